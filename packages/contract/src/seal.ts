import type * as zod from 'zod/mini'
import { Code } from './fields.ts'
import type { Zod } from './z.ts'

/**
 * How a sealed call travels: a compact JWE to the platform's published key, whose protected header
 * names the key (`kid`). It is the whole body (`sealed: 'body'`, content type below) or stands in
 * the header (`sealed: 'header'`). Other algorithms are refused (API-71). It keeps passwords out of
 * the logs of proxies on the way; it does not replace TLS, which remains mandatory.
 */
export const sealing = {
  alg: 'ECDH-ES',
  enc: 'A256GCM',
  contentType: 'application/jose',
  header: 'x-enc',
  /**
   * Carries a caller's one-time public key (a JWK of P-256, as base64url), to which single values
   * of the answer are sealed.
   */
  answerHeader: 'x-enc-key',
  /** Seconds that a sealed call stays good, on the platform's clock. */
  window: 120,
} as const

/**
 * The content of a sealed call: its input, and claims that keep it from being used again, later or
 * from another origin.
 */
export const SealedClaims = (z: Zod) =>
  z.object({
    /**
     * Whole seconds since 1970 on the platform's clock, which `publicKey` tells as `serverTime`.
     */
    iat: z.int(),
    /** Good for one use. */
    jti: Code(z, 64),
    /** Name of the endpoint. */
    aud: z.string(),
    /** Origin of the page, as its browser names it; null outside browsers. */
    origin: z.nullable(z.string()),
    body: z.unknown(),
  })
export type SealedClaims = zod.infer<ReturnType<typeof SealedClaims>>
