import { payoutAccounts } from '@baize/contract'
import { hasPaymentPassword } from '../accounts/passwords/index.ts'
import { payeeNameOf } from '../accounts/players/index.ts'
import { isTwoFactorOn, playerOfSession, securityDelayEnd } from '../accounts/security/index.ts'
import { readSetting } from '../db/settings.ts'
import { route } from '../http/route.ts'
import { inLanguage } from '../text/language.ts'
import { payoutAccountsOf } from './accounts.ts'
import { payoutsSetting } from './payouts-setting.ts'

/** The own accounts, and what adding one takes (API-92). */
export const payoutAccountsRoute = route(payoutAccounts, async (_, ctx) => {
  const { deps, language } = ctx
  const who = await playerOfSession(ctx)
  const { max, providers } = await readSetting(deps, payoutsSetting)
  return {
    list: await payoutAccountsOf(deps, who.id, language),
    max,
    providers: providers.map(({ names, ...provider }) => ({
      ...provider,
      name: inLanguage(names, language) ?? provider.id,
    })),
    payeeName: await payeeNameOf(deps.db, who.id),
    hasPaymentPassword: await hasPaymentPassword(deps.db, who.id),
    hasPassword: who.passwordHash !== null,
    needsCode: await isTwoFactorOn(deps.db, who.id),
    delayedUntil: (await securityDelayEnd(deps, who.id))?.toISOString() ?? null,
  }
})
