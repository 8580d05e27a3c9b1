import { quickLogin, quickLoginOptions } from '@baize/contract'
import type { Input } from '@baize/contract'
import { Refusal } from '../../http/refusal.ts'
import { route } from '../../http/route.ts'
import type { Context } from '../../http/route.ts'
import { readSetting } from '../../db/settings.ts'
import { maskName } from '../../text/mask.ts'
import { audit, auditOf } from '../../audit-trail/index.ts'
import {
  deviceHashOf,
  rememberDevice,
  makePasskeyChallenge,
  quickDeviceById,
  noteQuickLoginFailure,
  noteQuickLoginSuccess,
  removeQuickDevice,
  withdrawQuickLoginFailure,
  relyingPartyIdOf,
  passkeySigned,
  pinMatches,
} from '../security/index.ts'
import { completeLogin } from './complete-login.ts'
import { playerById } from '../players/index.ts'
import type { Player } from '../players/index.ts'
import { digest } from '../../secrets.ts'
import type { QuickDevice } from '../security/index.ts'
import { loginSetting } from '../../system/index.ts'

type QuickLoginInput = Input<typeof quickLogin>

/**
 * A device with quick login, and its player. An unknown device, a wrong secret and a site without
 * quick login get the same refusal, so that it does not tell whether there is an account (AUTH-55).
 * @throws Refusal QUICK_LOGIN_OFF
 */
async function quickDeviceOf(ctx: Context, deviceId: string): Promise<{ device: QuickDevice; who: Player }> {
  const { deps, site } = ctx
  const isOn = (await readSetting(deps, loginSetting)).quickLogin
  const device = await quickDeviceById(deps.db, site.merchant, deviceId)
  const who = device && (await playerById(deps.db, device.playerId))
  const isHere = device?.kind === 'pin' || device?.rpId === relyingPartyIdOf(ctx)
  if (!isOn || !device || !who || !isHere) throw new Refusal('QUICK_LOGIN_OFF')
  return { device, who }
}

export const optionsRoute = route(quickLoginOptions, async ({ deviceId }, ctx) => {
  const { device, who } = await quickDeviceOf(ctx, deviceId)
  const { kind, credentialId, rpId } = device
  const challenge = kind === 'passkey' ? await makePasskeyChallenge(ctx.deps, deviceId) : ''
  return { kind, account: maskName(who.account), challenge, credentialId: credentialId ?? '', rpId }
})

/**
 * Checks an answer, by kind of device; returns the device's new counter, or null where the answer
 * is wrong.
 */
const checkAnswerByKind: Readonly<
  Record<QuickDevice['kind'], (ctx: Context, device: QuickDevice, asked: QuickLoginInput) => Promise<number | null>>
> = {
  pin: async (_ctx, { pinHash, counter }, { deviceSecret = '', pin = '' }) =>
    (await pinMatches(pinHash, deviceSecret, pin)) ? counter : null,
  passkey: async (ctx, { deviceId, credentialId, publicKey, counter }, { assertion = '' }) =>
    passkeySigned(ctx, deviceId, { credentialId: credentialId ?? '', publicKey: publicKey ?? '', counter }, assertion),
}

/**
 * Whether the answer comes with the device's secret. Without it no failure is counted, or strangers
 * could switch quick login off.
 */
const hasDeviceSecret = ({ kind, secretHash }: QuickDevice, { deviceSecret = '' }: QuickLoginInput): boolean =>
  kind === 'passkey' || secretHash === digest(deviceSecret)

export const quickLoginRoute = route(quickLogin, async (input, ctx) => {
  const { db } = ctx.deps
  const { device, who } = await quickDeviceOf(ctx, input.deviceId)
  if (!hasDeviceSecret(device, input)) throw new Refusal('QUICK_LOGIN_OFF')
  const failures = await noteQuickLoginFailure(ctx.deps, device)
  if (failures === null) return ctx.deps.limits.refuse('quick-login-failures')
  const counter = await checkAnswer(ctx, device, input)
  if (counter === null) return refuseAnswer(ctx, device, who, failures)
  await noteQuickLoginSuccess(db, device, counter)
  const known = deviceHashOf(input.deviceSecret)
  await rememberDevice(ctx.deps, who.id, known)
  // A passkey proves device and person at once, so no second verification is needed from an unknown
  // address. A PIN does not.
  const verified = device.kind === 'passkey'
  return completeLogin(ctx, who, { kind: 'quick', side: 'player', device: known, verified })
})

async function checkAnswer(ctx: Context, device: QuickDevice, input: QuickLoginInput): Promise<number | null> {
  try {
    return await checkAnswerByKind[device.kind](ctx, device, input)
  } catch (error) {
    await withdrawQuickLoginFailure(ctx.deps.db, device)
    throw error
  }
}

async function refuseAnswer(ctx: Context, device: QuickDevice, who: Player, failures: number): Promise<never> {
  const { db, config } = ctx.deps
  const left = config.limits['quick-login-failures'].max - failures
  const what = left > 0 ? 'quick-failed' : 'quick-off'
  if (left <= 0) await removeQuickDevice(db, who.id, device.deviceId)
  await audit(ctx.deps, db, { ...auditOf(ctx, who), what, reason: device.kind })
  if (left <= 0) ctx.deps.limits.refuse('quick-login-failures')
  throw new Refusal('ANSWER_INVALID', { left })
}
