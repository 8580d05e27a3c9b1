/**
 * Account types by what they may do (ROLE-17 to ROLE-19). Types that stand in no list are not
 * members.
 */
export const agentTypes: readonly number[] = [1, 2, 41, 42]
export const trialTypes: readonly number[] = [4]
export const memberTypes: readonly number[] = [0, 3, ...agentTypes, ...trialTypes]

/** Opening password that must be changed at first login (CONST-02). */
export const defaultPassword = '123456'
/** Client type of web clients (CONST-05). */
export const clientType = 3
/** Platform words per kind of call (CONST-06, CONST-48). */
export const platform = { site: 'W', games: 'html5-desktop' } as const

export const categories = [
  'RNG',
  'LIVE',
  'FISH',
  'PVP',
  'SPORTS',
  'ESPORTS',
  'LOTT',
  'ELOTT',
  'COCKFIGHT',
  'BGS',
] as const
export type Category = (typeof categories)[number]
export const gameFilters = ['NEW', 'FAV', 'ALL', 'HOT', 'RECENT'] as const
export type GameFilter = (typeof gameFilters)[number]
/** Orders of a list of games that a visitor may choose (GAME-41). */
export const gameSorts = ['NEWEST', 'NAME'] as const
export type GameSort = (typeof gameSorts)[number]

/** Vendors whose games open a lottery page (GAME-15 to GAME-17, CONST-47). */
export const lotteryVendors = {
  TCG_LOTTO_VN: '/vnLottery',
  TCG_SEA: '/seaLottery',
  LOTT: '/lottery',
  ELOTT: '/lottery',
} as const

export const limits = {
  /** Entries of a home list (HOME-07). */
  laneGames: 20,
  /** Games of a list at a time: whole rows of two, three, four and six. */
  gamesPage: 24,
  /** Vendor, sport, cockfight and lottery lists on home (CONST-24). */
  laneCards: 12,
  winners: 20,
  biggestWins: 9,
  favouritesPage: 999,
  pageSizeMax: 100,
} as const

/** Milliseconds, where the specification names a time. */
export const timing = {
  favouriteThrottle: 1000,
  captchaThrottle: 1000,
  smsThrottle: 1000,
  bannerHold: 5000,
  bannerSlide: 1000,
  rewardTick: 3000,
  balanceThrottle: 3000,
  chunkTimeout: 120_000,
} as const
/** How much the decorative reward number of a tile grows per tick (CONST-34). Never money. */
export const rewardStep = 165.11

/**
 * Languages that there are texts in: codes of the specification against BCP 47 tags; attributes
 * take tags, wire and storage take codes (I18N-09).
 */
export const languages = { EN: 'en', ES: 'es', DE: 'de' } as const satisfies Record<string, string>
export type Language = keyof typeof languages
/** Those that a site offers until its staff say otherwise (BOOT-11, I18N-03). */
export const offeredLanguages = ['EN', 'ES'] as const satisfies readonly Language[]
