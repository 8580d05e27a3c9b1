import type { Route } from '../../http/route.ts'
import { answerRoutes } from './answer.ts'
import { consolidatedRoute } from './waiting.ts'
import { listRoute } from './list.ts'
import { offerRoute } from './offer.ts'
import { terminateRoute } from './terminate.ts'

export { contractCounts } from './counts.ts'
export type { ContractCounts } from './counts.ts'
export { endContract, grantContract, isTopAgent } from './grant.ts'
export { seedContracts } from './seed.ts'
export { letTimePass } from './expire.ts'

export const contractRoutes: Route[] = [consolidatedRoute, listRoute, offerRoute, terminateRoute, ...answerRoutes]
