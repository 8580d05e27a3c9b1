import { vendorBet, vendorRollback, vendorWin } from '@baize/contract'
import { outcomeOf, type Operation } from './act.ts'
import { euro } from './world.ts'

const bet: Operation = ({ random, vendor, unique }, subject) => {
  const { model, vendorSession } = subject
  const stake = BigInt(100 + random.below(random.below(4) ? 5_000 : 150_000))
  const roundId = unique()
  const input = { txId: `${roundId}-b`, roundId, currency: 'EUR', amount: euro(stake), ...vendorSession }
  return {
    what: `bets ${euro(stake)}`,
    subject,
    call: async () => outcomeOf(await vendor.call(vendorBet, input)),
    refusals: model.cash < stake ? ['INSUFFICIENT_FUNDS'] : [],
    repeated: null,
    apply() {
      model.cash -= stake
      model.rounds.push({ roundId, stake })
    },
  }
}

/** A round ends: its bet wins, loses, or is taken back. */
const end: Operation = ({ random, vendor }, subject) => {
  const { model, vendorSession } = subject
  if (!model.rounds.length) return null
  const { roundId, stake } = random.pick(model.rounds)
  const isTakenBack = random.below(4) === 0
  const brings = isTakenBack ? stake : BigInt(random.below(3) * random.below(6_000))
  const ids = { betTxId: `${roundId}-b`, player: vendorSession.player, roundId }
  const { gameCode } = vendorSession
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
      model.cash += brings
      model.rounds = model.rounds.filter(each => each.roundId !== roundId)
    },
  }
}

export const roundOperations: readonly Operation[] = [bet, bet, end, end]
