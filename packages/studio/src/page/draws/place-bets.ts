import type { RoundView } from '../../engine/rounds/round-view.ts'
import type { DrawnGamesStart } from '../../engine/draws/start-drawn-games.ts'
import type { DrawBet, DrawsConnection } from './api.ts'
import type { WalletPanel, WalletPanelParts } from '../wallet-panel.ts'
import type { PageT } from '../text-keys.ts'
import type { DrawsT } from '../text-keys.ts'

/** Parts of a page whose bets wait for draws. */
export interface DrawParts extends WalletPanelParts {
  start: DrawnGamesStart
  api: DrawsConnection
  t: DrawsT
}

/**
 * Text about bets that were sent. Of one that the operator did not confirm nothing is at stake: it
 * is on its way back, or was returned.
 * @param acceptedText - text where all of them were accepted
 */
export function placedText(
  placed: readonly RoundView[],
  pageT: PageT,
  acceptedText: (count: number) => string,
): string {
  const untaken = (['returning', 'rolledBack'] as const).find(name => placed.some(({ outcome }) => outcome === name))
  return untaken ? pageT(untaken) : acceptedText(placed.length)
}

/**
 * Places bets, one after the other. What was refused stays where it is.
 * @param drop - called with each bet that was placed
 */
export async function placeBets<Bet extends DrawBet>(
  { api, wallet, t, pageT }: Pick<DrawParts, 'api' | 't' | 'pageT'> & { wallet: WalletPanel },
  bets: readonly Bet[],
  drop: (bet: Bet) => void,
): Promise<RoundView[]> {
  const placed: RoundView[] = []
  wallet.host.post('busy')
  wallet.message.textContent = t('placing')
  try {
    for (const bet of bets) {
      const { gameCode, issue, stake, choice, requestId } = bet
      const round = await api.bet({ gameCode, issue, stake, choice, requestId })
      placed.push(round)
      drop(bet)
      wallet.show(round.balance)
      wallet.host.post('round.start', { roundId: round.roundId, stake: round.stake, currency: round.currency })
    }
    const issue = bets[0]?.issue ?? ''
    wallet.message.textContent = placedText(placed, pageT, count =>
      t(count === 1 ? 'placedOne' : 'placed', { count, issue }),
    )
  } catch (error) {
    wallet.showError(error)
  }
  wallet.host.post('idle')
  return placed
}
