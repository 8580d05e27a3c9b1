import type { IdentityChannel } from '@baize/contract'
import { createRemoteJWKSet, errors, jwtVerify, UnsecuredJWT } from 'jose'
import type { JWTPayload, JWTVerifyOptions } from 'jose'
import * as z from 'zod/mini'
import type { FirebaseSettings, Clock } from '../../deps.ts'
import { StartError } from '../../start-error.ts'
import type { IdentityProvider } from './provider.ts'

const googleKeys = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com'

/**
 * Firebase as the identity provider, where the environment names a project.
 * @throws StartError where unsigned tokens would open real accounts
 */
export function firebaseFrom(env: NodeJS.ProcessEnv): FirebaseSettings | null {
  const project = env['BAIZE_FIREBASE_PROJECT']
  if (!project) return null
  const emulator = Boolean(env['BAIZE_FIREBASE_EMULATOR'])
  if (emulator && env['BAIZE_MODE'] === 'production')
    throw new StartError('BAIZE_MODE=production takes no tokens of an emulator: unset BAIZE_FIREBASE_EMULATOR.')
  return { project, jwksUrl: env['BAIZE_FIREBASE_JWKS'] || googleKeys, emulator }
}

/** Firebase's names of the channels. */
const signInProviders: Readonly<Record<IdentityChannel, string>> = {
  google: 'google.com',
  facebook: 'facebook.com',
  phone: 'phone',
}

const Claims = z.object({
  sub: z.string().check(z.minLength(1), z.maxLength(128)),
  iat: z.number(),
  auth_time: z.number(),
  email: z.optional(z.string()),
  phone_number: z.optional(z.string()),
  firebase: z.object({ sign_in_provider: z.string() }),
})

/** Seconds by which the provider's clock may differ from ours. */
const skew = 60
/** Errors of the key server; they do not make a token invalid. */
const unreachable = new Set(['ERR_JOSE_GENERIC', 'ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID'])
const isBadToken = (error: unknown): boolean =>
  error instanceof z.core.$ZodError || (error instanceof errors.JOSEError && !unreachable.has(error.code))

/**
 * Checks an id token as Firebase documents it: RS256 by one of its keys, issuer, audience, and
 * times that lie in the past.
 */
function tokenReader({ project, jwksUrl, emulator }: FirebaseSettings) {
  const keys = createRemoteJWKSet(new URL(jwksUrl))
  const expected = { issuer: `https://securetoken.google.com/${project}`, audience: project, clockTolerance: skew }
  return async (idToken: string, now: Date): Promise<JWTPayload> => {
    const options: JWTVerifyOptions = { ...expected, currentDate: now, requiredClaims: ['exp', 'iat', 'sub'] }
    if (emulator) return UnsecuredJWT.decode(idToken, options).payload
    return (await jwtVerify(idToken, keys, { ...options, algorithms: ['RS256'] })).payload
  }
}

/**
 * Firebase Authentication as the identity provider: accounts at Google and Facebook, and numbers
 * that it has verified by a code.
 */
export function firebaseProvider(settings: FirebaseSettings, clock: Clock): IdentityProvider {
  const read = tokenReader(settings)
  return {
    async verify(idToken, channel) {
      try {
        const now = clock.now()
        const claims = Claims.parse(await read(idToken, now))
        const latest = now.getTime() / 1000 + skew
        const isOf = claims.firebase.sign_in_provider === signInProviders[channel]
        if (!isOf || claims.iat > latest || claims.auth_time > latest) return null
        const { sub: subject, email, phone_number: phone } = claims
        return { channel, subject, ...(email && { email }), ...(phone && { phone, verifiedPhone: true }) }
      } catch (error) {
        if (isBadToken(error)) return null
        throw error
      }
    },
  }
}
