import { fromMinor, toMinor, withdrawConfig, withdrawalSteps } from '@baize/contract'
import type { PayoutAccount, WithdrawalStep } from '@baize/contract'
import { hasPaymentPassword } from '../accounts/passwords/index.ts'
import { isTwoFactorOn, playerOfSession, securityDelayEnd } from '../accounts/security/index.ts'
import { settleBonuses, shownBonuses } from '../bonuses/index.ts'
import type { Db } from '../db/open.ts'
import { readSetting } from '../db/settings.ts'
import { route } from '../http/route.ts'
import { payeeNameOf, payoutAccountsOf } from '../payout-accounts/index.ts'
import { symbolOf } from '../text/currency-symbol.ts'
import { readMoney } from '../wallet/index.ts'
import { receiveOwnDue } from './jobs.ts'
import { leftToday, waitingPart } from './daily-allowance.ts'
import { withdrawalsSetting } from './setting.ts'

/** What stands between a player with these accounts and a withdrawal (MEM-31). */
export async function missingSteps(
  db: Db,
  playerId: string,
  accounts: readonly PayoutAccount[],
): Promise<WithdrawalStep[]> {
  const isMissing: Readonly<Record<WithdrawalStep, boolean>> = {
    payeeName: (await payeeNameOf(db, playerId)) === null,
    paymentPassword: !(await hasPaymentPassword(db, playerId)),
    payoutAccount: !accounts.length,
  }
  return withdrawalSteps.filter(step => isMissing[step])
}

/** What a player may withdraw, and where to (API-100). */
export const withdrawConfigRoute = route(withdrawConfig, async (_, ctx) => {
  const { deps, language } = ctx
  const who = await playerOfSession(ctx)
  await receiveOwnDue(deps, who.id)
  const bonuses = await settleBonuses(deps, who.id)
  const setting = await readSetting(deps, withdrawalsSetting)
  const { cash, held, currency } = await readMoney(deps, who.id, who.type)
  const accounts = await payoutAccountsOf(deps, who.id, language)
  const left = await leftToday(deps, who.id, currency)
  const waiting = await waitingPart(deps.db, who.id)
  const text = (units: bigint) => fromMinor(units, currency)
  const written = (amount: string) => text(toMinor(amount, currency))
  return {
    balance: text(cash + held),
    withdrawable: text(cash),
    held: text(held),
    min: written(setting.min),
    max: written(setting.max),
    dailyLeft: text(left.amount > 0n ? left.amount : 0n),
    countLeft: Math.max(0, left.count),
    dailyCount: setting.dailyCount,
    feeRate: setting.feeRate,
    feeFixed: written(setting.feeFixed),
    claimMinutes: setting.claimMinutes,
    reminderMinutes: setting.reminderMinutes,
    missing: await missingSteps(deps.db, who.id, accounts),
    accounts,
    hasPassword: who.passwordHash !== null,
    needsCode: await isTwoFactorOn(deps.db, who.id),
    delayedUntil: (await securityDelayEnd(deps, who.id))?.toISOString() ?? null,
    waiting: waiting && {
      orderNo: waiting.orderNo,
      partNo: waiting.partNo,
      amount: text(waiting.amount),
      deadline: waiting.deadline.toISOString(),
    },
    reversible: setting.reversible,
    bonuses: await shownBonuses(deps.db, bonuses),
    currency,
    currencySymbol: symbolOf(currency),
  }
})
