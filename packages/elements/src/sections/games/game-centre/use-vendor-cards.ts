import { clientType, gameList, limits, platform } from '@baize/contract'
import type { Category, GameItem } from '@baize/contract'
import { useCachedRead } from '../../../shared/games/use-cached-read.ts'
import { useVendors, type Vendor } from '../../../shared/games/vendors.ts'
import { useScope, useText } from '../../../scope.ts'

export interface VendorCard {
  vendor: Vendor
  /** What a click on the card starts: the first game of the vendor. */
  game: GameItem
}

/** A card for every vendor of a category, in the order of its lane; null until they are known. */
export function useVendorCards(category: Category) {
  const scope = useScope()
  const { language } = useText()
  const lane = useVendors(category)
  const list = useCachedRead(gameList, {
    clientType,
    platform: platform.games,
    merchant: scope.$config.get()?.merchant || 'baize',
    gameType: category,
    pageNo: 1,
    pageSize: limits.pageSizeMax,
    language,
  })
  const games = list.data?.content
  const cards: VendorCard[] | null =
    lane.vendors && games
      ? lane.vendors.flatMap(vendor => {
          const game = games.find(({ vassalage }) => vassalage === vendor.vassalage)
          return game ? [{ vendor, game }] : []
        })
      : null
  return {
    cards,
    error: lane.error ?? list.error,
    refresh: () => {
      lane.refresh()
      list.refresh()
    },
  }
}
