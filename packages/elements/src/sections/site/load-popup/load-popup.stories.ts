// No page of docs: its popup would lie over it.
export default { component: 'baize-load-popup', tags: ['!autodocs'] }

/** Held back by the page; the demo site shows what a visitor is told. */
export const Empty = { args: { paused: true } }
