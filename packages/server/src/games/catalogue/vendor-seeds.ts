import type { Category } from '@baize/contract'
import { isPlayed } from './played-games.ts'

/**
 * A vendor within one kind of game. The same vendor may make several kinds, each with a state of
 * its own.
 */
export interface VendorSeed {
  vassalage: string
  gameType: Category
  displayName: string
  /**
   * Whether the demo studio plays its games. All others are under maintenance from the start.
   */
  open: boolean
}

type VendorName = readonly [vassalage: string, displayName: string]
const vendorNames: Record<Category, readonly VendorName[]> = {
  RNG: [
    ['LUMEN', 'Lumen'],
    ['ORIENT', 'Orient'],
    ['HARBOR', 'Harbor'],
    ['VOLT', 'Volt'],
  ],
  LIVE: [
    ['SALON', 'Salon'],
    ['ORIENT_LIVE', 'Orient Live'],
    ['MERIDIAN', 'Meridian'],
  ],
  FISH: [
    ['CORAL', 'Coral'],
    ['TIDEWATER', 'Tidewater'],
    ['BAIZE', 'Baize'],
  ],
  PVP: [
    ['ARENA', 'Arena'],
    ['SALON', 'Salon'],
    ['ORIENT', 'Orient'],
  ],
  SPORTS: [
    ['KICKLINE', 'Kickline'],
    ['COURTSIDE', 'Courtside'],
    ['MATCHDAY', 'Matchday'],
  ],
  ESPORTS: [['BRACKET', 'Bracket']],
  LOTT: [
    ['LOTT', 'Baize Lottery'],
    ['TCG_LOTTO_VN', 'Vietnam Lottery'],
    ['TCG_SEA', 'SEA Lottery'],
  ],
  ELOTT: [['ELOTT', 'Baize E-Lottery']],
  COCKFIGHT: [
    ['RING', 'Ring'],
    ['SABONG', 'Sabong'],
  ],
  BGS: [['BAIZE', 'Baize']],
}

/** Every vendor, in the order in which its lane lists it. */
export const vendorSeeds: readonly VendorSeed[] = Object.entries(vendorNames).flatMap(([gameType, entries]) =>
  entries.map(([vassalage, displayName]) => {
    const kind = { vassalage, gameType: gameType as Category }
    return { ...kind, displayName, open: isPlayed(kind) }
  }),
)
