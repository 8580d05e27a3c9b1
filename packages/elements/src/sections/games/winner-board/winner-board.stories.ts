export default { component: 'baize-winner-board' }

/** Both lists side by side. */
export const Both = {}
/** The latest wins in a sidebar. */
export const Latest = { args: { view: 'latest', limit: 5 }, parameters: { width: 344 } }
/** The biggest wins of the week. */
export const Biggest = { args: { view: 'biggest' } }
/** With the light colours. */
export const Light = { args: { view: 'latest', limit: 5, theme: 'light' }, globals: { theme: 'light' } }
