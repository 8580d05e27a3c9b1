import type { VendorLane } from '../../../shared/games/vendors.ts'

export interface FooterVendor {
  code: string
  name: string
}

/**
 * Vendors of all lanes, each once whatever it is called for its kinds of games, in the order of the
 * lobby (NAV-18, NAV-20).
 */
export function footerVendors(lanes: readonly Pick<VendorLane, 'cards'>[]): FooterVendor[] {
  const cards = lanes.flatMap(lane => lane.cards)
  const firsts = cards.filter(({ displayName }, at) => at === cards.findIndex(card => card.displayName === displayName))
  return firsts.map(({ displayName, vassalage }) => ({ name: displayName, code: vassalage }))
}
