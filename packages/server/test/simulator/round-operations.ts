import { vendorBet, vendorRollback, vendorWin } from '@baize/contract'
import { outcomeOf, type Operation } from './act.ts'
import { bonusMoney, drawBonuses, giveToBonus } from './bonus-model.ts'
import { addToWallet, inWallet } from './wallet-model.ts'
import { euro, nowOf, type Subject, type World } from './world.ts'

/** Moves what the platform has answered, also at the vendor where it draws on a wallet there. */
function move({ bank }: World, { model, vendorSession }: Subject, wallet: string | null, units: bigint): void {
  addToWallet(model, wallet, units)
  if (wallet !== null) bank.book(vendorSession.player, wallet, units)
}

/** A stake: mostly of what there is, bonus money among it, now and then too much. */
function chooseStake({ random }: World, own: bigint, bonus: bigint): bigint {
  const spendable = own + bonus
  if (spendable === 0n || random.below(8) === 0) return 100n + BigInt(random.below(150_000))
  if (bonus > 0n && random.below(2)) return own + 1n + BigInt(random.below(Number(bonus)))
  return 1n + BigInt(random.below(Math.min(Number(spendable), 20_000)))
}

const bet: Operation = (world, subject) => {
  const { vendor, unique } = world
  const { model, vendorSession } = subject
  const { session, player, gameCode, vassalage, wallet } = vendorSession
  const [own, bonus] = [inWallet(model, wallet), wallet === null ? bonusMoney(model) : 0n]
  const stake = chooseStake(world, own, bonus)
  const roundId = unique()
  const input = { txId: `${roundId}-b`, roundId, currency: 'EUR', amount: euro(stake), session, player, gameCode }
  return {
    what: `bets ${euro(stake)} of ${wallet ?? 'the only wallet'}`,
    subject,
    call: async () => outcomeOf(await vendor().call(vendorBet, input)),
    refusals: own + bonus < stake ? ['INSUFFICIENT_FUNDS'] : [],
    repeated: null,
    apply() {
      const parts = wallet === null ? drawBonuses(model, stake) : []
      move(world, subject, wallet, -stake)
      model.rounds.push({ roundId, stake, gameCode, vassalage, wallet, at: nowOf(world), parts })
    },
  }
}

/** A round ends: its bet wins, loses, or is taken back. */
const end: Operation = (world, subject) => {
  const { random, vendor } = world
  const { model, vendorSession } = subject
  if (!model.rounds.length) return null
  const { roundId, stake, gameCode, wallet, at, parts } = random.pick(model.rounds)
  const isTakenBack = random.below(4) === 0
  const brings = isTakenBack ? stake : BigInt(random.below(3) * random.below(6_000))
  const ids = { betTxId: `${roundId}-b`, player: vendorSession.player, roundId }
  return {
    what: `round ${roundId} ${isTakenBack ? 'is taken back' : `brings ${euro(brings)}`}`,
    subject,
    call: async () =>
      outcomeOf(
        isTakenBack
          ? await vendor().call(vendorRollback, { ...ids, txId: `${roundId}-x` })
          : await vendor().call(vendorWin, {
              ...{ ...ids, txId: `${roundId}-w`, gameCode, currency: 'EUR', amount: euro(brings), roundClosed: true },
            }),
      ),
    ...{ refusals: [], repeated: null },
    apply() {
      move(world, subject, wallet, brings)
      for (const { bonus, amount } of parts) giveToBonus(model, bonus, (brings * amount) / stake)
      if (!isTakenBack && brings !== stake) model.validBets.push({ at, stake })
      model.rounds = model.rounds.filter(each => each.roundId !== roundId)
    },
  }
}

export const roundOperations: readonly Operation[] = [...[bet, bet, bet, bet], ...[end, end, end, end]]
