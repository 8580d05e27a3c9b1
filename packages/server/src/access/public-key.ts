import { publicKey } from '@baize/contract'
import { route } from '../http/route.ts'
import { currentSealKey } from './seal-keys.ts'

/** The public half of the key that calls are sealed to, and the platform's time, by which seals are dated. */
export const publicKeyRoute = route(publicKey, async (_input, { deps }) => {
  const { kid, privateJwk, endsAt } = await currentSealKey(deps)
  const { kty = '', crv = '', x = '', y = '' } = privateJwk
  return {
    keyId: kid,
    publicKey: { kty, crv, x, y },
    expiresAt: endsAt.toISOString(),
    serverTime: deps.clock.now().toISOString(),
  }
})
