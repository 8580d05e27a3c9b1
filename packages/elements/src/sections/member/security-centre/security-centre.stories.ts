export default { component: 'baize-security-centre' }

/** As a page of the member centre. */
export const Wide = { parameters: { width: 760 } }
