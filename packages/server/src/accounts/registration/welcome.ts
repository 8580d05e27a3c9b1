import { toMinor } from '@baize/contract'
import * as z from 'zod/mini'
import { readSetting, settingSubject } from '../../db/settings.ts'
import type { Setting } from '../../db/settings.ts'
import type { Deps } from '../../deps.ts'
import { DateTime } from '../../date-time.ts'
import { currencyOf, grantWelcome } from '../../wallet/index.ts'
import type { Player } from '../players/index.ts'

/** The welcome promotion: what a new account is paid. */
export const welcomeSetting = settingSubject(
  'welcome',
  z.object({
    /**
     * In the site's currency, as `25.00`; null is the demo money of the sandbox, and nothing in
     * production.
     */
    amount: z.nullable(z.string().check(z.regex(/^\d{1,7}(\.\d{1,8})?$/))),
    /** When the promotion ends; null is never. */
    endsAt: z.nullable(DateTime()),
  }),
  { amount: null, endsAt: null },
  ({ amount }) => [amount],
)

/** Demo money of a new account in the sandbox. */
const sandboxAmount = '1000'

type Payer = Pick<Deps, 'db' | 'clock' | 'random' | 'config'>

function amountNow({ clock, config }: Payer, { amount, endsAt }: Setting<typeof welcomeSetting>): string | null {
  if (amount === null) return config.mode === 'sandbox' ? sandboxAmount : null
  return endsAt !== null && Date.parse(endsAt) <= clock.now().getTime() ? null : amount
}

/**
 * Pays the welcome promotion to a new account, where there is one. In production only people who
 * register themselves get it: an agent who opens accounts could pay it to themselves.
 */
export async function payWelcome(deps: Payer, who: Player, { registeredBySelf }: { registeredBySelf: boolean }) {
  if (!registeredBySelf && deps.config.mode === 'production') return
  const amount = amountNow(deps, await readSetting(deps, welcomeSetting))
  const currency = currencyOf(deps, who.type)
  const units = amount === null ? 0n : toMinor(amount, currency)
  if (units > 0n) await grantWelcome(deps, who.id, currency, units)
}
