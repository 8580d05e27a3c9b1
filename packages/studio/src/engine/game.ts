import type { EmblemName, Face, PaletteName } from '@baize/art'

/**
 * Rules of a game: stakes and choices, the numbers to draw, and what they show and pay. Everything
 * else of a round – wallet, seeds, history, recovery – is the engine's and the same for all.
 */
export interface Rules<Choice extends object = object, Shown extends object = object> {
  /** Return to player in percent, as the game states it; a test computes it from the tables. */
  readonly rtp: string
  /** Min time from one round to the next, in milliseconds (`rounds/pause-between-rounds.ts`). */
  readonly pauseMs: number
  /** Exclusive upper bounds of the numbers of a round, one bound a number. */
  readonly upperBounds: readonly number[]
  /** Stakes on offer, in minor units of a currency with so many decimals. */
  stakes(decimals: number): bigint[]
  /** Choice of the player beside the stake; null where the game does not offer that. */
  choiceOf(sent: unknown): Choice | null
  /** Result of the drawn numbers, and the win in minor units. */
  outcome(drawn: readonly number[], stake: bigint, choice: Choice): { shown: Shown; win: bigint }
}

/** Rules of a game that waits for draws. */
export interface DrawnRules<Choice extends object = object, Shown extends object = object> extends Rules<
  Choice,
  Shown
> {
  /** Public result of a draw. */
  resultOf(drawn: readonly number[]): string[]
  /**
   * Numbers of the draws that decide a bet, in their order, where its choice names them; any other
   * bet is on the draw that is next.
   */
  drawsOf?(choice: Choice): number[]
}

/** Games that belong together: a session of one of their codes may bet on each of them. */
export interface Family {
  name: string
  /** The page that shows them (`http/page-html.ts`). */
  page: 'sportsbook' | 'lottery' | 'baccarat'
}

/** A game that many bet on, until one draw decides for all of them. */
export interface DrawnGame<Kind extends string = string> {
  gameCode: string
  name: string
  kind: Kind
  family: Family
  /** Time from one draw to the next, in milliseconds; it divides a day. */
  periodMs: number
  /**
   * Offset from UTC, in hours, positive east, of the place whose calendar days number the draws.
   */
  zone: number
  /**
   * Time before a draw in which no bets are taken, in milliseconds; set in `drawn-games.ts`,
   * `rules.ts` or `books.ts` of each kind of game.
   */
  closingMs: number
  /**
   * Bets are taken only so many milliseconds after the last draw, while that is being shown; at
   * once where there is no number.
   */
  openingMs?: number
  /** Past draws that its page shows; ten where there is no number. */
  shown?: number
}

/** Side of a match at which a player sits; the drawn numbers say which side leads first. */
export type PlayerSide = 0 | 1

export interface Trick {
  cards: readonly [led: number, followed: number]
  leader: PlayerSide
  winner: PlayerSide
}

/** State of a match of cards after some moves. */
export interface Match {
  hands: readonly [readonly number[], readonly number[]]
  /** The card that was turned up; its suit is trump. */
  trump: number
  /** Player who has to play. */
  turn: PlayerSide
  /** The card that was led and waits for an answer. */
  led: number | null
  tricks: readonly [number, number]
  last: Trick | null
  winner: PlayerSide | null
  /** Reason of the decision; null while there is none. */
  by: 'tricks' | 'surrender' | null
}

/** Rules of a card game for two, which its rooms play move by move. */
export interface CardGame {
  /** Exclusive upper bounds of the numbers of a deal, one bound a number. */
  readonly dealUpperBounds: readonly number[]
  /** A match by its deal and what was played since. */
  matchOf(deal: readonly number[], moves: readonly number[]): Match
  /** The cards that may be played now. */
  legalCards(match: Match): readonly number[]
  /** The lowest of some cards. */
  lowestOf(cards: readonly number[]): number | undefined
  /** The move of a player who gives up. */
  forfeitOf(side: PlayerSide): number
  /** Prize of a match, in minor units. */
  prizeOf(stake: bigint): bigint
}

/** A room of a card game: what a seat costs, and how many tables of two it has. */
export interface Room {
  roomId: string
  gameCode: string
  name: string
  /** Place of the room's stake among the stakes of its game. */
  stake: number
  tables: number
}

/**
 * Look of a game: its name, emblem, colours and symbols. Games of one kind share the rest of their
 * page.
 */
export interface Theme {
  gameCode: string
  name: string
  emblem: EmblemName
  palette: PaletteName
  /** Palette of the frame around the reels. */
  frame: PaletteName
  face: Face
  /** Emblem of each rank; the game's own comes first. */
  symbols: EmblemName[]
}

/**
 * Every game that the engine runs, handed in at the start (`games/catalogue.ts`): the engine
 * imports none of them.
 */
export interface Games {
  /** Name of the kind of game that a code is. */
  kindOf(gameCode: string): string
  /** Whether the studio makes the game of a code. */
  isOffered(gameCode: string): boolean
  rulesOf(gameCode: string): Rules
  /** Whether a round of the game is drawn as soon as its bet is accepted, on a page of its own. */
  isInstant(gameCode: string): boolean
  readonly drawnGames: readonly DrawnGame[]
  /** The drawn game of a code, or null. */
  drawnOf(gameCode: string): DrawnGame | null
  /** Rules of a drawn game, or null. */
  drawnRulesOf(gameCode: string): DrawnRules | null
  /**
   * Family that a session of a code may bet on: that of a drawn game or of a lobby; null for every
   * other game.
   */
  familyOf(gameCode: string): Family | null
  /** The games that a session of a family may bet on. */
  gamesOf(family: Family): readonly DrawnGame[]
  /** Every room there is, in the order in which they are listed. */
  readonly rooms: readonly Room[]
  /** Rules of a game that is played in rooms, against other people; null for every other game. */
  cardGameOf(gameCode: string): CardGame | null
  themeOf(gameCode: string): Theme
}
