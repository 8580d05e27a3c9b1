import {
  addPayoutAccount,
  changePayoutAccount,
  payoutAccounts,
  removePayoutAccount,
  setPayeeName,
} from '@baize/contract'
import type { Input } from '@baize/contract'
import type { Account } from '@baize/testing/client'
import { eq } from 'drizzle-orm'
import { beforeEach } from 'vitest'
import { loginAttempt } from '../src/accounts/security/tables.ts'
import { auditEvent } from '../src/audit-trail/tables.ts'
import { writeSetting } from '../src/db/settings.ts'
import { payoutsSetting } from '../src/payout-accounts/payouts-setting.ts'
import { paymentPassword } from './calls/payment-calls.ts'
import { accountInput, addedAccount, withPayee } from './calls/payout-account-calls.ts'
import { playerIdOf } from './player-helpers.ts'
import { startedPlatform } from './started.ts'

/** A platform, and for each test a new member who can add payout accounts. */
export function startedPayouts() {
  const started = startedPlatform({ games: 10 })
  const deps = () => started.platform.deps
  let owner: Account
  beforeEach(async () => {
    await deps().db.delete(loginAttempt)
    await writeSetting(deps(), payoutsSetting, payoutsSetting.defaults)
    owner = await withPayee(started.client, await started.client.register())
  })
  const by = (account = owner) => ({ token: account.token })
  return {
    started,
    deps,
    owner: () => owner,
    by,
    read: async (account = owner, language = 'EN') =>
      (await started.client.call(payoutAccounts, {}, { ...by(account), language })).value,
    add: (more: Partial<Input<typeof addPayoutAccount>> = {}, account = owner) =>
      started.client.call(addPayoutAccount, accountInput(more), by(account)),
    /** Adds an account; throws where it is refused. @returns its id */
    added: (more?: Partial<Input<typeof addPayoutAccount>>) => addedAccount(started.client, owner, more),
    /** Makes an account the default. */
    choose: (id: string, account = owner) => started.client.call(changePayoutAccount, { id }, by(account)),
    remove: (id: string, more: Partial<Input<typeof removePayoutAccount>> = {}, account = owner) =>
      started.client.call(removePayoutAccount, { id, paymentPassword, ...more }, by(account)),
    setName: (name: string, account = owner) => started.client.call(setPayeeName, { payeeName: name }, by(account)),
    idOf: ({ username }: Account) => playerIdOf(deps(), username),
    eventsOf: ({ username }: Account) => deps().db.select().from(auditEvent).where(eq(auditEvent.account, username)),
  }
}
