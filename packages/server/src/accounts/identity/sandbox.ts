import type { IdentityChannel } from '@baize/contract'
import { errors, jwtVerify, SignJWT } from 'jose'
import * as z from 'zod/mini'
import type { Deps } from '../../deps.ts'
import { storedSecret } from '../../verification/index.ts'
import { digest } from '../../access/secrets.ts'
import type { IdentityProvider } from './provider.ts'

const issuer = 'baize-sandbox'
/** Seconds: long enough for the registration of whom nobody knows yet. */
const life = 600

const keyOf = async (deps: Deps): Promise<Uint8Array> => Buffer.from(await storedSecret(deps, 'sandbox-identity'))
const seconds = (deps: Deps): number => Math.floor(deps.clock.now().getTime() / 1000)

/** Who a visitor of the sandbox says they are; nobody checks it. */
export interface Visitor {
  channel: IdentityChannel
  /** Of an account at google or facebook. */
  email?: string | undefined
  /** As `+34612345678`. */
  phone?: string | undefined
  name?: string | undefined
}

/** An id token for a visitor, good for ten minutes at one merchant; `nonce` ties it to the window that asked. */
export async function sandboxToken(
  deps: Deps,
  { channel, email, phone, name }: Visitor,
  { merchant, nonce }: { merchant: string; nonce: string },
): Promise<string> {
  const who = channel === 'phone' ? phone : email?.trim().toLowerCase()
  const now = seconds(deps)
  return new SignJWT({ channel, email, phone_number: phone, name, nonce })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(issuer)
    .setAudience(merchant)
    .setSubject(digest(`${channel}:${who}`).slice(0, 28))
    .setIssuedAt(now)
    .setExpirationTime(now + life)
    .sign(await keyOf(deps))
}

const Claims = z.object({
  sub: z.string(),
  channel: z.string(),
  nonce: z.string(),
  email: z.optional(z.string()),
  phone_number: z.optional(z.string()),
})

/** The sandbox's own provider: it believes what visitors of its page pick, so that every way in works without the world outside. */
export const sandboxProvider = (deps: Deps): IdentityProvider => ({
  async verify(idToken, channel, merchant) {
    try {
      const expected = { issuer, audience: merchant, algorithms: ['HS256'], currentDate: deps.clock.now() }
      const { payload } = await jwtVerify(idToken, await keyOf(deps), { ...expected, requiredClaims: ['exp', 'iat'] })
      const claims = Claims.parse(payload)
      if (claims.channel !== channel) return null
      const { sub: subject, email, phone_number: phone } = claims
      return { channel, subject, ...(email && { email }), ...(phone && { phone, verifiedPhone: channel === 'phone' }) }
    } catch (error) {
      if (error instanceof errors.JOSEError || error instanceof z.core.$ZodError) return null
      throw error
    }
  },
})
