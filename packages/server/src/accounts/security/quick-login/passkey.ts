import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { Refusal } from '../../../http/refusal.ts'
import type { Context } from '../../../http/route.ts'
import { takePasskeyChallenge } from './passkey-challenges.ts'
import { pageOriginOf, relyingPartyIdOf } from './page-origin.ts'

/** A passkey as it is stored. */
export interface Passkey {
  credentialId: string
  /** COSE key, base64url. */
  publicKey: string
  counter: number
}

/** The answer of an authenticator; the library checks its shape. @throws Refusal BAD_REQUEST */
function parse<T>(text: string): T {
  try {
    return JSON.parse(text) as T
  } catch {
    throw new Refusal('BAD_REQUEST')
  }
}

const toText = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url')
const toBytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'))

/** Expected origin and challenge of a passkey's answer; user verification is required. */
const expected = (ctx: Context, subject: string) => ({
  expectedChallenge: (challenge: string) => takePasskeyChallenge(ctx.deps, subject, challenge),
  expectedOrigin: pageOriginOf(ctx),
  expectedRPID: relyingPartyIdOf(ctx),
  requireUserVerification: true,
})

/** A new passkey of a player; null where the authenticator's answer is invalid. */
export async function newPasskey(ctx: Context, playerId: string, credential: string): Promise<Passkey | null> {
  const response = parse<RegistrationResponseJSON>(credential)
  const { registrationInfo } = await verifyRegistrationResponse({ response, ...expected(ctx, playerId) }).catch(nothing)
  if (!registrationInfo) return null
  const { id, publicKey, counter } = registrationInfo.credential
  return { credentialId: id, publicKey: toText(publicKey), counter }
}

/** The new counter of a passkey that signed; null where it did not. */
export async function passkeySigned(
  ctx: Context,
  deviceId: string,
  { credentialId, publicKey, counter }: Passkey,
  assertion: string,
): Promise<number | null> {
  const response = parse<AuthenticationResponseJSON>(assertion)
  const credential = { id: credentialId, publicKey: toBytes(publicKey), counter }
  if (response?.id !== credentialId) return null
  const { authenticationInfo, verified } = await verifyAuthenticationResponse({
    response,
    credential,
    ...expected(ctx, deviceId),
  }).catch(nothing)
  return verified && authenticationInfo ? authenticationInfo.newCounter : null
}

/** The library throws with the reason; the caller is only told that the answer is invalid. */
const nothing = () => ({ verified: false, registrationInfo: undefined, authenticationInfo: undefined })
