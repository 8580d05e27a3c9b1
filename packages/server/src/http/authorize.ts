import { trialTypes } from '@baize/contract'
import type { Endpoint } from '@baize/contract'
import type { Fragment } from '../db/statement.ts'
import type { Gates, SessionInfo, Site } from './route.ts'
import { Refusal } from './refusal.ts'

const bearer = (headers: Headers): string | null =>
  /^Bearer (\S+)$/i.exec(headers.get('authorization') ?? '')?.[1] ?? null

function requireAllowed(endpoint: Endpoint, session: SessionInfo): void {
  if (session.pending && !endpoint.pending) throw new Refusal('PASSWORD_CHANGE_REQUIRED')
  if (endpoint.reach === 'full' && session.reach === 'play') throw new Refusal('REACH_TOO_SMALL')
  if (trialTypes.includes(session.type) && !endpoint.trial) throw new Refusal('TRIAL_REFUSED')
}

/**
 * The reach of a session now: what it was given when it began, as far as the site still lets the
 * page of this call and the page where it began have it. A call without an origin may come from a
 * partner's server, or leave out that of a page that has lost the full reach.
 */
const reachNow = ({ reach, origin: begunAt }: SessionInfo, origin: string | null, site: Site): SessionInfo['reach'] =>
  [reach, site.reachOf(origin), site.reachOf(begunAt)].every(each => each === 'full') ? 'full' : 'play'

/**
 * The session of a request, as far as the endpoint asks for one.
 * @throws Refusal NOT_LOGGED_IN, REACH_TOO_SMALL, TRIAL_REFUSED or PASSWORD_CHANGE_REQUIRED
 */
export async function authorize(
  endpoint: Endpoint,
  headers: Headers,
  { origin, site, playerQuery }: { origin: string | null; site: Site; playerQuery?: Fragment | undefined },
  gates: Gates,
): Promise<SessionInfo | null> {
  if (endpoint.access === 'public') return null
  const token = bearer(headers)
  const found = token ? await gates.session(token, origin, site.merchant, playerQuery) : null
  const session = found && { ...found, reach: reachNow(found, origin, site) }
  if (session) requireAllowed(endpoint, session)
  else if (endpoint.access === 'member') throw new Refusal('NOT_LOGGED_IN')
  return session
}
