export default { component: 'baize-restricted-page' }

/** The platform of the stories is open to everybody, so nothing is drawn. */
export const Empty = { parameters: { width: 480 } }
