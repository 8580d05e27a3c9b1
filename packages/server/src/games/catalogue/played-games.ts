import type { Category } from '@baize/contract'

interface VendorKind {
  vassalage: string
  gameType: Category
}

/**
 * Vendors whose games the demo studio does not play. They are under maintenance from the start, so
 * that a closed vendor can be seen too.
 */
const closedVendors: readonly VendorKind[] = [
  { vassalage: 'MERIDIAN', gameType: 'LIVE' },
  { vassalage: 'TIDEWATER', gameType: 'FISH' },
]

/** Whether the demo studio plays the games of a vendor within one kind, or a game of it. */
export const isPlayed = ({ vassalage, gameType }: VendorKind): boolean =>
  !closedVendors.some(closed => closed.vassalage === vassalage && closed.gameType === gameType)
