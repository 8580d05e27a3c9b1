import { vendorBet, vendorRollback, vendorWin } from '@baize/contract'
import { outcomeOf, type Operation } from './act.ts'
import { addToWallet, inWallet } from './wallet-model.ts'
import { euro, type Subject, type World } from './world.ts'

/** Moves what the platform has answered, also at the vendor where it draws on a wallet there. */
function move({ bank }: World, { model, vendorSession }: Subject, wallet: string | null, units: bigint): void {
  addToWallet(model, wallet, units)
  if (wallet !== null) bank.book(vendorSession.player, wallet, units)
}

const bet: Operation = (world, subject) => {
  const { random, vendor, unique } = world
  const { model, vendorSession } = subject
  const { session, player, gameCode, vassalage, wallet } = vendorSession
  const stake = BigInt(100 + random.below(random.below(4) ? 5_000 : 150_000))
  const roundId = unique()
  const input = { txId: `${roundId}-b`, roundId, currency: 'EUR', amount: euro(stake), session, player, gameCode }
  return {
    what: `bets ${euro(stake)} of ${wallet ?? 'the only wallet'}`,
    subject,
    call: async () => outcomeOf(await vendor.call(vendorBet, input)),
    refusals: inWallet(model, wallet) < stake ? ['INSUFFICIENT_FUNDS'] : [],
    repeated: null,
    apply() {
      move(world, subject, wallet, -stake)
      model.rounds.push({ roundId, stake, gameCode, vassalage, wallet })
    },
  }
}

/** A round ends: its bet wins, loses, or is taken back. */
const end: Operation = (world, subject) => {
  const { random, vendor } = world
  const { model, vendorSession } = subject
  if (!model.rounds.length) return null
  const { roundId, stake, gameCode, wallet } = random.pick(model.rounds)
  const isTakenBack = random.below(4) === 0
  const brings = isTakenBack ? stake : BigInt(random.below(3) * random.below(6_000))
  const ids = { betTxId: `${roundId}-b`, player: vendorSession.player, roundId }
  return {
    what: `round ${roundId} ${isTakenBack ? 'is taken back' : `brings ${euro(brings)}`}`,
    subject,
    call: async () =>
      outcomeOf(
        isTakenBack
          ? await vendor.call(vendorRollback, { ...ids, txId: `${roundId}-x` })
          : await vendor.call(vendorWin, {
              ...{ ...ids, txId: `${roundId}-w`, gameCode, currency: 'EUR', amount: euro(brings), roundClosed: true },
            }),
      ),
    ...{ refusals: [], repeated: null },
    apply() {
      move(world, subject, wallet, brings)
      model.rounds = model.rounds.filter(each => each.roundId !== roundId)
    },
  }
}

export const roundOperations: readonly Operation[] = [bet, bet, end, end]
