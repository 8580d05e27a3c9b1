import type { CallError } from '@baize/client'
import { clientType, gameList, hotGames, platform, type GameItem, type launch, type Refusal } from '@baize/contract'
import { useRead, useScope, useText } from '../../../../scope.ts'

/** The games that a refused launch offers instead. */
export const suggestionsOf = ({ code, value }: CallError) =>
  code === 'GAME_MAINTENANCE' ? ((value as Refusal<typeof launch> | null)?.suggestions ?? []) : []

/** How many other games are offered (GAME-28). */
const offered = 6

/**
 * Open games of the same kind, where that has none hot ones: what a visitor may play instead, asked
 * for without a launch, which needs a login.
 */
export function useOpenGames({ gameType, nodeId }: GameItem): readonly GameItem[] {
  const scope = useScope()
  const { language } = useText()
  const asked = { platform: platform.games, language, pageSize: offered + 1 }
  const merchant = scope.$config.get()?.merchant || 'baize'
  const same = useRead(gameList, { ...asked, clientType, merchant, gameType, pageNo: 1 })
  const playable = (games: readonly GameItem[] = []) =>
    games.filter(game => game.state === 'open' && game.isGame === 'GAME' && game.nodeId !== nodeId).slice(0, offered)
  const ofKind = playable(same.data?.content)
  const hot = useRead(hotGames, same.data && ofKind.length === 0 ? asked : null)
  return ofKind.length ? ofKind : playable(hot.data?.content)
}
