/**
 * Key under which an event carries its default action: what the element does if no listener answers
 * the event. In a frame it runs later, once the page around it has answered.
 */
export const defaultActionKey: unique symbol = Symbol.for('baize.again')

/** The default action of the next event, which takes it when it is created. */
export const pendingDefaultAction: { run: (() => void) | null } = { run: null }
