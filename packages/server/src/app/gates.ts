import type { Deps } from '../deps.ts'
import type { Gates } from '../http/gates.ts'
import { Refusal } from '../http/refusal.ts'
import { isHandoverCode, takeHandover, sessionOfToken } from '../accounts/sessions/index.ts'
import { enterOwnSite, ownSite } from '../access/own-site.ts'
import { RateLimit } from '../access/rate-limit.ts'
import { siteOf } from '../access/sites.ts'
import { inTurn, pace } from '../access/heavy-calls.ts'
import { unseal } from '../access/unseal.ts'

const minute = 60_000

/** The gates that accounts keep: who may call from where, whose token it is, what is sealed, how often. */
export async function accountGates(
  deps: Deps,
): Promise<Pick<Gates, 'site' | 'session' | 'unseal' | 'limit' | 'pace' | 'inTurn'>> {
  await enterOwnSite(deps)
  const calls = new RateLimit({ calls: deps.config.limits.callsPerMinute, per: minute })
  return {
    site: async (key, origin) => {
      const site = await siteOf(deps, key ?? ownSite(deps.config).key, origin)
      if (!key && site.reachOf(origin) !== 'full') throw new Refusal('ORIGIN_REFUSED')
      return site
    },
    session: async (bearer, origin, merchant) => {
      if (!isHandoverCode(bearer)) return sessionOfToken(deps, bearer, { origin, merchant })
      const taken = await takeHandover(deps, bearer, { origin, merchant })
      return taken && { ...taken.session, token: taken.token }
    },
    pace: endpoint => pace(deps, endpoint),
    inTurn: (endpoint, work) => inTurn(deps, endpoint, work),
    unseal: (endpoint, sealed, origin) => unseal(deps, endpoint, sealed, origin),
    limit: async (_endpoint, ip) => {
      const retryAfter = calls.take(ip, deps.clock.now().getTime())
      if (retryAfter) throw new Refusal('RATE_LIMITED', null, { retryAfter })
    },
  }
}
