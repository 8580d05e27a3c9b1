import type { EmblemName } from '@baize/art'
import { ascentOdds } from './ascent/odds.ts'
import { baccaratOdds } from './baccarat/odds.ts'
import { diceOdds } from './dice/odds.ts'
import { fishingOdds } from './fishing/odds.ts'
import { kindOf } from './kind-of-game.ts'
import { type Kind, rulesOf } from './kinds.ts'
import { lotteryOdds } from './lottery/odds.ts'
import type { OddsSheet } from './odds-sheet.ts'
import { plinkoOdds } from './plinko/odds.ts'
import { slotOdds } from './slot/odds.ts'
import { bookOdds } from './sportsbook/odds.ts'
import { thirteenOdds } from './thirteen/odds.ts'

const sheets: Record<Kind, () => OddsSheet> = {
  slot: slotOdds,
  ascent: ascentOdds,
  dice: diceOdds,
  plinko: plinkoOdds,
  fishing: fishingOdds,
  thirteen: thirteenOdds,
  baccarat: baccaratOdds,
  sports: () => bookOdds('sports'),
  courts: () => bookOdds('courts'),
  esports: () => bookOdds('esports'),
  contests: () => bookOdds('contests'),
  ssc: () => lotteryOdds('ssc'),
  eleven: () => lotteryOdds('eleven'),
  triple: () => lotteryOdds('triple'),
  markSix: () => lotteryOdds('markSix'),
  race: () => lotteryOdds('race'),
  vietnam: () => lotteryOdds('vietnam'),
  sea: () => lotteryOdds('sea'),
}

/** Cache of computed sheets, by kind of game. */
const known = new Map<Kind, OddsSheet>()

/**
 * What is published of a game: its stated return, and the tables that it can be computed from
 * again.
 */
export function oddsView(gameCode: string) {
  const kind = kindOf(gameCode)
  const sheet = known.get(kind) ?? sheets[kind]()
  known.set(kind, sheet)
  return { gameCode, kind, rtp: rulesOf(kind).rtp, ...sheet }
}

/** A game's odds as they are published, with its name and the pictures of its symbols. */
export interface PublishedOdds extends ReturnType<typeof oddsView> {
  name: string
  symbols: readonly EmblemName[]
}
