import { platform, vendorLanes, type Category, type Output } from '@baize/contract'
import { useText } from '../../scope.ts'
import { useCachedRead } from './use-cached-read.ts'

export type VendorLane = Output<typeof vendorLanes>['data']['lanes'][number]
export type Vendor = VendorLane['cards'][number]

/** Value that means all vendors, in place of one. */
export const everyVendor = 'ALL'

/** The lanes of the lobby, in the language of the element. */
export function useVendorLanes() {
  const { language } = useText()
  return useCachedRead(vendorLanes, { platform: platform.games, language })
}

/** The vendors of a category. Empty where it has none; null until they are known. */
export function useVendors(category: Category) {
  const { data, error, refresh } = useVendorLanes()
  const vendors = data?.data.lanes.find(lane => lane.category === category)?.cards ?? (data ? [] : null)
  return { vendors, error, refresh }
}

/** Whether a category has something to play: a vendor that is not under maintenance (NAV-02). */
export const isOpen = ({ cards }: Pick<VendorLane, 'cards'>): boolean => cards.some(({ state }) => state === 'open')
