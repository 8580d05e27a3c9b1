import type { Deps } from '../deps.ts'
import type { Gates } from '../http/route.ts'
import { sessionOfBearer } from '../accounts/sessions/index.ts'
import { runInQueue, startInOwnTurn } from '../access/heavy-calls.ts'
import { enterOwnSite } from '../access/sites/own-site.ts'
import { siteOfCall } from '../access/sites/site-of-call.ts'
import { limitCallRate } from '../access/call-rates.ts'
import { unseal } from '../access/unseal.ts'
import { platformOpenGate } from '../system/index.ts'

/** The gates of the platform; each rule stands in the area that is named here. */
export async function platformGates(deps: Deps): Promise<Gates> {
  await enterOwnSite(deps)
  const limit = limitCallRate(deps)
  return {
    pace: endpoint => startInOwnTurn(deps, endpoint),
    limit: async (_endpoint, network) => limit(network),
    site: (key, origin) => siteOfCall(deps, key, origin),
    open: platformOpenGate(deps),
    inTurn: (endpoint, work) => runInQueue(deps, endpoint, work),
    session: (bearer, origin, merchant, beside) => sessionOfBearer(deps, bearer, { origin, merchant, beside }),
    unseal: (endpoint, sealed, origin) => unseal(deps, endpoint, sealed, origin),
  }
}
