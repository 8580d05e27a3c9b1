import type { Context } from 'hono'
import { type Deps, nowOf } from '../engine/deps.ts'
import { type Session, sessionOf } from '../engine/store/sessions.ts'
import { Refusal } from '../engine/refusal.ts'

/** The live session of a call's bearer token, or null. */
export function liveSession(deps: Deps, c: Context): Session | null {
  const [, token] = /^Bearer ([\w-]{20,128})$/.exec(c.req.header('authorization') ?? '') ?? []
  return token ? sessionOf(deps.store, token, nowOf(deps)) : null
}

/**
 * The session of a call's bearer token.
 * @throws Refusal SESSION_ENDED
 */
export function requestSession(deps: Deps, c: Context): Session {
  const session = liveSession(deps, c)
  if (!session) throw new Refusal('SESSION_ENDED')
  return session
}
