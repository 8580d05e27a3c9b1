import type { BookView } from './book-view.ts'
import type { DrawnGamesStart } from '../../engine/draws/start-drawn-games.ts'
import type { Leg } from './fixtures/ticket.ts'
import type { RoundView } from '../../engine/rounds/round-view.ts'
import { callStudio, retryOnNetworkError } from '../../page/api.ts'
import { connectDraws, startDraws } from '../../page/draws/api.ts'

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
