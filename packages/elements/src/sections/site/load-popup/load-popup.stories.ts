// No page of docs: its popup would lie over it.
export default { component: 'baize-load-popup', tags: ['!autodocs'] }

/** What a visitor of the demo site is told; nothing where staff have ended it. */
export const Visitor = {}
/** With the light colours. */
export const Light = { args: { theme: 'light' }, globals: { theme: 'light' } }
