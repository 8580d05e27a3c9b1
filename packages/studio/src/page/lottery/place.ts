import type { RoundView } from '../../rounds/view.ts'
import type { Purse, PurseParts } from './purse.ts'
import type { Slip } from './slip.ts'

const isTaken = ({ outcome }: RoundView): boolean => outcome !== 'returning' && outcome !== 'rolledBack'

/** Places what is on the slip, one bet after the other, and takes off what was placed. What was refused stays. */
export async function placeBets(
  { api, slip, purse, say, shellSay }: Pick<PurseParts, 'api' | 'say' | 'shellSay'> & { slip: Slip; purse: Purse },
  gameCode: string,
  issue: string,
): Promise<RoundView[]> {
  const placed: RoundView[] = []
  purse.host.post('busy')
  purse.message.textContent = say('placing')
  try {
    for (const bet of slip.picked()) {
      const { play, option, requestId } = bet
      const round = await api.bet({
        gameCode,
        issue,
        stake: slip.stake(),
        choice: { play: play.name, option },
        requestId,
      })
      placed.push(round)
      slip.drop(bet)
      purse.show(round.balance)
      purse.host.post('round.start', { roundId: round.roundId, stake: round.stake, currency: round.currency })
    }
    const taken = placed.filter(isTaken).length
    const told = say(taken === 1 ? 'placedOne' : 'placed', { count: taken, issue })
    // Of a bet that the operator did not confirm nothing is at stake: it is on its way back.
    purse.message.textContent = taken < placed.length ? shellSay('returning') : told
  } catch (error) {
    purse.trouble(error)
  }
  purse.host.post('idle')
  return placed
}
