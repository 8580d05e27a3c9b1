import { addPayoutAccount, removePayoutAccount, setPayeeName } from '@baize/contract'
import type { Account } from '@baize/testing/client'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { paymentPassword } from '../../test/calls/payment-calls.ts'
import { accountInput, ibans, withPayee } from '../../test/calls/payout-account-calls.ts'
import { onBothPlatforms } from '../../test/databases/on-both.ts'
import { playerIdOf } from '../../test/player-helpers.ts'
import { payoutAccount } from './tables.ts'

/** Calls at once: five passwords that are being checked would fill the limit of wrong ones. */
const atOnce = 4

onBothPlatforms(both => {
  const fresh = async () => withPayee(both.client, await both.client.register())
  const rowsOf = async ({ username }: Account) => {
    const playerId = await playerIdOf(both.platform.deps, username)
    return both.platform.deps.db.select().from(payoutAccount).where(eq(payoutAccount.playerId, playerId))
  }
  const addAt = (account: Account, number: string, more: object = {}) =>
    both.client.call(addPayoutAccount, accountInput({ number, ...more }), { token: account.token })
  const codesOf = (replies: readonly { success: boolean; code?: string | undefined }[]) =>
    replies.map(({ success, code }) => (success ? 'added' : code)).sort()

  test('of one number that is added many times at once one is kept', async () => {
    const account = await fresh()
    const replies = await Promise.all(Array.from({ length: atOnce }, () => addAt(account, ibans[0])))
    expect(codesOf(replies)).toEqual(['FIELD_INVALID', 'FIELD_INVALID', 'FIELD_INVALID', 'added'])
    expect(await rowsOf(account)).toHaveLength(1)
  })

  test('many that are added at once do not pass the limit, and each of them the default after the one before [MEM-16]', async () => {
    const account = await fresh()
    for (const number of ibans.slice(0, 3)) await addAt(account, number)
    const wallets = Array.from({ length: atOnce }, (_, nth) => ({
      providerId: 'e-wallet',
      number: `ana${nth}@example.com`,
    }))
    const replies = await Promise.all(
      wallets.map(({ number, ...more }) => addAt(account, number, { ...more, default: true })),
    )
    expect(codesOf(replies)).toEqual(['PAYOUT_ACCOUNTS_FULL', 'PAYOUT_ACCOUNTS_FULL', 'added', 'added'])
    const rows = await rowsOf(account)
    expect(rows).toHaveLength(5)
    expect(rows.map(({ preference }) => preference).sort()).toEqual([0, 0, 1, 2, 3])
  })

  test('of two real names that are set at once one is kept', async () => {
    const account = await both.client.register()
    const names = ['Ana Gil', 'Zoë Müller']
    const replies = await Promise.all(
      names.map(name => both.client.call(setPayeeName, { payeeName: name }, { token: account.token })),
    )
    expect(codesOf(replies)).toEqual(['PAYEE_NAME_SET', 'added'])
  })

  test('of removals at once one is answered', async () => {
    const account = await fresh()
    const { value } = await addAt(account, ibans[0])
    const input = { id: value.id, paymentPassword }
    const replies = await Promise.all(
      [1, 2, 3].map(() => both.client.call(removePayoutAccount, input, { token: account.token })),
    )
    expect(codesOf(replies)).toEqual(['NOT_FOUND', 'NOT_FOUND', 'added'])
  })
})
