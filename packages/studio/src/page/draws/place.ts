import type { RoundView } from '../../rounds/view.ts'
import type { DrawsStart } from '../../draws/start-page.ts'
import type { BetOrder, DrawsConnection } from './api.ts'
import type { Purse, PurseParts } from './purse.ts'
import type { DrawSay } from './texts.ts'

/** What a page whose bets wait for draws is made of. */
export interface DrawParts extends PurseParts {
  start: DrawsStart
  api: DrawsConnection
  say: DrawSay
}

const isTaken = ({ outcome }: RoundView): boolean => outcome !== 'returning' && outcome !== 'rolledBack'

/**
 * Places bets, one after the other. What was refused stays where it is.
 * @param drop - called with each bet that was placed
 */
export async function placeBets<Bet extends BetOrder>(
  { api, purse, say, shellSay }: Pick<DrawParts, 'api' | 'say' | 'shellSay'> & { purse: Purse },
  bets: readonly Bet[],
  drop: (bet: Bet) => void,
): Promise<RoundView[]> {
  const placed: RoundView[] = []
  purse.host.post('busy')
  purse.message.textContent = say('placing')
  try {
    for (const bet of bets) {
      const { gameCode, issue, stake, choice, requestId } = bet
      const round = await api.bet({ gameCode, issue, stake, choice, requestId })
      placed.push(round)
      drop(bet)
      purse.show(round.balance)
      purse.host.post('round.start', { roundId: round.roundId, stake: round.stake, currency: round.currency })
    }
    const taken = placed.filter(isTaken).length
    const told = say(taken === 1 ? 'placedOne' : 'placed', { count: taken, issue: bets[0]?.issue ?? '' })
    // Of a bet that the operator did not confirm nothing is at stake: it is on its way back.
    purse.message.textContent = taken < placed.length ? shellSay('returning') : told
  } catch (error) {
    purse.trouble(error)
  }
  purse.host.post('idle')
  return placed
}
