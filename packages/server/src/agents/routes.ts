import type { Route } from '../http/route.ts'
import { createDownlineRoute } from './create-downline.ts'
import { downlinesRoute } from './downlines.ts'
import { deleteRegisterLinkRoute, registerLinksRoute } from './link-routes.ts'
import { createRegisterLinkRoute } from './make-link.ts'
import { referralRoute } from './referral.ts'
import { noteVisitRoute } from './visits.ts'

export const agentRoutes: readonly Route[] = [
  downlinesRoute,
  createDownlineRoute,
  registerLinksRoute,
  createRegisterLinkRoute,
  deleteRegisterLinkRoute,
  noteVisitRoute,
  referralRoute,
]
