import { minute } from '@baize/contract'
import type { Area } from '../../area.ts'
import { agreementsCommand } from './agreements-command.ts'
import { answerRoutes } from './answer.ts'
import { expireDueAgreements } from './lapse.ts'
import { listRoute } from './list.ts'
import { seenRoute } from './news.ts'
import { offerRoute } from './offer.ts'
import { seedAgreements } from './grant.ts'
import { agentAgreement } from './tables.ts'
import { terminateRoute } from './terminate.ts'
import { consolidatedRoute } from './waiting-flags.ts'

export const agreements: Area = {
  name: 'agents/agreements',
  routes: [consolidatedRoute, listRoute, offerRoute, terminateRoute, seenRoute, ...answerRoutes],
  tables: [agentAgreement],
  jobs: [
    { name: 'lapse-agreements', every: 10 * minute, run: ({ db, clock }) => expireDueAgreements(db, clock.now()) },
  ],
  seed: seedAgreements,
  commands: { contracts: agreementsCommand },
}
