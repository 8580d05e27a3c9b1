export default { component: 'baize-maintenance-page' }

/** The platform of the stories is open, so nothing is drawn. */
export const Empty = { parameters: { width: 480 } }
