import { type BookKind, books } from './fixtures/books.ts'
import type { DrawnGame } from '../../engine/game.ts'

/** Between the start of the fixtures of a slate, when bets close, and their end, when the slate is drawn. */
const playingMs = 20_000

/** Every book as the studio draws it: a slate of fixtures is one draw. */
export const drawnBooks: readonly DrawnGame<BookKind>[] = books.map(({ gameCode, name, kind, periodMs, zone }) => ({
  gameCode,
  name,
  kind,
  family: { name: gameCode, page: 'sportsbook' },
  periodMs,
  zone,
  closingMs: playingMs,
}))
