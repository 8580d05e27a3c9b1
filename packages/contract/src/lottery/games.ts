import { minute } from '../duration.ts'

/** Areas of the lottery; a game session is for one of them, and may bet on every game of it. */
export const lotteryAreas = ['LOTT', 'ELOTT', 'VN', 'SEA'] as const
export type LotteryArea = (typeof lotteryAreas)[number]

/**
 * Families of lottery games (CONST-46): five of eleven, low frequency, mark six, race of ten, five
 * digits.
 */
export const lotteryCategories = ['11X5', 'LF', 'LHC', 'PK10', 'SSC'] as const
export type LotteryCategory = (typeof lotteryCategories)[number]

export interface LotteryGame {
  gameCode: string
  name: string
  area: LotteryArea
  category: LotteryCategory
  /** Time from one draw to the next, in milliseconds; it divides a day. */
  periodMs: number
  /** Whole hours before UTC of the place whose calendar days number the draws. */
  zone: number
}

type GameEntry = readonly [gameCode: string, name: string, category: LotteryCategory, minutes: number, zone: number]
const gamesByArea: Record<LotteryArea, readonly GameEntry[]> = {
  LOTT: [
    ['lucky-draw-3d', 'Lucky Draw 3D', 'LF', 30, 8],
    ['mega-lotto', 'Mega Lotto', 'LHC', 10, 8],
    ['five-of-eleven', 'Five of Eleven', '11X5', 5, 8],
    ['mark-six', 'Mark Six', 'LHC', 60, 8],
    ['ten-race', 'Ten Race', 'PK10', 5, 8],
    ['five-digits', 'Five Digits', 'SSC', 10, 8],
  ],
  ELOTT: [
    ['minute-three', 'Minute Three', 'LF', 1, 0],
    ['garden-eleven', 'Garden Eleven', '11X5', 3, 0],
    ['minute-five', 'Minute Five', 'SSC', 1, 0],
  ],
  VN: [
    ['hanoi-draw', 'Hanoi Draw', 'LF', 5, 7],
    ['saigon-draw', 'Saigon Draw', 'LF', 1, 7],
    ['da-nang-draw', 'Da Nang Draw', 'LF', 15, 7],
  ],
  SEA: [
    ['bangkok-numbers', 'Bangkok Numbers', 'LF', 15, 7],
    ['manila-numbers', 'Manila Numbers', 'LF', 5, 8],
    ['penang-numbers', 'Penang Numbers', 'LF', 1, 8],
  ],
}

/** Every lottery game, in the order in which its area lists it. */
export const lotteryGames: readonly LotteryGame[] = lotteryAreas.flatMap(area =>
  gamesByArea[area].map(([gameCode, name, category, minutes, zone]) => ({
    gameCode,
    name,
    area,
    category,
    periodMs: minutes * minute,
    zone,
  })),
)

/** The code that is launched where no game is chosen yet: it opens the list of an area's games. */
export const lotteryLobbies: Readonly<Record<LotteryArea, string>> = {
  LOTT: 'lottery-lobby',
  ELOTT: 'elottery-lobby',
  VN: 'vn-lottery-lobby',
  SEA: 'sea-lottery-lobby',
}

const areaByCode = new Map<string, LotteryArea>([
  ...lotteryGames.map(({ gameCode, area }) => [gameCode, area] as const),
  ...lotteryAreas.map(area => [lotteryLobbies[area], area] as const),
])

/** The area of a lottery game or of a lobby; null for any other game. */
export const lotteryAreaOf = (gameCode: string): LotteryArea | null => areaByCode.get(gameCode) ?? null
