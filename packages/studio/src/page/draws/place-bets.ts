import type { RoundView } from '../../engine/rounds/round-view.ts'
import type { DrawsStart } from '../../engine/draws/start-page.ts'
import type { BetOrder, DrawsConnection } from './api.ts'
import type { Purse, PurseParts } from '../wallet-panel.ts'
import type { Say } from '../texts.ts'
import type { DrawSay } from './texts.ts'

/** What a page whose bets wait for draws is made of. */
export interface DrawParts extends PurseParts {
  start: DrawsStart
  api: DrawsConnection
  say: DrawSay
}

/**
 * What is said of bets that were sent. Of one that the operator did not confirm nothing is at stake: it is on its way back, or was returned.
 * @param told - what is said where all of them were taken
 */
export function placedText(placed: readonly RoundView[], shellSay: Say, told: (count: number) => string): string {
  const untaken = (['returning', 'rolledBack'] as const).find(name => placed.some(({ outcome }) => outcome === name))
  return untaken ? shellSay(untaken) : told(placed.length)
}

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
    const issue = bets[0]?.issue ?? ''
    purse.message.textContent = placedText(placed, shellSay, count =>
      say(count === 1 ? 'placedOne' : 'placed', { count, issue }),
    )
  } catch (error) {
    purse.trouble(error)
  }
  purse.host.post('idle')
  return placed
}
