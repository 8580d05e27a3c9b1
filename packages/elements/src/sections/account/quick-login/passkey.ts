import { startAuthentication, startRegistration } from '@simplewebauthn/browser'
import type { Output, quickDevices, quickLoginOptions } from '@baize/contract'

/** Signature algorithms that every platform has one of: ES256 and RS256. */
const algorithms = [-7, -257]

/** Makes a passkey on this device. @returns what the authenticator answered, as JSON */
export async function createPasskey(
  { challenge, rpId, userId }: Pick<Output<typeof quickDevices>, 'challenge' | 'rpId' | 'userId'>,
  account: string,
): Promise<string> {
  const answer = await startRegistration({
    optionsJSON: {
      challenge,
      rp: { id: rpId, name: rpId },
      user: { id: userId, name: account, displayName: account },
      pubKeyCredParams: algorithms.map(alg => ({ alg, type: 'public-key' })),
      authenticatorSelection: { authenticatorAttachment: 'platform', userVerification: 'required' },
      attestation: 'none',
    },
  })
  return JSON.stringify(answer)
}

/**
 * Signs the challenge of a login with the passkey of this device.
 * @returns what the authenticator answered, as JSON
 */
export async function signWithPasskey({
  challenge,
  rpId,
  credentialId,
}: Output<typeof quickLoginOptions>): Promise<string> {
  const answer = await startAuthentication({
    optionsJSON: {
      challenge,
      rpId,
      allowCredentials: [{ id: credentialId, type: 'public-key' }],
      userVerification: 'required',
    },
  })
  return JSON.stringify(answer)
}
