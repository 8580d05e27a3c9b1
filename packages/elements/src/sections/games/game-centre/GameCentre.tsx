import { clientType, gameList, limits, lotteryVendors, platform, type Category, type GameItem } from '@baize/contract'
import { useCachedRead } from '../../../shared/games/use-cached-read.ts'
import { useVendors, type Vendor } from '../../../shared/games/vendors.ts'
import { useScope, useText } from '../../../scope.ts'
import { useCustomState } from '../../../runtime/context.tsx'
import type { ViewProps } from '../../../runtime/declare.ts'
import { EmptyState } from '../../../ui/data/EmptyState.tsx'
import { ClosedNotice } from '../shared/list/ClosedNotice.tsx'
import { ListBanner } from '../shared/list/ListBanner.tsx'
import { ListError } from '../shared/list/ListError.tsx'
import { Tile } from '../shared/tile/Tile.tsx'
import { TileSkeleton } from '../shared/tile/TileSkeleton.tsx'
import { useTiles } from '../shared/tile/use-tiles.ts'
import { LaunchDialogs } from '../shared/launch/LaunchDialogs.tsx'
import { useLaunch } from '../shared/launch/use-launch.ts'
import type { gameCentre } from './game-centre.element.ts'
import { times } from '../../../ui/data/times.ts'
import { keyed } from '../../../ui/data/keyed.ts'

interface VendorCard {
  vendor: Vendor
  /** The first game of the vendor, which a click on the card starts. */
  game: GameItem
  /**
   * How many games it has; with more than one a click opens the list of them, so that each can be
   * reached.
   */
  games: number
  /** Whether any of them is hot. */
  isHot: boolean
}

/** A card for every vendor of a category, in the order of its lane; null until they are known. */
function useVendorCards(category: Category) {
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
          const own = games.filter(({ vassalage }) => vassalage === vendor.vassalage)
          return own[0] ? [{ vendor, game: own[0], games: own.length, isHot: own.some(each => each.isHot === 1) }] : []
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

/**
 * A card says the vendor where a tile says the game; one of several games is the container of them,
 * except where a lottery's page lists them. It is hot as soon as one of them is, and never new.
 */
const named = ({ vendor, game, games, isHot }: VendorCard, kind: string): GameItem => ({
  ...game,
  isHot: isHot ? 1 : 0,
  isNew: 0,
  isGame: games > 1 && !(vendor.vassalage in lotteryVendors) ? 'VASSALAGE' : game.isGame,
  state: vendor.state === 'open' ? game.state : 'maintenance',
  gameName: vendor.displayName,
  displayName: kind,
})

/** The page of a category whose vendors are what one chooses from (GAME-42). */
export function GameCentre(props: ViewProps<typeof gameCentre>) {
  const { category = 'SPORTS', heading, withoutBanner, layout, emit } = props
  const isRow = layout === 'row'
  const { t } = useText()
  const { cards, error, refresh } = useVendorCards(category)
  const kind = t(`game.category.${category}`)
  const launching = useLaunch(
    detail => emit('baize-game-launch', detail),
    () => (cards ?? []).map(card => named(card, kind)),
  )
  const tiles = useTiles(launching)
  const title = heading ?? (isRow ? t('games.vendors') : kind)
  const shut = cards && cards.length > 0 && !cards.some(({ vendor }) => vendor.state === 'open')
  useCustomState('loading', cards === null && !error)

  if (!cards && error) return <ListError title={title} error={error} onRetry={refresh} />
  return (
    <section
      className={isRow ? 'centre centre-row' : 'centre'}
      aria-label={title}
      aria-busy={cards === null || undefined}
    >
      {!withoutBanner && !isRow && <ListBanner category={category} />}
      <h2 className={isRow ? 'centre-title' : 'page-title centre-name'}>
        <i className="sight" part="sight" />
        {title}
      </h2>
      {cards?.length === 0 && <EmptyState title={t('game.none')} />}
      {shut && <ClosedNotice onRecheck={refresh} />}
      <ul className="centre-cards">
        {cards
          ? keyed(cards, card => card.vendor.vassalage).map(([key, card], place) => (
              <li key={key}>
                <Tile {...tiles} favour={null} game={named(card, kind)} kind="card" eager={place < 6} />
              </li>
            ))
          : times(3, place => (
              <li key={place}>
                <TileSkeleton kind="card" />
              </li>
            ))}
      </ul>
      <LaunchDialogs {...launching} />
    </section>
  )
}
