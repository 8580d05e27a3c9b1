import { loginIdentity } from '@baize/contract'
import { Refusal } from '../../http/refusal.ts'
import { route } from '../../http/route.ts'
import type { Route } from '../../http/route.ts'
import { deviceHashOf } from '../security/index.ts'
import { completeLogin } from '../login/index.ts'
import { identityOf } from './identify.ts'
import { playerByIdentity } from './links.ts'

/** Whom the provider knows and we know comes in; whom we do not know registers (REG-37). */
const loginRoute = route(loginIdentity, async ({ firebaseChannel, firebaseIdToken, deviceSecret }, ctx) => {
  const identity = await identityOf(ctx, firebaseChannel, firebaseIdToken)
  const player = await playerByIdentity(ctx.deps.db, ctx.site.merchant, identity)
  if (!player) throw new Refusal('REGISTER_REQUIRED')
  return completeLogin(ctx, player, { kind: 'identity', side: 'player', device: deviceHashOf(deviceSecret) })
})

export const identityRoutes: Route[] = [loginRoute]
