import type { BookView } from './book-view.ts'
import type { DrawnGamesStart } from '../../engine/draws/start-drawn-games.ts'
import type { RoundView } from '../../engine/rounds/round-view.ts'
import { watchBets } from '../../page/draws/watch-bets.ts'
import type { DrawClock } from '../../page/draws/draw-clock.ts'
import type { WalletPanel } from '../../page/wallet-panel.ts'
import type { Money } from '../../page/money.ts'
import type { PageT } from '../../page/text-keys.ts'
import type { BookConnection } from './api.ts'
import type { SportsbookT } from '../../page/text-keys.ts'
import { clockTime } from './labels.ts'

export interface Setting {
  start: DrawnGamesStart
  api: BookConnection
  wallet: WalletPanel
  clock: DrawClock
  t: SportsbookT
  pageT: PageT
  money: Money
}

/** Callbacks of a page for news of its book. */
interface Handlers {
  book: (view: BookView) => void
  bets: (bets: readonly RoundView[]) => void
}

/** Follows a book and the player's bets on it, and says what each slate brought. */
export function watchBook(parts: Setting, first: BookView, handlers: Handlers) {
  const { start, api, clock, t } = parts
  let view = first
  let loading = false

  const bets = watchBets(parts, start.gameCode, {
    bets: handlers.bets,
    drawn(issue) {
      const result = view.results.find(each => each.issue === issue)
      return result ? t('ended', { time: clockTime(result.startedAt) }) : null
    },
  })

  return {
    view: () => view,
    /** Reads the book; a failed read shows no error, the next one may succeed. */
    async sync(isPlacing: boolean): Promise<void> {
      if (loading) return
      loading = true
      try {
        const before = view.results[0]?.issue
        view = await api.book()
        clock.set(view.now)
        handlers.book(view)
        if (!isPlacing && (before !== view.results[0]?.issue || bets.isOpen())) await bets.look()
      } catch {
        // The countdown runs on; placing a bet shows the error.
      }
      loading = false
    },
    add: bets.add,
    /** Shows what there is, and asks for the player's bets. */
    start(): void {
      handlers.book(view)
      bets.start()
    },
  }
}
