import { parseUrl, type BannerImage, type Category } from '@baize/contract'
import { gamePage, stepOf } from '../games/game-steps.ts'
import type { Navigation } from '../navigation/use-navigation.ts'
import { isWebAddress } from '../navigation/web-address.ts'

export type Linked = Pick<BannerImage, 'linkageType' | 'linkage'>
type Opener = (linkage: string, navigation: Navigation) => void

/** A path of the operator's own site: what looks like another site's address is none (HOME-29). */
const isOwnPath = (path: string) => {
  const site = 'https://site.invalid'
  return path.startsWith('/') && parseUrl(path, site)?.origin === site
}

/** An address outside may only be a page. */
const openPage = (address: string) => {
  if (isWebAddress(address)) window.open(address, '_blank', 'noopener')
}

/**
 * Opens the target of an announcement or a message, by the kind of its linkage (HOME-29). A game is
 * named `vassalage/gameType/gameCode/nodeId`; a lottery has a page of its own (GAME-15 to GAME-17).
 */
const openers: Record<NonNullable<Linked['linkageType']>, Opener> = {
  URL: openPage,
  ROUTE(path, { navigate }) {
    if (isOwnPath(path)) navigate(path)
  },
  PROMOTION: (id, { navigate }) => navigate(`/promotions?id=${encodeURIComponent(id)}`),
  POPUP: (name, { open }) => open(name),
  GAME: (names, { navigate }) => {
    const [vassalage = '', gameType = '', gameCode = '', nodeId = ''] = names.split('/')
    const game = { vassalage, gameType: gameType as Category, gameCode, nodeId }
    const step = stepOf({ ...game, isGame: 'GAME' })
    navigate(step.do === 'navigate' ? step.to : gamePage(game))
  },
}

/**
 * Follows an announcement or a message to its target; one without linkage leads nowhere (HOME-28).
 */
export function followLink({ linkageType, linkage }: Linked, navigation: Navigation): void {
  if (linkageType) openers[linkageType](linkage, navigation)
}
