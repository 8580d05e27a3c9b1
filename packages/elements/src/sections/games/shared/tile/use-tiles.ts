import { systemStatus, type GameItem } from '@baize/contract'
import { useStore } from '@nanostores/react'
import { callError, pageRegistry, type Scope, type Translator } from '@baize/client'
import { addressOf, gamePage } from '../../../../shared/games/game-steps.ts'
import { useOwnSite } from '../../../../shared/gates/use-own-site.ts'
import { useRunningGames } from '../../../../shared/games/use-running-games.ts'
import { useNavigation } from '../../../../shared/navigation/use-navigation.ts'
import { useRead, useReport, useScope, useSession, useText } from '../../../../scope.ts'
import type { Launching } from '../launch/use-launch.ts'
import { favouritesOf } from '../../../../shared/games/favourites.ts'

/** State that all tiles of a list share, read once for the list. */
export interface TileContext {
  text: Translator
  image: Scope['image']
  favourites: ReadonlySet<string>
  pending: string | null
  /** Currency of the decorative number; null where it is switched off or out of place. */
  reward: { currency: string; symbol: string } | null
  /** Page of the site that a press opens, if it is one. */
  addressOf: (game: GameItem) => string | undefined
  launch: (game: GameItem) => void
  /** Whether a match of the player runs in a game. */
  isRunning: (game: GameItem) => boolean
  /** Goes back to the match that runs in a game. */
  resume: (game: GameItem) => void
  /** Null where a tile has no heart, because it is a vendor and no game. */
  favour: ((game: GameItem) => void) | null
}

/** Reads the state that all tiles of a list share. */
export function useTiles({ launch, pending, warn }: Launching): TileContext {
  const scope = useScope()
  const text = useText()
  const session = useSession()
  const own = useOwnSite()
  const report = useReport()
  const { open, navigate } = useNavigation()
  const favourites = favouritesOf(scope)
  const { isRunning } = useRunningGames()
  const status = useRead(systemStatus, own ? {} : null).data

  const favour = (game: GameItem) => {
    if (!session.isLogin) return open('login')
    // Of a favourite the specification wants an information, of everything else a warning (C-07).
    if (session.isTrial) return open('real-account', { icon: 'info' })
    favourites.toggle(game).catch((cause: unknown) => {
      const error = callError(cause)
      report(error)
      // The session ended meanwhile: a person who asked for something is asked to log in (AUTH-54).
      if (error.code === 'NOT_LOGGED_IN') return open('login')
      warn(game, error)
    })
  }
  const reward =
    own && status?.config.rewardTicker
      ? { currency: status.config.currency, symbol: status.config.currencySymbol }
      : null
  const resume = (game: GameItem) => navigate(gamePage(game))
  const ids = useStore(favourites.$ids)
  return {
    ...{ text, image: scope.image, favourites: ids, pending, reward, launch, isRunning, resume, favour },
    addressOf: game => (own && !pageRegistry().framed ? addressOf(game) : undefined),
  }
}
