import { digest } from '../../secrets.ts'
import { fragment, runStatement, statement } from '../../db/statement.ts'
import type { Fragment, Statement } from '../../db/statement.ts'
import type { Deps } from '../../deps.ts'
import type { SessionInfo } from '../../http/route.ts'
import { isAlive } from './session-life.ts'
import { keepAlive } from './sessions.ts'

/** Origin and merchant of a call; a token is valid at its own merchant only. */
export interface CallOrigin {
  /** Null outside browsers. */
  origin: string | null
  merchant: string
  /** Reads more of the player `p` in the same statement. */
  playerQuery?: Fragment | undefined
}

interface Found extends Omit<SessionInfo, 'token'> {
  seen_at: string
  ends_at: string
}

type ReadSession = Statement<{ tokenHash: string; merchant: string }, Found>

/**
 * Reads a session of a player who is not disabled, with the result of a further query of the
 * player; every call of a member begins with it.
 */
const readSession = (playerQuery: Fragment): ReadSession => statement<{ tokenHash: string; merchant: string }, Found>()`
  select s.id, s.player_id as "playerId", s.origin, s.reach, s.pending, s.seen_at::text, s.ends_at::text, p.account, p.type,
    ${playerQuery} as "playerData"
  from session s join player p on p.id = s.player_id
  where s.token_hash = ${'tokenHash'} and p.merchant = ${'merchant'} and not p.disabled`

const noQuery = fragment`null`
const statements = new Map<Fragment, ReadSession>()

/** The statement with a further query, made once for each. */
function readSessionWith(playerQuery: Fragment): ReadSession {
  const prepared = statements.get(playerQuery) ?? readSession(playerQuery)
  statements.set(playerQuery, prepared)
  return prepared
}

/**
 * The session of a token, if it is alive and the call comes from its origin. Browsers send no
 * origin with reads from their own, so a call without one is accepted.
 */
export async function sessionOfToken(
  { db, clock }: Deps,
  token: string,
  { origin, merchant, playerQuery = noQuery }: CallOrigin,
): Promise<SessionInfo | null> {
  const tokenHash = digest(token)
  const [found] = await runStatement(db, readSessionWith(playerQuery), { tokenHash, merchant })
  if (!found) return null
  const { seen_at: seen, ends_at: ends, ...session } = found
  const times = { seenAt: new Date(seen), endsAt: new Date(ends) }
  if (!isAlive(times, clock.now())) return null
  if (origin !== null && origin !== session.origin) return null
  await keepAlive({ db, clock }, { tokenHash, ...times })
  return session
}
