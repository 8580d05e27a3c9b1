import { payoutFormats, payoutKinds } from '@baize/contract'
import * as z from 'zod/mini'
import { settingSubject } from '../db/settings.ts'
import { inEveryLanguage } from '../text/texts.ts'

const Provider = z.object({
  id: z.string().check(z.regex(/^[\w-]{1,32}$/)),
  kind: z.enum(payoutKinds),
  /** Names by language code; English at least. */
  names: z.record(z.string(), z.string()).check(z.refine(names => Boolean(names['EN']))),
  /** How numbers of its accounts are written. */
  format: z.enum(payoutFormats),
})

/** A bank, a wallet or a coin that players can be paid out to. */
export type PayoutProvider = z.infer<typeof Provider>

type Names = Record<'providers', Record<string, string>>
const provider = (id: string, kind: PayoutProvider['kind'], format: PayoutProvider['format']): PayoutProvider => ({
  id,
  kind,
  names: inEveryLanguage<Names, string>('payouts', ({ providers }) => providers[id] ?? id),
  format,
})

const hasUniqueIds = (providers: readonly PayoutProvider[]) =>
  new Set(providers.map(({ id }) => id)).size === providers.length

/** Payout accounts: what can be added, and how many a player may have (MEM-16). */
export const payoutsSetting = settingSubject(
  'payouts',
  z.object({
    max: z.int().check(z.gte(1), z.lte(20)),
    providers: z.array(Provider).check(z.refine(hasUniqueIds)),
  }),
  {
    max: 5,
    providers: [
      provider('iban', 'bank', 'iban'),
      provider('bank-account', 'bank', 'account'),
      provider('e-wallet', 'wallet', 'email'),
      provider('bitcoin', 'crypto', 'bitcoin'),
    ],
  },
)
