import { pageRegistry } from '@baize/client'
import { useText } from '../../../../scope.ts'
import { categoryPage } from '../../../../shared/games/game-steps.ts'
import { useOwnSite } from '../../../../shared/gates/use-own-site.ts'
import { everyVendor } from '../../../../shared/games/vendors.ts'
import { LinkOrButton } from '../../../../shared/navigation/LinkOrButton.tsx'
import { useNavigation } from '../../../../shared/navigation/use-navigation.ts'
import { useLazy } from '../../../../runtime/use-lazy.ts'
import { useCustomState } from '../../../../runtime/context.tsx'
import { Lane, laneCss } from '../../../../ui/media/Lane.tsx'
import { skeletonCss } from '../../../../ui/data/Skeleton.tsx'
import { Icon } from '../../../../ui/media/Icon.tsx'
import { arrowRight } from '../../../../ui/media/icons.gen.ts'
import { kindOf } from '../tile/tile-kind.ts'
import { tileViewCss } from '../tile/TileView.tsx'
import { ListError, listErrorCss } from '../list/ListError.tsx'
import { Tile } from '../tile/Tile.tsx'
import { TileSkeleton } from '../tile/TileSkeleton.tsx'
import { useTables } from '../tile/use-tables.ts'
import { useTiles } from '../tile/use-tiles.ts'
import { LaunchDialogs } from '../launch/LaunchDialogs.tsx'
import { useLaunch, type GameLaunched } from '../launch/use-launch.ts'
import { useLegend } from './legend.ts'
import { limitOf, sourceOf, type LaneRequest } from './lane-request.ts'
import { useLaneGames } from './use-lane-games.ts'
import css from './tile-lane.css'
import { times } from '../../../../ui/data/times.ts'
import { keyed } from '../../../../ui/data/keyed.ts'

const ratios = { poster: '3/4', wide: '16/9' } as const
type SlideKind = keyof typeof ratios

const loadAlike = () => import('./AlikeTiles.tsx')

/** The last tile of a lane, which leads to the list of all games. */
const LaneEnd = ({ kind, label, onClick }: { kind: SlideKind; label: string; onClick: () => void }) => (
  <li>
    <button type="button" className="lane-last" style={{ aspectRatio: ratios[kind] }} onClick={onClick}>
      <span className="lane-last-disc">
        <Icon of={arrowRight} size={18} flip />
      </span>
      <span>{label}</span>
    </button>
  </li>
)

export const tileLaneCss = [...laneCss, ...tileViewCss, ...skeletonCss, ...listErrorCss, css]

interface TileLaneProps extends LaneRequest {
  heading?: string
  rows?: number
  onLaunch: (detail: GameLaunched) => boolean
}

/**
 * Slides that a wide lane shows at once, of two rows where one cannot hold all of them (HOME-12,
 * HOME-13). A picture across is as wide as two posters.
 */
const slidesInView = { poster: 6, wide: 3 } as const

/** Games in a lane (HOME-12, HOME-13, HOME-17, HOME-18). Where there are none, nothing is drawn. */
export function TileLane({ heading, rows, onLaunch, ...request }: TileLaneProps) {
  const { t, number, ago } = useText()
  const { navigate } = useNavigation()
  const hasPages = useOwnSite() && !pageRegistry().framed
  const { games, total, status, error, refresh } = useLaneGames(request)
  const launching = useLaunch(onLaunch, () => games)
  const tiles = useTiles(launching)
  const tables = useTables(request.category)
  // Six to a view leave a card no room for words beside its picture: they stand below it.
  const cards = kindOf(request.category) === 'card'
  const kind: SlideKind = kindOf(request.category) === 'poster' ? 'poster' : 'wide'
  const isOwn = sourceOf(request) === 'recent'
  const alike = useLazy(isOwn && games.length ? loadAlike : null, null)
  const loading = games.length === 0 && (status === 'loading' || status === 'idle')
  const empty = games.length === 0 && status === 'ready'
  const hasLegend = useLegend(Boolean(tiles.reward) && games.length > 0 && !isOwn)
  useCustomState('loading', loading)
  useCustomState('empty', empty)
  if (empty) return null

  const title =
    heading ?? t(request.category ? `game.category.${request.category}` : `game.filter.${request.filter ?? 'ALL'}`)
  if (games.length === 0 && error) return <ListError title={title} error={error} onRetry={refresh} />

  const page = categoryPage[request.category ?? 'RNG']
  // A lane of every vendor leads to the list of every vendor, not to the first one's.
  const vassalage = request.vendor ?? (cards ? undefined : everyVendor)
  const list = vassalage ? `${page}?vassalage=${encodeURIComponent(vassalage)}` : page
  const to = isOwn ? '/recent' : list
  const all = () => navigate(to)
  const more = total > games.length
  // Skeletons fill the view, never more than may come; of vendors there are few.
  const inView = slidesInView[kind]
  const expected = Math.min(cards ? inView : 2 * inView, limitOf(request))
  const slides = loading
    ? times(expected, index => (
        <li key={index}>
          <TileSkeleton kind={kind} />
        </li>
      ))
    : [
        ...keyed(games, game => game.nodeId).map(([key, game], index) => (
          <li key={key}>
            <Tile
              {...tiles}
              tables={tables}
              game={game}
              kind={kind}
              without={request.filter}
              eager={index < 6}
              note={game.playedAt && <span className="lane-played">{ago(game.playedAt)}</span>}
            />
          </li>
        )),
        alike && <alike.AlikeTiles key="alike" played={games} tiles={tiles} />,
        ...(more
          ? [<LaneEnd key="end" kind={kind} label={t('game.viewAllCount', { total: number(total) })} onClick={all} />]
          : []),
      ]
  return (
    <>
      <Lane
        title={title}
        count={loading || isOwn ? undefined : number(total)}
        all={
          (request.category ?? isOwn) && (
            <LinkOrButton
              className="lane-all"
              address={hasPages ? to : undefined}
              aria-label={t('game.viewAllOf', { title })}
              onPress={all}
            >
              {t('game.viewAll')}
            </LinkOrButton>
          )
        }
        labels={{ previous: t('game.previous', { title }), next: t('game.next', { title }) }}
        rows={rows === 1 || slides.length <= inView ? 1 : 2}
        wide={kind === 'wide'}
        busy={loading}
      >
        {slides}
      </Lane>
      {hasLegend && <p className="lane-note">{t('game.decoration')}</p>}
      <LaunchDialogs {...launching} />
    </>
  )
}
