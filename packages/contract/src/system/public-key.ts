import type { Endpoint } from '../endpoint.ts'
import { Empty, Time } from '../fields.ts'

export const publicKey = {
  name: 'publicKey',
  summary: 'The key that sealed calls are encrypted to, as a JWK (API-71, API-76).',
  method: 'GET',
  path: '/wps/system/publicKey',
  access: 'public',
  request: Empty,
  reply: z =>
    z.object({
      keyId: z.string(),
      publicKey: z.object({ kty: z.string(), crv: z.string(), x: z.string(), y: z.optional(z.string()) }),
      expiresAt: Time(z),
      serverTime: Time(z),
    }),
  errors: [],
} as const satisfies Endpoint
