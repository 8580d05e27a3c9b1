import { trialTypes } from '@baize/contract'
import type { Endpoint } from '@baize/contract'
import type { Gates, SessionInfo } from './route.ts'
import { Refusal } from './refusal.ts'

const bearer = (headers: Headers): string | null =>
  /^Bearer (\S+)$/i.exec(headers.get('authorization') ?? '')?.[1] ?? null

function requireAllowed(endpoint: Endpoint, session: SessionInfo): void {
  if (session.pending && !endpoint.pending) throw new Refusal('PASSWORD_CHANGE_REQUIRED')
  if (endpoint.reach === 'full' && session.reach === 'play') throw new Refusal('REACH_TOO_SMALL')
  if (trialTypes.includes(session.type) && !endpoint.trial) throw new Refusal('TRIAL_REFUSED')
}

/**
 * The session of a request, as far as the endpoint asks for one.
 * @throws Refusal NOT_LOGGED_IN, REACH_TOO_SMALL, TRIAL_REFUSED or PASSWORD_CHANGE_REQUIRED
 */
export async function authorize(
  endpoint: Endpoint,
  headers: Headers,
  { origin, merchant }: { origin: string | null; merchant: string },
  gates: Gates,
): Promise<SessionInfo | null> {
  if (endpoint.access === 'public') return null
  const token = bearer(headers)
  const session = token ? await gates.session(token, origin, merchant) : null
  if (session) requireAllowed(endpoint, session)
  else if (endpoint.access === 'member') throw new Refusal('NOT_LOGGED_IN')
  return session
}
