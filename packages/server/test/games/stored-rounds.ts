import { hour } from '@baize/contract'
import type { gameRounds } from '../../src/game-vendors/index.ts'

type StoredRound = typeof gameRounds.$inferInsert
type Game = Pick<StoredRound, 'vassalage' | 'gameType' | 'gameCode'>

/** Games of two vendors and three kinds, two of which begin with one word. */
export const playedGames: readonly Game[] = [
  { vassalage: 'LUMEN', gameType: 'RNG', gameCode: 'one' },
  { vassalage: 'LUMEN', gameType: 'RNG', gameCode: 'two' },
  { vassalage: 'ONYX', gameType: 'FISH', gameCode: 'three' },
  { vassalage: 'TCG_LOTTO_VN', gameType: 'LOTT', gameCode: 'saigon-draw' },
]

interface Asked {
  roll: (below: number) => number
  playerId: string
  count: number
  /** The moment before which all of them were opened. */
  until: Date
  /** Days over which they are spread. */
  days: number
  games?: readonly Game[]
}

/** Random ends of a round: open, closed with a win, a loss or its stake, and rolled back. */
function endOf(
  roll: Asked['roll'],
  bet: bigint,
  openedAt: Date,
): Pick<StoredRound, 'bet' | 'win' | 'state' | 'closedAt'> {
  const closedAt = new Date(openedAt.getTime() + roll(5000))
  const outcome = roll(8)
  if (outcome === 0) return { bet, win: 0n, state: 'open', closedAt: null }
  if (outcome === 1) return { bet: 0n, win: 0n, state: 'rolled_back', closedAt }
  return { bet, win: [0n, bet, bet * 3n][roll(3)]!, state: 'closed', closedAt }
}

/** Random rounds of a player, as rows: without the calls and movements that they came from. */
export const storedRounds = ({ roll, playerId, count, until, days, games = playedGames }: Asked): StoredRound[] =>
  Array.from({ length: count }, (_, nth) => {
    const openedAt = new Date(until.getTime() - 1 - roll(days * 24) * hour - roll(hour))
    return {
      playerId,
      vendor: 'studio',
      roundId: `r${String(nth).padStart(5, '0')}`,
      launchId: crypto.randomUUID(),
      ...games[roll(games.length)]!,
      currency: 'EUR',
      ...endOf(roll, BigInt(100 + roll(900)), openedAt),
      openedAt,
    }
  })
