import { day } from '@baize/contract'
import { gt } from 'drizzle-orm'
import type { GameRow } from './select-games.ts'
import { game } from './tables.ts'

/** Milliseconds for which a game is new: thirty days. */
const newGameTime = 30 * day

const newSince = (now: Date): Date => new Date(now.getTime() - newGameTime)

/** Whether a game carries the mark of a new one in lists. */
export const isNew = ({ releasedAt }: Pick<GameRow['game'], 'releasedAt'>, now: Date): boolean =>
  releasedAt > newSince(now)

/** The condition of the NEW filter. */
export const newGames = (now: Date) => gt(game.releasedAt, newSince(now))
