import type { Deps } from '../deps.ts'
import type { Gates } from '../http/route.ts'
import { sessionOfBearer } from '../accounts/sessions/index.ts'
import { enterOwnSite, siteOfCall } from '../sites/index.ts'
import { unseal } from '../sealing/unseal.ts'
import { platformOpenGate } from '../system/index.ts'

/** The gates of the platform; each rule stands in the area that is named here. */
export async function platformGates(deps: Deps): Promise<Gates> {
  await enterOwnSite(deps)
  const { limits } = deps
  return {
    stagger: endpoint => limits.heavyCalls.stagger(endpoint),
    limit: async (_endpoint, network) => limits.require('calls', network),
    site: (key, origin) => siteOfCall(deps, key, origin),
    open: platformOpenGate(deps),
    enqueue: (endpoint, work) => limits.heavyCalls.run(endpoint, work),
    session: (bearer, origin, merchant, playerQuery) =>
      sessionOfBearer(deps, bearer, { origin, merchant, playerQuery }),
    unseal: (endpoint, sealed, origin) => unseal(deps, endpoint, sealed, origin),
  }
}
