import type { BookView } from '../../book/view.ts'
import type { DrawsStart } from '../../draws/start-page.ts'
import type { RoundView } from '../../rounds/view.ts'
import type { DrawClock } from '../draws/clock.ts'
import { drawText, isPending } from '../draws/ended.ts'
import type { Purse } from '../draws/purse.ts'
import type { Money } from '../money.ts'
import type { Say } from '../texts.ts'
import type { BookConnection } from './api.ts'
import type { BookSay } from './texts.ts'
import { clockTime } from './words.ts'

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
export function followBook({ start, api, purse, clock, say, shellSay, money }: Setting, first: BookView, heard: Heard) {
  let view = first
  let bets: readonly RoundView[] = []
  let loading = false

  function setBets(now: readonly RoundView[]): void {
    bets = now
    heard.bets(now)
  }

  /** Says what bets brought that were open until now, once. */
  async function tell(ended: readonly RoundView[]): Promise<void> {
    for (const { roundId, stake, win, currency, outcome } of ended)
      purse.host.post('round.end', { roundId, stake, win, currency, outcome })
    const result = view.results.find(({ issue }) => issue === ended[0]?.issue)
    if (!result) return
    const decided = ended.filter(({ issue }) => issue === result.issue)
    const sentence = say('ended', { time: clockTime(result.startedAt) })
    purse.message.textContent = drawText(sentence, decided, { say, shellSay, money }).text
    // Where the session has ended meanwhile, the result still stands; the next bet says so.
    await api.balance().then(
      ({ balance }) => purse.show(balance),
      () => {},
    )
    // The bets ended without the player pressing anything: whoever shows a balance beside the game asks for it now.
    purse.host.post('idle')
  }

  async function loadBets(): Promise<void> {
    const pending = new Set(bets.filter(isPending).map(({ roundId }) => roundId))
    setBets((await api.bets(start.gameCode)).bets)
    await tell(bets.filter(bet => !isPending(bet) && bet.outcome !== 'refused' && pending.has(bet.roundId)))
  }

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
        if (!isPlacing && (before !== view.results[0]?.issue || bets.some(isPending))) await loadBets()
      } catch {
        // The countdown runs on; a bet that is placed says what is wrong.
      }
      loading = false
    },
    /** Adds bets that were placed just now. */
    add: (placed: readonly RoundView[]) => setBets([...placed.toReversed(), ...bets]),
    /** Shows what there is, and asks for the player's bets. */
    begin(): void {
      heard.book(view)
      heard.bets(bets)
      void api.bets(start.gameCode).then(
        told => setBets(told.bets),
        (error: unknown) => purse.trouble(error),
      )
    },
  }
}
