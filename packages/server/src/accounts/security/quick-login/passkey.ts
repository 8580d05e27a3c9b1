import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { Refusal } from '../../../http/refusal.ts'
import type { Context } from '../../../http/route.ts'
import { takePasskeyChallenge } from './passkey-challenges.ts'
import { pageOriginOf, rpIdOf } from './page-origin.ts'

/** What is kept of a passkey. */
export interface Passkey {
  credentialId: string
  /** COSE key, base64url. */
  publicKey: string
  counter: number
}

/** What an authenticator answered. Its shape is looked at by whoever checks it. @throws Refusal BAD_REQUEST */
function parse<T>(text: string): T {
  try {
    return JSON.parse(text) as T
  } catch {
    throw new Refusal('BAD_REQUEST')
  }
}

const toText = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url')
const toBytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'))

/** What a check is told of the page and of what it must have signed; a passkey that did not look at its person is none. */
const expected = (ctx: Context, subject: string) => ({
  expectedChallenge: (challenge: string) => takePasskeyChallenge(ctx.deps, subject, challenge),
  expectedOrigin: pageOriginOf(ctx),
  expectedRPID: rpIdOf(ctx),
  requireUserVerification: true,
})

/** A new passkey of a player; null where what the authenticator answered is not good. */
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

/** The library says what is wrong by throwing; whoever sent it hears only that it is. */
const nothing = () => ({ verified: false, registrationInfo: undefined, authenticationInfo: undefined })
