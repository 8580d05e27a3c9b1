import type { BookView } from './book-view.ts'
import type { DrawsStart } from '../../engine/draws/start-page.ts'
import type { RoundView } from '../../engine/rounds/round-view.ts'
import { followBets } from '../../page/draws/watch-bets.ts'
import type { DrawClock } from '../../page/draws/draw-clock.ts'
import type { Purse } from '../../page/wallet-panel.ts'
import type { Money } from '../../page/money.ts'
import type { Say } from '../../page/texts.ts'
import type { BookConnection } from './api.ts'
import type { BookSay } from './texts.ts'
import { clockTime } from './labels.ts'

export interface Setting {
  start: DrawsStart
  api: BookConnection
  purse: Purse
  clock: DrawClock
  say: BookSay
  shellSay: Say
  money: Money
}

/** What a page does with what it hears of its book. */
interface Heard {
  book: (view: BookView) => void
  bets: (bets: readonly RoundView[]) => void
}

/** Follows a book and the player's bets on it, and says what each slate brought. */
export function followBook(parts: Setting, first: BookView, heard: Heard) {
  const { start, api, clock, say } = parts
  let view = first
  let loading = false

  const bets = followBets(parts, start.gameCode, {
    bets: heard.bets,
    drawn(issue) {
      const result = view.results.find(each => each.issue === issue)
      return result ? say('ended', { time: clockTime(result.startedAt) }) : null
    },
  })

  return {
    view: () => view,
    /** Asks how the book stands; nothing is said of an answer that does not come, the next one will. */
    async sync(isPlacing: boolean): Promise<void> {
      if (loading) return
      loading = true
      try {
        const before = view.results[0]?.issue
        view = await api.book()
        clock.set(view.now)
        heard.book(view)
        if (!isPlacing && (before !== view.results[0]?.issue || bets.isOpen())) await bets.look()
      } catch {
        // The countdown runs on; a bet that is placed says what is wrong.
      }
      loading = false
    },
    add: bets.add,
    /** Shows what there is, and asks for the player's bets. */
    begin(): void {
      heard.book(view)
      bets.begin()
    },
  }
}
