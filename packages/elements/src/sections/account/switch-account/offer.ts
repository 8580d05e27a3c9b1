/** Another account that a link has brought (BOOT-22). */
export interface Offer {
  /** Who is logged in; empty where nobody was. */
  from: string
  to: string
  /** Makes it the session; absent where it is. */
  accept: (() => Promise<void>) | null
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** What the host handed over, or null where that is no offer. */
export function readOffer(given: unknown): Offer | null {
  if (!isRecord(given) || !text(given['to'])) return null
  const accept = typeof given['accept'] === 'function' ? (given['accept'] as () => Promise<void>) : null
  return { from: text(given['from']), to: text(given['to']), accept }
}
