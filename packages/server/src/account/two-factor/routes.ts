import { turnOffTwoFactor, turnOnTwoFactor, twoFactor as twoFactorRow } from '@baize/contract'
import type { Output } from '@baize/contract'
import { eq } from 'drizzle-orm'
import { inTransaction } from '../../db/transaction.ts'
import { route, sessionOf } from '../../http/route.ts'
import type { Context, Route } from '../../http/route.ts'
import { audit, auditOf } from '../audit.ts'
import { requirePassword } from '../password/require-password.ts'
import type { Player } from '../players.ts'
import { requireCalm } from '../second/caution.ts'
import { confirmed, ownerOf } from '../second/confirm.ts'
import { forgetDevices } from '../second/devices.ts'
import { recoveryLeft } from './recovery.ts'
import { beginTwoFactor, confirmTwoFactor, waitingSecret } from './set-up.ts'
import { isTwoFactorOn } from './state.ts'
import { recoveryCode, twoFactor } from './tables.ts'
import { takeFactor } from './take.ts'

const stateRoute = route(twoFactorRow, async (_input, ctx) => {
  const { playerId } = sessionOf(ctx)
  const { db } = ctx.deps
  return { enabled: await isTwoFactorOn(db, playerId), recoveryLeft: await recoveryLeft(db, playerId) }
})

type SetUp = Output<typeof turnOnTwoFactor>

/** The two steps of setting up, by name (AUTH-31). */
const steps: Record<'setup' | 'confirm', (ctx: Context, who: Player, code: string) => Promise<SetUp>> = {
  async setup({ deps }, who) {
    await requireCalm(deps, who.id)
    return beginTwoFactor(deps, who)
  },
  async confirm(ctx, who, code) {
    const { deps } = ctx
    const sealed = await waitingSecret(deps, who.id)
    const recoveryCodes = await confirmed(ctx, who, () => confirmTwoFactor(deps, who.id, sealed, code))
    await audit(deps, deps.db, { ...auditOf(ctx, who), what: 'two-factor-on' })
    return { recoveryCodes }
  },
}

const onRoute = route(turnOnTwoFactor, async ({ step, code = '' }, ctx) => steps[step](ctx, await ownerOf(ctx), code))

/** The password first: a wrong one must not use a recovery code up. */
const offRoute = route(turnOffTwoFactor, async ({ code, password }, ctx) => {
  const who = await ownerOf(ctx)
  await confirmed(ctx, who, async () => {
    // Who came by one click may have none; then the code is all there is to ask for.
    if (who.passwordHash !== null) await requirePassword(ctx, who, password)
    return takeFactor(ctx.deps, who.id, code)
  })
  await inTransaction(ctx.deps.db, async tx => {
    await tx.delete(twoFactor).where(eq(twoFactor.playerId, who.id))
    await tx.delete(recoveryCode).where(eq(recoveryCode.playerId, who.id))
    await forgetDevices(tx, who.id)
    await audit(ctx.deps, tx, { ...auditOf(ctx, who), what: 'two-factor-off' })
  })
  return { enabled: false }
})

export const twoFactorRoutes: Route[] = [stateRoute, onRoute, offRoute]
