import type { Translator } from '@baize/client'
import { everyVendor, type Vendor } from '../../../shared/games/vendors.ts'

/** A vendor to choose. */
export interface VendorEntry {
  name: string
  label: string
  /** How many games it has. */
  note?: string
}

/** All vendors together, then each, those under maintenance named as such (GAME-41). */
export const vendorEntries = (vendors: readonly Vendor[], { t, number }: Translator): VendorEntry[] => [
  { name: everyVendor, label: t('games.everyVendor') },
  ...vendors.map(({ vassalage, displayName, state, games }) => ({
    name: vassalage,
    label: state === 'open' ? displayName : t('games.closedVendor', { name: displayName }),
    note: number(games),
  })),
]
