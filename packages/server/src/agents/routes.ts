import type { Route } from '../http/route.ts'
import { createDownlineRoute } from './downlines/create-downline.ts'
import { downlinesRoute } from './downlines/downlines.ts'
import { deleteRegisterLinkRoute, registerLinksRoute } from './links/link-routes.ts'
import { createRegisterLinkRoute } from './links/make-link.ts'
import { referralRoute } from './links/referral.ts'
import { noteVisitRoute } from './links/visits.ts'

export const agentRoutes: readonly Route[] = [
  downlinesRoute,
  createDownlineRoute,
  registerLinksRoute,
  createRegisterLinkRoute,
  deleteRegisterLinkRoute,
  noteVisitRoute,
  referralRoute,
]
