import type { Area } from '../../area.ts'
import { identityRoutes } from './login-by-identity.ts'
import { playerIdentity } from './tables.ts'

export const identity: Area = {
  name: 'accounts/identity',
  routes: identityRoutes,
  tables: [playerIdentity],
}
