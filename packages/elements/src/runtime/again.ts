/** Under which an event carries what its element does once nobody answers it: a frame asks the page around it, which takes a moment. */
export const againKey: unique symbol = Symbol.for('baize.again')

/** What the next request of an element would run once more; taken by the event. */
export const again: { run: (() => void) | null } = { run: null }
