import type ascent from '../locales/en/ascent.json'
import type baccarat from '../locales/en/baccarat.json'
import type dice from '../locales/en/dice.json'
import type draws from '../locales/en/draws.json'
import type fairness from '../locales/en/fairness.json'
import type fishing from '../locales/en/fishing.json'
import type lottery from '../locales/en/lottery.json'
import type odds from '../locales/en/odds.json'
import type page from '../locales/en/page.json'
import type payments from '../locales/en/payments.json'
import type plinko from '../locales/en/plinko.json'
import type slot from '../locales/en/slot.json'
import type sportsbook from '../locales/en/sportsbook.json'
import type symbols from '../locales/en/symbols.json'
import type thirteen from '../locales/en/thirteen.json'
import type verification from '../locales/en/verification.json'
import type { TFunction } from './translate.ts'

/** The groups of texts that pages load, with their keys as English has them. */
export interface Groups {
  ascent: typeof ascent
  baccarat: typeof baccarat
  dice: typeof dice
  draws: typeof draws
  fairness: typeof fairness
  fishing: typeof fishing
  lottery: typeof lottery
  odds: typeof odds
  page: typeof page
  payments: typeof payments
  plinko: typeof plinko
  slot: typeof slot
  sportsbook: typeof sportsbook
  symbols: typeof symbols
  thirteen: typeof thirteen
  verification: typeof verification
}
export type Group = keyof Groups
export type KeyOf<G extends Group> = { [Each in G]: keyof Groups[Each] & string }[G]

export type PageKey = KeyOf<'page'>
/** Texts of every page of a game. */
export type PageT = TFunction<PageKey>
/** Texts of every page whose games wait for draws. */
export type DrawsT = TFunction<KeyOf<'draws'>>
export type BaccaratT = TFunction<KeyOf<'draws' | 'baccarat'>>
export type LotteryT = TFunction<KeyOf<'draws' | 'lottery'>>
export type SportsbookT = TFunction<KeyOf<'draws' | 'sportsbook'>>
export type ThirteenT = TFunction<KeyOf<'thirteen'>>
export type VerificationKey = KeyOf<'verification'>
