import { systemStatus } from '@baize/contract'
import type { GameFilter, GameItem } from '@baize/contract'
import { useStore } from '@nanostores/react'
import type { ReactElement } from 'react'
import { callError, type Scope, type Translator } from '@baize/client'
import { favouritesOf } from '../../parts/favourites.ts'
import { GameTile, type TileKind } from '../../parts/GameTile.tsx'
import { useOwnSite } from '../../parts/own-site.ts'
import { useRequests } from '../../parts/requests.ts'
import { Reward } from '../../parts/Reward.tsx'
import type { Launching } from '../../parts/use-launch.ts'
import { useRead, useReport, useScope, useSession, useText } from '../../scope.ts'

/** What every tile of a list needs to know, asked once for the list. */
export interface TileContext {
  text: Translator
  image: Scope['image']
  favourites: ReadonlySet<string>
  pending: string | null
  /** Currency of the decorative number; null where it is switched off or out of place. */
  reward: { currency: string; symbol: string } | null
  launch: (game: GameItem) => void
  favour: (game: GameItem) => void
}

export function useTiles({ launch, pending, block }: Launching): TileContext {
  const scope = useScope()
  const text = useText()
  const session = useSession()
  const own = useOwnSite()
  const report = useReport()
  const { open } = useRequests()
  const favourites = favouritesOf(scope)
  const status = useRead(systemStatus, own ? {} : null).data

  const favour = (game: GameItem) => {
    if (!session.isLogin) return open('login')
    if (session.isTrial) return block()
    favourites.toggle(game).catch((cause: unknown) => {
      const error = callError(cause)
      report(error)
      // The session ended meanwhile: whoever asked for something is asked to log in (AUTH-54).
      if (error.code === 'NOT_LOGGED_IN') open('login')
    })
  }
  const reward =
    own && status?.config.rewardTicker
      ? { currency: status.config.currency, symbol: status.config.currencySymbol }
      : null
  return { text, image: scope.image, favourites: useStore(favourites.$ids), pending, reward, launch, favour }
}

interface TilesProps extends TileContext {
  games: readonly GameItem[]
  kind: TileKind
  /** Filter of the list: a mark it already says is left out. */
  without?: GameFilter
}

const markOf = ({ isHot, isNew }: GameItem, without?: GameFilter) =>
  isHot === 1 && without !== 'HOT' ? 'hot' : isNew === 1 && without !== 'NEW' ? 'new' : undefined

/** Games as list items. */
export function Tiles({
  games,
  kind,
  without,
  text,
  image,
  favourites,
  pending,
  reward,
  launch,
  favour,
}: TilesProps): ReactElement[] {
  return games.map((game, index) => (
    <li key={game.nodeId}>
      <GameTile
        game={game}
        kind={kind}
        text={text}
        image={image}
        mark={markOf(game, without)}
        favourite={favourites.has(game.nodeId)}
        pending={pending === game.nodeId}
        eager={index < 6}
        reward={reward && kind === 'poster' && <Reward nodeId={game.nodeId} {...reward} />}
        onLaunch={() => launch(game)}
        onFavourite={() => favour(game)}
      />
    </li>
  ))
}
