import type { Endpoint } from '../endpoint.ts'
import { Code } from '../fields.ts'

/** How a device lets its owner in without a password (AUTH-32). */
export const quickKinds = ['pin', 'passkey'] as const

export const quickLoginOptions = {
  name: 'quickLoginOptions',
  summary:
    'What a device can do for a quick login: the masked account, and the challenge that a passkey must sign. No log of addresses holds which device asked.',
  method: 'POST',
  path: '/wps/session/login/quick/options',
  access: 'public',
  request: z => z.object({ deviceId: Code(z) }),
  reply: z =>
    z.object({
      kind: z.enum(quickKinds),
      account: z.string(),
      challenge: z.string(),
      credentialId: z.string(),
      rpId: z.string(),
    }),
  errors: ['QUICK_LOGIN_OFF'],
} as const satisfies Endpoint
