import type { BookView } from './book-view.ts'
import type { DrawnGamesStart } from '../../engine/draws/start-drawn-games.ts'
import type { Leg } from './fixtures/ticket.ts'
import type { RoundView } from '../../engine/rounds/round-view.ts'
import { callStudio, retryOnNetworkError } from '../../page/api.ts'
import { connectDraws, startDraws } from '../../page/draws/api.ts'
import { watchBets } from '../../page/draws/watch-bets.ts'
import type { DrawClock } from '../../page/draws/draw-clock.ts'
import type { WalletPanel } from '../../page/wallet-panel.ts'
import type { Money } from '../../page/money.ts'
import type { PageT, SportsbookT } from '../../page/text-keys.ts'
import { clockTime } from './labels.ts'

export interface TicketRequest {
  stake: string
  legs: readonly Leg[]
  requestId: string
}

const readBook = (gameCode: string): Promise<BookView> =>
  callStudio(`book?${new URLSearchParams({ gameCode }).toString()}`, '')

/** Starts a session at a book, and reads what is offered. */
export async function startBook(code: string, gameCode: string): Promise<{ start: DrawnGamesStart; view: BookView }> {
  const start = await startDraws(code, gameCode)
  return { start, view: await readBook(gameCode) }
}

/** The studio's calls for one player at a book. */
export const connectBook = ({ token, gameCode }: Pick<DrawnGamesStart, 'token' | 'gameCode'>) => ({
  ...connectDraws(token),
  book: () => readBook(gameCode),
  place: (order: TicketRequest) => retryOnNetworkError(() => callStudio<RoundView>('book/bet', token, order)),
})
export type BookConnection = ReturnType<typeof connectBook>

export interface BookPageContext {
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
export function watchBook(parts: BookPageContext, first: BookView, handlers: Handlers) {
  const { start, api, clock, t } = parts
  let view = first
  let loading = false

  const bets = watchBets(parts, start.gameCode, {
    bets: handlers.bets,
    async drawn(issue) {
      // The bets may have been read after a slate that ended since the book was read.
      if (!resultOf(issue)) await read()
      const result = resultOf(issue)
      return result ? t('ended', { time: clockTime(result.startedAt) }) : null
    },
  })

  const resultOf = (issue: string) => view.results.find(each => each.issue === issue)

  async function read(): Promise<void> {
    view = await api.book()
    clock.set(view.now)
    handlers.book(view)
  }

  return {
    view: () => view,
    /** Reads the book; a failed read shows no error, the next one may succeed. */
    async sync(isPlacing: boolean): Promise<void> {
      if (loading) return
      loading = true
      try {
        const before = view.results[0]?.issue
        await read()
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
