import { categories, gameFilters, type Category, type GameFilter, type gameList, type hotGames } from '@baize/contract'
import { propOrAttribute, type FirstRead } from '../../../shared/prefetch/first-read.ts'
import { hotInput, laneInput, sourceOf } from '../shared/lane/lane-request.ts'
import { isPersonal } from '../shared/list/list-choice.ts'

// The endpoints themselves would bring their schemas with them.
const paths = {
  gameList: '/wps/relay/GCSGAME_gameList' satisfies typeof gameList.path,
  hotGames: '/wps/relay/GCSGAME_hotGamesV2' satisfies typeof hotGames.path,
}
const isKnown = (list: readonly string[], word?: string) => !word || list.includes(word)

/**
 * The games that a lane shows first; nothing where its attributes cannot be read, or ask for a
 * member's own.
 */
export const firstRead: FirstRead = (element, merchant, language) => {
  const [category, vendor, filter, limit, exclude] = ['category', 'vendor', 'filter', 'limit', 'exclude'].map(name =>
    propOrAttribute(element, name),
  )
  if (!isKnown(categories, category) || !isKnown(gameFilters, filter) || Number.isNaN(Number(limit ?? 0))) return null
  if (!isKnown(['HOT'], exclude)) return null
  if (filter && isPersonal(filter as GameFilter)) return null
  const request = {
    ...(category && { category: category as Category }),
    ...(vendor && { vendor }),
    ...(filter && { filter: filter as GameFilter }),
    ...(exclude && { exclude: 'HOT' as const }),
    ...(limit && { limit: Number(limit) }),
  }
  if (sourceOf(request) === 'hot') return ['hotGames', paths.hotGames, hotInput(request, language)]
  return ['gameList', paths.gameList, laneInput(request, merchant, language)]
}
