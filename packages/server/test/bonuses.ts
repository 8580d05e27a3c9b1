import { balance, bonusRecords, cancelBonus, vendorBet, vendorRollback, vendorWin } from '@baize/contract'
import type { Input } from '@baize/contract'
import { startPlaying } from '@baize/testing/playing'
import { vendorClient } from '@baize/testing/vendor-client'
import { demoSecret } from '../src/app/config.ts'
import { addedAccount, withPayee } from './calls/payout-account-calls.ts'
import { grantedBonus } from './calls/bonus-calls.ts'
import type { Started } from './started.ts'

/** What a member with a game open does about bonuses, on a platform. */
export async function playerOn({ client, platform, clock }: Started) {
  const vendor = vendorClient(platform.url, demoSecret, () => clock.now())
  const { session, player, gameCode, account } = await startPlaying(client, vendor)
  const { token } = account
  let round = 0
  const newRound = () => `round-${++round}`
  const game = { player, gameCode, currency: 'EUR' }
  const bet = (roundId: string, amount: string, txId = `${roundId}-bet`) =>
    vendor.call(vendorBet, { ...game, session, roundId, txId, amount })
  const win = (roundId: string, amount: string, more: Partial<Input<typeof vendorWin>> = {}) =>
    vendor.call(vendorWin, {
      ...{ ...game, roundId, txId: `${roundId}-win`, betTxId: `${roundId}-bet`, amount, roundClosed: true },
      ...more,
    })
  const rollBack = (roundId: string, betTxId = `${roundId}-bet`) =>
    vendor.call(vendorRollback, { player, roundId, txId: `${betTxId}-back`, betTxId })
  /** A round from its bet to its end. */
  const play = async (stake: string, pays = '0') => {
    const roundId = newRound()
    await bet(roundId, stake)
    return win(roundId, pays)
  }
  const records = async (query: Input<typeof bonusRecords> = {}) =>
    (await client.call(bonusRecords, query, { token })).value
  return {
    account,
    player,
    newRound,
    bet,
    win,
    rollBack,
    play,
    records,
    /** A bonus as its owner sees it. */
    bonus: async (id: string) => {
      const found = (await records()).content.find(each => each.id === id)
      if (!found) throw new Error(`No bonus ${id}`)
      return found
    },
    granted: (more: Parameters<typeof grantedBonus>[2] = {}) => grantedBonus(platform.deps, account, more),
    cancel: (id: string) => client.call(cancelBonus, { id }, { token }),
    /** Own money that can be spent. */
    own: async () => (await client.call(balance, {}, { token })).value.available,
    /** The same account with all that a withdrawal takes. */
    asPayee: async () => {
      const payee = await withPayee(client, account)
      return { ...payee, accountId: await addedAccount(client, payee) }
    },
  }
}
