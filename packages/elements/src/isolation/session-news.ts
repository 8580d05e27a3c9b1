/** Events of a session, which the client tells on the document where no element has caused them. */
export const sessionEvents: readonly string[] = ['baize-login', 'baize-logout']

/**
 * The last event of a session that was dispatched on the page, by operator: all frames of a page
 * share the session.
 */
const lastReported = new Map<string, string>()

/**
 * Records an event of a session.
 * @returns whether it is new: each frame reports the end of a session, and the page gets it once
 */
export function noteSession(operator: string, name: string, { type = '' }: { type?: unknown }): boolean {
  if (!sessionEvents.includes(name)) return false
  const event = `${name} ${String(type)}`
  const isNew = lastReported.get(operator) !== event
  lastReported.set(operator, event)
  return isNew
}
