import type { Endpoint } from '@baize/contract'
import type { SiteStorage } from './site-storage.ts'
import type { Store } from './storage.ts'

/**
 * Answers that the operator's own site keeps for the session, by the keys of the specification
 * (ENT-15, ENT-16).
 */
const keys: Readonly<Record<string, string>> = {
  vendorLanes: 'gameVendor',
  hotGames: 'hotGames',
  registerSettings: 'validate',
  consolidated: 'consolidated',
  merchantWallet: 'merchantWallet',
}

/**
 * Milliseconds after which a kept answer is asked for anew: whether a game is open is part of it.
 */
const keptFor = 300_000

interface Kept {
  /** What was asked, language included. */
  asked: string
  at: number
  value: unknown
}

/** Writes an answer down, on the operator's own site alone. */
export function keepAnswer(
  { own, session }: SiteStorage,
  { name }: Endpoint,
  input: object,
  value: unknown,
  at: number,
): void {
  const key = keys[name]
  if (own && key) session.set(key, JSON.stringify({ asked: JSON.stringify(input), at, value } satisfies Kept))
}

const parsed = (text: string): Partial<Kept> => {
  try {
    return (JSON.parse(text) ?? {}) as Partial<Kept>
  } catch {
    return {}
  }
}

/**
 * The answer that the session has to this very question, also after the page was loaded again;
 * undefined where it has none of late (GAME-46, GAME-47).
 */
export function keptAnswer(session: Store, { name }: Endpoint, input: object, now: number): unknown {
  const { asked, at = 0, value } = parsed(session.get(keys[name] ?? '') ?? '')
  return asked === JSON.stringify(input) && Math.abs(now - at) < keptFor ? value : undefined
}
