import { Empty } from './fields.ts'
import { Amount, Currency } from './money.ts'
import type { Endpoint } from './endpoint.ts'

export const balance = {
  name: 'balance',
  summary:
    'What the player owns, can spend and has on hold (WAL-07). `version` grows with every movement, so a late answer is told from a new one.',
  method: 'GET',
  path: '/wps/v2/wallets/balance',
  access: 'member',
  reach: 'play',
  trial: true,
  request: Empty,
  reply: z =>
    z.object({
      balance: Amount(z),
      available: Amount(z),
      locked: Amount(z),
      currency: Currency(z),
      currencySymbol: z.string(),
      version: z.number(),
    }),
  errors: [],
} as const satisfies Endpoint
