/** Events of a session, which the client tells on the document where no element has caused them. */
export const sessionEvents: readonly string[] = ['baize-login', 'baize-logout']

/** What the page was last told of a session, by the operator whose it is: all frames of a page have the same. */
const told = new Map<string, string>()

/** Notes what the page is told of a session. @returns whether it is news: each frame hears for itself that a session ended, and the page is told once */
export function noteSession(operator: string, name: string, { type = '' }: { type?: unknown }): boolean {
  if (!sessionEvents.includes(name)) return false
  const news = `${name} ${String(type)}`
  const isNews = told.get(operator) !== news
  told.set(operator, news)
  return isNews
}
