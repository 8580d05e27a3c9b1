import type { Route } from '../../../http/route.ts'
import { loginRoute, optionsRoute } from '../../login/quick-login.ts'
import { devicesRoute, setRoute } from './settings.ts'

export const quickRoutes: Route[] = [optionsRoute, loginRoute, devicesRoute, setRoute]
