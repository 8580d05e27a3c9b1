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
  /** What is read in the same trip, of the player `p`. */
  beside?: Fragment | undefined
}

interface Found extends Omit<SessionInfo, 'token'> {
  seen_at: string
  ends_at: string
}

type ReadSession = Statement<{ tokenHash: string; merchant: string }, Found>

/**
 * A session of a player who is not disabled, with what is read beside it; every call of a member
 * begins with it.
 */
const readSession = (beside: Fragment): ReadSession => statement<{ tokenHash: string; merchant: string }, Found>()`
  select s.id, s.player_id as "playerId", s.origin, s.reach, s.pending, s.seen_at::text, s.ends_at::text, p.account, p.type,
    ${beside} as beside
  from session s join player p on p.id = s.player_id
  where s.token_hash = ${'tokenHash'} and p.merchant = ${'merchant'} and not p.disabled`

const nothing = fragment`null`
const made = new Map<Fragment, ReadSession>()

/** The statement with this beside the session, which is made once. */
function readSessionWith(beside: Fragment): ReadSession {
  const prepared = made.get(beside) ?? readSession(beside)
  made.set(beside, prepared)
  return prepared
}

/**
 * The session of a token, if it is alive and the call comes from its origin. Browsers send no
 * origin with reads from their own, so a call without one is accepted.
 */
export async function sessionOfToken(
  { db, clock }: Deps,
  token: string,
  { origin, merchant, beside = nothing }: CallOrigin,
): Promise<SessionInfo | null> {
  const tokenHash = digest(token)
  const [found] = await runStatement(db, readSessionWith(beside), { tokenHash, merchant })
  if (!found) return null
  const { seen_at: seen, ends_at: ends, ...session } = found
  const times = { seenAt: new Date(seen), endsAt: new Date(ends) }
  if (!isAlive(times, clock.now())) return null
  if (origin !== null && origin !== session.origin) return null
  await keepAlive({ db, clock }, { tokenHash, ...times })
  return session
}
