import type { BannerImage } from '@baize/contract'
import { gamePage } from '../../../shared/games/game-steps.ts'
import type { Navigation } from '../../../shared/navigation/use-navigation.ts'

type Linked = Pick<BannerImage, 'linkageType' | 'linkage'>
type Opener = (linkage: string, requests: Navigation) => void

/** An address outside may only be a page. */
const openPage = (address: string) => {
  if (URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)) window.open(address, '_blank', 'noopener')
}

/** What each kind of linkage opens (HOME-29). A game is named `vassalage/gameType/gameCode/nodeId`. */
const openers: Record<NonNullable<Linked['linkageType']>, Opener> = {
  URL: openPage,
  ROUTE: (path, { navigate }) => navigate(path),
  PROMOTION: (id, { navigate }) => navigate(`/promotions?id=${encodeURIComponent(id)}`),
  POPUP: (name, { open }) => open(name),
  GAME: (names, { navigate }) => {
    const [vassalage = '', gameType = '', gameCode = '', nodeId = ''] = names.split('/')
    navigate(gamePage({ vassalage, gameType, gameCode, nodeId }))
  },
}

/** Follows a banner; one without linkage leads nowhere (HOME-28). */
export function follow({ linkageType, linkage }: Linked, requests: Navigation): void {
  if (linkageType) openers[linkageType](linkage, requests)
}
