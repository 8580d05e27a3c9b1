import { createHash } from 'node:crypto'
import type { Store } from './open.ts'

/** A player at one game. The token itself is nowhere in the store, only its hash. */
export interface Session {
  tokenHash: string
  /** The operator's id of this session. */
  walletSession: string
  player: string
  nickname: string
  currency: string
  symbol: string
  language: string
  gameCode: string
  hostOrigin: string | null
  lobbyUrl: string
  /**
   * The wallet at this vendor that its rounds draw on; null where the operator keeps the only one.
   */
  wallet: string | null
  openedAt: number
}

/** Hours after which a game session ends by itself, on the studio's side. */
const lifetimeHours = 12

/** Hours for which a session is kept, ended or not. */
const keptHours = 2 * lifetimeHours

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

/** Keeps a session, and lets go of those whose time was over long ago. */
export function saveSession(store: Store, session: Session): void {
  store.prepare('DELETE FROM session WHERE opened_at < ?').run(session.openedAt - keptHours * 3_600_000)
  store
    .prepare(
      `INSERT INTO session (token_hash, wallet_session, player, nickname, currency, symbol, language, game_code, host_origin, lobby_url, wallet, opened_at)
       VALUES (:tokenHash, :walletSession, :player, :nickname, :currency, :symbol, :language, :gameCode, :hostOrigin, :lobbyUrl, :wallet, :openedAt)`,
    )
    .run({ ...session })
}

/** The live session of a token, or null. */
export function sessionOf(store: Store, token: string, now: number): Session | null {
  const row = store
    .prepare(
      `SELECT token_hash AS tokenHash, wallet_session AS walletSession, player, nickname, currency, symbol, language,
              game_code AS gameCode, host_origin AS hostOrigin, lobby_url AS lobbyUrl, wallet, opened_at AS openedAt
       FROM session WHERE token_hash = ? AND ended_at IS NULL AND opened_at > ?`,
    )
    .get(hashOf(token), now - lifetimeHours * 3_600_000)
  return (row as Session | undefined) ?? null
}

/** Ends every session that the operator has ended; nothing more can be staked in it. */
export function endWalletSession(store: Store, walletSession: string, now: number): void {
  store.prepare('UPDATE session SET ended_at = ? WHERE wallet_session = ? AND ended_at IS NULL').run(now, walletSession)
}
