import { accountRoutes } from '../accounts/index.ts'
import { agentRoutes } from '../agents/routes.ts'
import { announcementRoutes } from '../announcements/index.ts'
import { chatRoutes } from '../chat/index.ts'
import { contractRoutes } from '../agents/agreements/index.ts'
import { gameListRoutes } from '../games/index.ts'
import { launchRoutes } from '../launches/launch-routes.ts'
import { gameSearchRoutes } from '../games/search-routes.ts'
import { lotteryRoutes } from '../lottery/index.ts'
import { systemRoutes } from '../system/index.ts'
import { transferRoutes } from '../transfers/index.ts'
import { vendorRoutes } from '../game-vendors/index.ts'
import { verificationRoutes } from '../verification/routes.ts'
import { walletRoutes } from '../wallet/index.ts'
import { winnerRoutes } from '../winners/index.ts'
import type { Route } from '../http/route.ts'

/** Every endpoint's handler, by area. */
export const routes: readonly Route[] = [
  ...systemRoutes,
  ...accountRoutes,
  ...verificationRoutes,
  ...walletRoutes,
  ...contractRoutes,
  ...transferRoutes,
  ...gameListRoutes,
  ...gameSearchRoutes,
  ...launchRoutes,
  ...lotteryRoutes,
  ...winnerRoutes,
  ...announcementRoutes,
  ...chatRoutes,
  ...agentRoutes,
  ...vendorRoutes,
]
