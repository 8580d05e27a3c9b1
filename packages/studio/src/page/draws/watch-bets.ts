import type { RoundView } from '../../engine/rounds/round-view.ts'
import { isSessionEnd } from '../api.ts'
import type { Money } from '../money.ts'
import type { PageT } from '../text-keys.ts'
import type { DrawsConnection } from './api.ts'
import { drawText, isPending, isUnsettled } from './bet-results.ts'
import type { WalletPanel } from '../wallet-panel.ts'
import type { DrawsT } from '../text-keys.ts'

interface Parts {
  api: Pick<DrawsConnection, 'bets' | 'balance'>
  wallet: WalletPanel
  t: DrawsT
  pageT: PageT
  money: Money
}

/** Callbacks of a page for news of the player's bets. */
interface Handlers {
  bets: (bets: readonly RoundView[]) => void
  /**
   * Result of the draw of an issue, as a sentence, once the draw was shown; null where it is no
   * longer among the last ones.
   */
  drawn: (issue: string) => Promise<string | null>
  /** Bets were decided by a draw. @param netWin - whether they gave back more than they took */
  ended?: (netWin: boolean) => void
}

/** Follows the player's bets on a game, and says what became of them. */
export function watchBets({ api, wallet, t, pageT, money }: Parts, gameCode: string, handlers: Handlers) {
  let bets: readonly RoundView[] = []
  /** Whether an answer to a bet was lost: it may be among the next bets that are read. */
  let isLost = false

  function show(now: readonly RoundView[]): void {
    bets = now
    handlers.bets(now)
  }

  /** Result of the draw that decided bets, as a sentence; '' where none did. */
  async function drawnText(news: readonly RoundView[]): Promise<string> {
    const issue = news.find(({ shown }) => shown !== null)?.issue
    return (issue && (await handlers.drawn(issue))) || ''
  }

  /**
   * In words what became of bets, with all the others of their draw; '' where there is nothing to
   * say.
   */
  function textOf(news: readonly RoundView[], drawn: string): string {
    if (!drawn) return news.some(({ outcome }) => outcome === 'rolledBack') ? pageT('rolledBack') : ''
    const issue = news.find(({ shown }) => shown !== null)?.issue
    const decided = bets.filter(bet => bet.issue === issue && !isPending(bet))
    const { text, netWin } = drawText(drawn, decided, { t, pageT, money })
    handlers.ended?.(netWin)
    return text
  }

  async function report(news: readonly RoundView[], drawn: string): Promise<void> {
    const text = textOf(news, drawn)
    if (text) wallet.message.textContent = text
    // Where the session has ended meanwhile, the result still stands; the next bet says so.
    await api.balance().then(
      ({ balance }) => wallet.show(balance),
      () => {},
    )
    // The player pressed nothing: the host asks for the balance that it shows beside the game.
    wallet.host.post('idle')
  }

  /** Asks for the bets, and says what became of those that were there before. */
  async function load(): Promise<void> {
    const asked = bets
    const wasLost = isLost
    const loaded = (await api.bets(gameCode)).bets
    const before = new Map(asked.map(({ roundId, outcome }) => [roundId, outcome]))
    const isNews = (bet: RoundView) =>
      !isPending(bet) && (before.has(bet.roundId) ? before.get(bet.roundId) !== bet.outcome : wasLost)
    const news = loaded.filter(isNews)
    // Before the bets are shown: where the draw cannot be read, the next look finds the same news
    // again.
    const drawn = await drawnText(news)
    // Bets were placed meanwhile, which this answer may not know of.
    if (bets !== asked) return load()
    show(loaded)
    isLost = false
    for (const { roundId, stake, win, currency, outcome } of news)
      if (before.get(roundId) !== 'paying') wallet.host.post('round.end', { roundId, stake, win, currency, outcome })
    if (news.length || wasLost) await report(news, drawn)
  }

  /**
   * Reads the bets again. A failed read shows no error, the next one may succeed; the end of the
   * session is shown, and ends the reading.
   */
  async function look(): Promise<void> {
    if (wallet.hasEnded()) return
    await load().catch((error: unknown) => {
      if (isSessionEnd(error)) wallet.showError(error)
    })
  }

  return {
    look,
    /** Whether something may have become of a bet that the page does not know of. */
    isOpen: (): boolean => isLost || bets.some(isUnsettled),
    /**
     * Adds bets that were placed just now.
     * @param isWhole - whether every bet that was sent was answered
     */
    add: (placed: readonly RoundView[], isWhole: boolean): void => {
      const ids = new Set(placed.map(({ roundId }) => roundId))
      show([...[...placed].reverse(), ...bets.filter(({ roundId }) => !ids.has(roundId))])
      isLost ||= !isWhole
    },
    /** Shows that there are none yet, and asks for them. */
    start(): void {
      handlers.bets(bets)
      void load().catch((error: unknown) => wallet.showError(error))
    },
  }
}
