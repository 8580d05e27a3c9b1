import { and, eq, gt, isNull } from 'drizzle-orm'
import { turnOffTwoFactor, turnOnTwoFactor, twoFactor as twoFactorEndpoint, minute } from '@baize/contract'
import type { Input, Output } from '@baize/contract'
import { readSetting } from '../../../db/settings.ts'
import { inTransaction } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { Refusal } from '../../../http/refusal.ts'
import type { Player } from '../../players/index.ts'
import { makeRecoveryCodes, recoveryLeft } from './recovery-codes.ts'
import { decryptSecret, encryptSecret } from '../../../verification/index.ts'
import { endDeviceTrust } from '../device-trust.ts'
import { isTwoFactorOn, takeTwoFactorCode } from './two-factor-code.ts'
import { twoFactor, recoveryCode } from './tables.ts'
import { newTotpSecret, otpauthUrl, totpStepOf } from './totp.ts'
import { brandSetting } from '../../../system/index.ts'
import { route } from '../../../http/route.ts'
import type { Context, Route } from '../../../http/route.ts'
import { audit, auditOf } from '../../../audit-trail/index.ts'
import { notifySecurityChange } from '../security-notices.ts'
import { requireOwner } from '../require-owner.ts'
import { lockUndelayed, requireNoSecurityDelay } from '../second-verification/security-delay.ts'
import { requireRightAnswer, playerOfSession } from '../second-verification/confirm-answer.ts'
import { forgetDevices } from '../second-verification/known-devices.ts'

/** Milliseconds for which a secret waits for its first code. */
const life = 15 * minute

/**
 * Makes a secret for the authenticator, which takes effect with its first code. It replaces one
 * that was not confirmed.
 * @throws Refusal TWO_FACTOR_ON
 */
async function beginTwoFactor(deps: Deps, { id, account }: Player) {
  const secret = newTotpSecret(deps.random)
  const fresh = {
    secret: await encryptSecret(deps, 'two-factor', id, secret),
    setupEndsAt: new Date(deps.clock.now().getTime() + life),
    lastStep: 0,
  }
  const written = await deps.db
    .insert(twoFactor)
    .values({ playerId: id, ...fresh })
    .onConflictDoUpdate({ target: twoFactor.playerId, set: fresh, setWhere: isNull(twoFactor.confirmedAt) })
    .returning()
  if (!written.length) throw new Refusal('TWO_FACTOR_ON')
  const { name } = await readSetting(deps, brandSetting)
  return { secret, otpauthUrl: otpauthUrl(secret, name, account) }
}

/** The secret that waits for its first code. @throws Refusal TWO_FACTOR_ON or CHALLENGE_ENDED */
async function waitingSecret(deps: Deps, playerId: string): Promise<string> {
  const { db, clock } = deps
  const waiting = and(
    eq(twoFactor.playerId, playerId),
    isNull(twoFactor.confirmedAt),
    gt(twoFactor.setupEndsAt, clock.now()),
  )
  const [row] = await db.select().from(twoFactor).where(waiting)
  if (row) return row.secret
  throw new Refusal((await isTwoFactorOn(db, playerId)) ? 'TWO_FACTOR_ON' : 'CHALLENGE_ENDED')
}

/**
 * Switches two-factor on with the first code of the secret, and answers the recovery codes; null
 * where the code is wrong. What was opened without a code ends: quick login, and devices that were
 * known.
 * @throws Refusal CHALLENGE_ENDED where another secret took its place meanwhile
 */
async function confirmTwoFactor(deps: Deps, playerId: string, encrypted: string, code: string) {
  const now = deps.clock.now()
  const step = totpStepOf(await decryptSecret(deps, 'two-factor', playerId, encrypted), code, now)
  if (step === null) return null
  return inTransaction(deps.db, async tx => {
    await lockUndelayed({ db: tx, clock: deps.clock }, playerId)
    const confirmed = await tx
      .update(twoFactor)
      .set({ confirmedAt: now, lastStep: step })
      .where(and(eq(twoFactor.playerId, playerId), eq(twoFactor.secret, encrypted), isNull(twoFactor.confirmedAt)))
      .returning()
    if (!confirmed.length) throw new Refusal('CHALLENGE_ENDED')
    await endDeviceTrust(tx, playerId)
    return makeRecoveryCodes(deps.random, tx, playerId)
  })
}

const stateRoute = route(twoFactorEndpoint, async (_input, ctx) => {
  const { id, passwordHash } = await playerOfSession(ctx)
  const { db } = ctx.deps
  return {
    enabled: await isTwoFactorOn(db, id),
    recoveryLeft: await recoveryLeft(db, id),
    hasPassword: passwordHash !== null,
  }
})

type TurnOnTwoFactorInput = Input<typeof turnOnTwoFactor>
type SetUpStep = Output<typeof turnOnTwoFactor>

/**
 * The two steps of setting up, by name (AUTH-31). The password is required, so that a session that
 * was left open cannot lock its owner out.
 */
const steps: Record<
  TurnOnTwoFactorInput['step'],
  (ctx: Context, who: Player, asked: TurnOnTwoFactorInput) => Promise<SetUpStep>
> = {
  async setup(ctx, who, { password }) {
    await requireNoSecurityDelay(ctx.deps, who.id)
    await requireOwner(ctx, who, password)
    return beginTwoFactor(ctx.deps, who)
  },
  async confirm(ctx, who, { code = '' }) {
    const { deps } = ctx
    const encrypted = await waitingSecret(deps, who.id)
    const recoveryCodes = await requireRightAnswer(ctx, who, () => confirmTwoFactor(deps, who.id, encrypted, code))
    await audit(deps, deps.db, { ...auditOf(ctx, who), what: 'two-factor-on' })
    await notifySecurityChange(ctx, who, 'two-factor-on')
    return { recoveryCodes }
  },
}

const onRoute = route(turnOnTwoFactor, async (input, ctx) => steps[input.step](ctx, await playerOfSession(ctx), input))

/**
 * Switches two-factor off. The password is checked first, so that a wrong one does not use a
 * recovery code up.
 */
const offRoute = route(turnOffTwoFactor, async ({ code, password }, ctx) => {
  const who = await playerOfSession(ctx)
  await requireRightAnswer(ctx, who, async () => {
    await requireOwner(ctx, who, password)
    return takeTwoFactorCode(ctx.deps, who.id, code)
  })
  await inTransaction(ctx.deps.db, async tx => {
    await lockUndelayed({ db: tx, clock: ctx.deps.clock }, who.id)
    await tx.delete(twoFactor).where(eq(twoFactor.playerId, who.id))
    await tx.delete(recoveryCode).where(eq(recoveryCode.playerId, who.id))
    await forgetDevices(tx, who.id)
    await audit(ctx.deps, tx, { ...auditOf(ctx, who), what: 'two-factor-off' })
  })
  await notifySecurityChange(ctx, who, 'two-factor-off')
  return { enabled: false }
})

export const twoFactorRoutes: Route[] = [stateRoute, onRoute, offRoute]
