import { quickDevices, setQuickLogin } from '@baize/contract'
import type { Input } from '@baize/contract'
import { inTransaction } from '../../../db/transaction.ts'
import { Refusal } from '../../../http/refusal.ts'
import { route, sessionOf } from '../../../http/route.ts'
import type { Context } from '../../../http/route.ts'
import { readSetting } from '../../../db/settings.ts'
import { audit, auditOf } from '../../../audit-trail/index.ts'
import { deviceNameOf } from '../../../http/device-name.ts'
import { deviceHashOf, isDeviceSecret } from '../device-secret.ts'
import { notifySecurityChange } from '../security-notices.ts'
import { requirePassword } from '../require-password.ts'
import { lockPassword } from '../../players/index.ts'
import type { Player } from '../../players/index.ts'
import { requireNoSecurityDelay } from '../second-verification/security-delay.ts'
import { requireRightAnswer, playerOfSession } from '../second-verification/confirm-answer.ts'
import { rememberDevice } from '../second-verification/known-devices.ts'
import { isTwoFactorOn, requireTwoFactorCode } from '../two-factor/two-factor-code.ts'
import { makePasskeyChallenge } from './passkey-challenges.ts'
import { quickDevicesOf, saveQuickDevice, removeQuickDevice, removeQuickDevices } from './quick-devices.ts'
import type { QuickDevice } from './quick-devices.ts'
import { relyingPartyIdOf } from './page-origin.ts'
import { newPasskey } from './passkey.ts'
import type { Passkey } from './passkey.ts'
import { isPin, hashPin } from './pin.ts'
import { loginSetting } from '../../../system/index.ts'

type SetQuickLoginInput = Input<typeof setQuickLogin>
type NewDevice = Pick<QuickDevice, 'kind' | 'deviceId'>

export const quickDevicesRoute = route(quickDevices, async (_input, ctx) => {
  const { playerId } = sessionOf(ctx)
  return {
    devices: await quickDevicesOf(ctx.deps.db, playerId),
    challenge: await makePasskeyChallenge(ctx.deps, playerId),
    rpId: relyingPartyIdOf(ctx),
    userId: Buffer.from(playerId.replaceAll('-', ''), 'hex').toString('base64url'),
  }
})

/**
 * Checks that need neither a password nor a code.
 * @throws Refusal FUNCTION_DISABLED, BAD_REQUEST or FIELD_INVALID
 */
async function requireNewDevice(
  { deps }: Context,
  { kind, deviceId, pin = '', deviceSecret = '' }: SetQuickLoginInput,
): Promise<NewDevice> {
  if (!(await readSetting(deps, loginSetting)).quickLogin) throw new Refusal('FUNCTION_DISABLED')
  if (!kind || !deviceId) throw new Refusal('BAD_REQUEST')
  if (kind === 'pin' && !isPin(pin)) throw new Refusal('FIELD_INVALID', { fields: { pin: 'format' } })
  if (kind === 'pin' && !isDeviceSecret(deviceSecret)) throw new Refusal('BAD_REQUEST')
  return { kind, deviceId }
}

/**
 * Secrets to store of a new device, by kind; null where its credential is invalid.
 * @throws Refusal BAD_REQUEST or BUSY
 */
const newSecretsByKind: Record<
  'pin' | 'passkey',
  (ctx: Context, who: Player, asked: SetQuickLoginInput) => Promise<Passkey | { pinHash: string } | null>
> = {
  pin: ({ deps }, _who, { pin = '', deviceSecret = '' }) => hashPin(deps, deviceSecret, pin),
  passkey: (ctx, who, { credential = '' }) => newPasskey(ctx, who.id, credential),
}

/**
 * Adds the calling device. It requires the password again, and a code where two-factor is on,
 * because two-factor is not asked on this device any more (AUTH-31).
 */
async function addDevice(ctx: Context, who: Player, asked: SetQuickLoginInput): Promise<void> {
  const { deps, site, headers } = ctx
  const { password = '', name, code } = asked
  const { kind, deviceId } = await requireNewDevice(ctx, asked)
  await requireNoSecurityDelay(deps, who.id)
  await requirePassword(ctx, who, password)
  const hadTwoFactor = await isTwoFactorOn(deps.db, who.id)
  await requireTwoFactorCode(ctx, who, code)
  const secrets = await requireRightAnswer(ctx, who, () => newSecretsByKind[kind](ctx, who, asked))
  await inTransaction(deps.db, async tx => {
    // The password may have been changed, or two-factor switched on, since they were checked.
    await lockPassword(tx, who, 'OLD_PASSWORD_INVALID')
    await requireNoSecurityDelay({ db: tx, clock: deps.clock }, who.id)
    if (!hadTwoFactor && (await isTwoFactorOn(tx, who.id))) throw new Refusal('FACTOR_REQUIRED')
    const saved = await saveQuickDevice(tx, {
      ...secrets,
      secretHash: deviceHashOf(asked.deviceSecret) ?? null,
      merchant: site.merchant,
      deviceId,
      playerId: who.id,
      kind,
      name: name?.trim() || deviceNameOf(headers),
      rpId: relyingPartyIdOf(ctx),
      addedAt: deps.clock.now(),
    })
    if (!saved) throw new Refusal('BAD_REQUEST')
    await audit(deps, tx, { ...auditOf(ctx, who), what: 'quick-on', reason: kind })
  })
  await rememberDevice(deps, who.id, deviceHashOf(asked.deviceSecret))
  await notifySecurityChange(ctx, who, 'quick-on')
}

/** Removes one device, or all. @throws Refusal NOT_FOUND */
async function removeDevices(ctx: Context, who: Player, deviceId: string | undefined): Promise<void> {
  const { db } = ctx.deps
  if (deviceId === undefined) await removeQuickDevices(db, who.id)
  else if (!(await removeQuickDevice(db, who.id, deviceId))) throw new Refusal('NOT_FOUND')
  await audit(ctx.deps, db, { ...auditOf(ctx, who), what: 'quick-off' })
}

export const setQuickLoginRoute = route(setQuickLogin, async (input, ctx) => {
  const who = await playerOfSession(ctx)
  const { enabled, removeDeviceId, deviceId } = input
  if (enabled && removeDeviceId === undefined) await addDevice(ctx, who, input)
  else await removeDevices(ctx, who, removeDeviceId ?? deviceId)
  return { devices: await quickDevicesOf(ctx.deps.db, who.id) }
})
