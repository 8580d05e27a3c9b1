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
  return [...Map.groupBy(cards, ({ displayName }) => displayName)].map(([name, [first]]) => ({
    name,
    code: first?.vassalage ?? '',
  }))
}
