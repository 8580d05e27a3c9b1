import { lotteryVendors, type Category, type GameItem } from '@baize/contract'
import type { ListedGame } from './launch-list.ts'

/** The effect of a click on a game. */
export type GameStep =
  { do: 'navigate'; to: string } | { do: 'open'; name: string; detail: Record<string, string> } | { do: 'start' }

type Named = Record<'vassalage' | 'gameType' | 'gameCode', string>
type Clicked = Named & Pick<GameItem, 'isGame'> & Partial<Pick<GameItem, 'state' | 'nodeId' | 'gameName'>>
const lotteryPage: Readonly<Record<string, string>> = lotteryVendors

/**
 * The launch rules in the order that GAME-21 settles: lottery pages, slots of a vendor, containers,
 * rooms, and everything else starts.
 */
export function stepOf(game: Clicked): GameStep {
  const { vassalage, gameType, gameCode, isGame, state, nodeId = '', gameName = '' } = game
  const lottery = lotteryPage[vassalage]
  const container = isGame === 'VASSALAGE'
  // E-lotteries share the page of the lotteries; the page cannot tell them apart by itself
  // (LOTT-13).
  const mode = vassalage === 'ELOTT' ? '&prizeMode=ELOTT' : ''
  if (lottery) return { do: 'navigate', to: `${lottery}?gameCode=${encodeURIComponent(gameCode)}${mode}` }
  if (gameType === 'RNG' && (container || !gameCode))
    return { do: 'navigate', to: `/rng?vassalage=${encodeURIComponent(vassalage)}` }
  if (container) return { do: 'open', name: 'game-popup', detail: { vendor: vassalage, category: gameType } }
  // Of a game that is closed there are no rooms; its start says why.
  if (gameType === 'PVP' && state === 'open')
    return { do: 'open', name: 'room-list', detail: { vendor: vassalage, gameCode, nodeId, heading: gameName } }
  return { do: 'start' }
}

/**
 * Address of the game page on the operator's own site (ROUTE-58); the id of a game is that of its
 * place in the catalogue.
 */
export const gamePage = ({
  vassalage,
  gameType,
  gameCode,
  nodeId,
  roomId,
  selection,
}: Named & { nodeId: string; roomId?: string; selection?: string | undefined }) =>
  `/seamless?${new URLSearchParams({
    ...{ vassalage, gameType, gameCode, gameId: nodeId },
    ...(roomId && { roomId }),
    ...(selection && { selection }),
  })}`

/** Page of the site that a press on a game opens; undefined where it opens a popup or a tab. */
export function addressOf(game: ListedGame): string | undefined {
  if (game.state !== 'open') return undefined
  const step = stepOf(game)
  if (step.do === 'navigate') return step.to
  return step.do === 'start' && game.openMode !== 'tab' ? gamePage(game) : undefined
}

/** Page of a whole category. */
export const categoryPage: Readonly<Record<Category, string>> = {
  RNG: '/rng',
  LIVE: '/live',
  FISH: '/fish',
  PVP: '/pvp',
  SPORTS: '/sports',
  ESPORTS: '/esports',
  LOTT: '/lott',
  ELOTT: '/elott',
  COCKFIGHT: '/cockfight',
  BGS: '/bgs',
}
