import { accountRoutes } from '../account/index.ts'
import { systemRoutes } from '../system/index.ts'
import { walletRoutes } from '../wallet/index.ts'
import type { Route } from './route.ts'

/** Every row's handler, by area. */
export const routes: readonly Route[] = [...systemRoutes, ...accountRoutes, ...walletRoutes]
