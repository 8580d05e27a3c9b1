import { categoryPage } from '../../../../shared/games/game-steps.ts'
import { kindOf } from '../tile/kinds.ts'
import { gameTileCss } from '../tile/GameTile.tsx'
import { ListError, listErrorCss } from '../list/ListError.tsx'
import { Tile } from '../tile/Tile.tsx'
import { TileSkeleton } from '../tile/TileSkeleton.tsx'
import { useTiles } from '../tile/use-tiles.ts'
import { everyVendor } from '../../../../shared/games/vendors.ts'
import { LaunchDialogs, launchDialogsCss } from '../launch/LaunchDialogs.tsx'
import { useNavigation } from '../../../../shared/navigation/use-navigation.ts'
import { useLaunch, type GameLaunched } from '../launch/use-launch.ts'
import { useCustomState } from '../../../../runtime/context.tsx'
import { useText } from '../../../../scope.ts'
import { Lane, laneCss } from '../../../../ui/media/Lane.tsx'
import { skeletonCss } from '../../../../ui/data/Skeleton.tsx'
import css from './game-row.css'
import { limitOf, useLaneGames, type LaneRequest } from './lane-source.ts'
import type { TileKind } from '../tile/GameTile.tsx'
import { Icon } from '../../../../ui/media/Icon.tsx'
import { arrowRight } from '../../../../ui/media/icons.gen.ts'

const ratios = { poster: '3/4', wide: '16/9', card: undefined } as const

/** The last tile of a lane: the way to all the others. */
const LaneEnd = ({ kind, label, onClick }: { kind: TileKind; label: string; onClick: () => void }) => (
  <li>
    <button
      type="button"
      className={`lane-last lane-last-${kind}`}
      style={{ aspectRatio: ratios[kind] }}
      onClick={onClick}
    >
      <span className="lane-last-disc">
        <Icon of={arrowRight} size={18} flip />
      </span>
      <span>{label}</span>
    </button>
  </li>
)

export const gameRowCss = [...laneCss, ...gameTileCss, ...skeletonCss, ...listErrorCss, ...launchDialogsCss, css]

export interface LaneProps extends LaneRequest {
  heading?: string
  rows?: number
  onLaunch: (detail: GameLaunched) => boolean
}

/** Skeletons fill the view, never more than may come. */
const inView = { poster: 12, wide: 6, card: 4 } as const

/** One row of games (HOME-12, HOME-13, HOME-17, HOME-18). Where there are none, nothing is drawn. */
export function GameRow({ heading, rows, onLaunch, ...wish }: LaneProps) {
  const { t, number } = useText()
  const { navigate } = useNavigation()
  const launching = useLaunch(onLaunch)
  const tiles = useTiles(launching)
  const { games, total, status, error, refresh } = useLaneGames(wish)
  const kind = kindOf(wish.category)
  const loading = games.length === 0 && (status === 'loading' || status === 'idle')
  const empty = games.length === 0 && status === 'ready'
  useCustomState('loading', loading)
  useCustomState('empty', empty)
  if (empty) return null

  const title = heading ?? t(wish.category ? `game.category.${wish.category}` : `game.filter.${wish.filter ?? 'ALL'}`)
  if (games.length === 0 && error) return <ListError title={title} error={error} onRetry={refresh} />

  const page = categoryPage[wish.category ?? 'RNG']
  // A lane of every vendor leads to the list of every vendor, not to the first one's.
  const vassalage = wish.vendor ?? (kind === 'card' ? undefined : everyVendor)
  const all = () => navigate(vassalage ? `${page}?vassalage=${encodeURIComponent(vassalage)}` : page)
  const more = total > games.length
  const slides = loading
    ? Array.from({ length: Math.min(inView[kind], limitOf(wish)) }, (_, index) => (
        <li key={index}>
          <TileSkeleton kind={kind} />
        </li>
      ))
    : [
        ...games.map((game, index) => (
          <li key={game.nodeId}>
            <Tile {...tiles} game={game} kind={kind} without={wish.filter} eager={index < 6} />
          </li>
        )),
        ...(more
          ? [<LaneEnd key="end" kind={kind} label={t('game.viewAllCount', { total: number(total) })} onClick={all} />]
          : []),
      ]
  return (
    <>
      <Lane
        title={title}
        count={loading ? undefined : number(total)}
        all={
          wish.category && (
            <button type="button" className="lane-all" aria-label={t('game.viewAllOf', { title })} onClick={all}>
              {t('game.viewAll')}
            </button>
          )
        }
        labels={{ previous: t('game.previous', { title }), next: t('game.next', { title }) }}
        kind={kind}
        rows={rows === 1 || kind === 'card' || (!loading && games.length < inView[kind]) ? 1 : 2}
        busy={loading}
      >
        {slides}
      </Lane>
      {tiles.reward && kind === 'poster' && games.some(({ state }) => state === 'open') && (
        <p className="lane-note">{t('game.decoration')}</p>
      )}
      <LaunchDialogs {...launching} />
    </>
  )
}
