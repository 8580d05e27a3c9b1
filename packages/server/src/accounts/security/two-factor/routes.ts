import { turnOffTwoFactor, turnOnTwoFactor, twoFactor as twoFactorEndpoint } from '@baize/contract'
import type { Input, Output } from '@baize/contract'
import { eq } from 'drizzle-orm'
import { inTransaction } from '../../../db/transaction.ts'
import { route } from '../../../http/route.ts'
import type { Context, Route } from '../../../http/route.ts'
import { audit, auditOf } from '../../../audit-trail/index.ts'
import { notify } from '../notices.ts'
import { requireOwner } from '../require-owner.ts'
import type { Player } from '../../players/index.ts'
import { requireCalm } from '../second-verification/caution.ts'
import { confirmed, ownerOf } from '../second-verification/confirm.ts'
import { forgetDevices } from '../second-verification/devices.ts'
import { recoveryLeft } from './recovery.ts'
import { beginTwoFactor, confirmTwoFactor, waitingSecret } from './set-up.ts'
import { isTwoFactorOn } from './state.ts'
import { recoveryCode, twoFactor } from './tables.ts'
import { takeFactor } from './take.ts'

const stateRoute = route(twoFactorEndpoint, async (_input, ctx) => {
  const { id, passwordHash } = await ownerOf(ctx)
  const { db } = ctx.deps
  return {
    enabled: await isTwoFactorOn(db, id),
    recoveryLeft: await recoveryLeft(db, id),
    hasPassword: passwordHash !== null,
  }
})

type TurnOnTwoFactorInput = Input<typeof turnOnTwoFactor>
type SetUp = Output<typeof turnOnTwoFactor>

/** The two steps of setting up, by name (AUTH-31). A session that was left open must not be enough to lock its owner out. */
const steps: Record<
  TurnOnTwoFactorInput['step'],
  (ctx: Context, who: Player, asked: TurnOnTwoFactorInput) => Promise<SetUp>
> = {
  async setup(ctx, who, { password }) {
    await requireCalm(ctx.deps, who.id)
    await requireOwner(ctx, who, password)
    return beginTwoFactor(ctx.deps, who)
  },
  async confirm(ctx, who, { code = '' }) {
    const { deps } = ctx
    const sealed = await waitingSecret(deps, who.id)
    const recoveryCodes = await confirmed(ctx, who, () => confirmTwoFactor(deps, who.id, sealed, code))
    await audit(deps, deps.db, { ...auditOf(ctx, who), what: 'two-factor-on' })
    await notify(ctx, who, 'two-factor-on')
    return { recoveryCodes }
  },
}

const onRoute = route(turnOnTwoFactor, async (input, ctx) => steps[input.step](ctx, await ownerOf(ctx), input))

/** The password first: a wrong one must not use a recovery code up. */
const offRoute = route(turnOffTwoFactor, async ({ code, password }, ctx) => {
  const who = await ownerOf(ctx)
  await confirmed(ctx, who, async () => {
    await requireOwner(ctx, who, password)
    return takeFactor(ctx.deps, who.id, code)
  })
  await inTransaction(ctx.deps.db, async tx => {
    await tx.delete(twoFactor).where(eq(twoFactor.playerId, who.id))
    await tx.delete(recoveryCode).where(eq(recoveryCode.playerId, who.id))
    await forgetDevices(tx, who.id)
    await audit(ctx.deps, tx, { ...auditOf(ctx, who), what: 'two-factor-off' })
  })
  await notify(ctx, who, 'two-factor-off')
  return { enabled: false }
})

export const twoFactorRoutes: Route[] = [stateRoute, onRoute, offRoute]
