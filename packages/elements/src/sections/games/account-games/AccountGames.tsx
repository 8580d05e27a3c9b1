import {
  clientType,
  favouriteGames,
  limits,
  recentGames,
  categories,
  type Category,
  type GameItem,
  type PlayedGame,
} from '@baize/contract'
import { useMemo, useEffect, useState } from 'react'
import { useStore } from '@nanostores/react'
import { useScope, useSession, useText } from '../../../scope.ts'
import { useNavigation } from '../../../shared/navigation/use-navigation.ts'
import { Button } from '../../../ui/forms/Button.tsx'
import { EmptyState } from '../../../ui/data/EmptyState.tsx'
import { Gate } from '../../../shared/gates/Gate.tsx'
import type { ViewProps } from '../../../runtime/declare.ts'
import { Select } from '../../../ui/forms/Select.tsx'
import { nextTabs, tabPanel } from '../../../ui/data/tab-panel.ts'
import { Tabs } from '../../../ui/data/Tabs.tsx'
import { createGamePages, loadedGames, type GamePages } from '../shared/grid/game-pages.ts'
import { TileGrid } from '../shared/grid/TileGrid.tsx'
import { useRecovery } from '../../../shared/feedback/use-recovery.ts'
import { ListError } from '../shared/list/ListError.tsx'
import { ShowMore } from '../shared/grid/ShowMore.tsx'
import { Tile } from '../shared/tile/Tile.tsx'
import { useTiles } from '../shared/tile/use-tiles.ts'
import { LaunchDialogs } from '../shared/launch/LaunchDialogs.tsx'
import { useLaunch, type GameLaunched } from '../shared/launch/use-launch.ts'
import type { accountGames } from './account-games.element.ts'

type OwnList = 'favourites' | 'recent'
/** A game of one's own, and when it was last played where that is what the list is about. */
type OwnGame = GameItem & Partial<Pick<PlayedGame, 'playedAt'>>

/**
 * The pages of one's own games: favourites all at once (GAME-37), recent ones by twenties
 * (GAME-39). Anew with every session.
 */
function useOwnPages(list: OwnList, gameType: Category | undefined): GamePages<OwnGame> {
  const scope = useScope()
  const { language } = useText()
  const { account } = useSession()
  return useMemo(() => {
    const input = { language, ...(gameType && { gameType }) }
    if (list === 'favourites') {
      const pageSize = limits.favouritesPage
      return createGamePages<OwnGame>(pageSize, pageNo => scope.call(favouriteGames, { ...input, pageNo, pageSize }))
    }
    const pageSize = limits.gamesPage
    return createGamePages<OwnGame>(pageSize, page => scope.call(recentGames, { ...input, page, pageSize, clientType }))
  }, [scope, language, account, list, gameType])
}

interface OwnGridProps {
  list: OwnList
  title: string
  pages: GamePages<OwnGame>
  onLaunch: (detail: GameLaunched) => boolean
}

/**
 * A list of one's own. A game whose heart was taken away stays until the list is opened again, so
 * that it can be given back.
 */
function OwnGrid({ list, title, pages, onLaunch }: OwnGridProps) {
  const { t, ago } = useText()
  const { navigate } = useNavigation()
  const state = useStore(pages.$state)
  const { total, error } = state
  const launching = useLaunch(onLaunch, () => loadedGames(state, pages.size))
  const tiles = useTiles(launching)
  useRecovery(error, pages.retry)
  const [shown, setShown] = useState<number>(limits.gamesPage)
  useEffect(() => pages.want(1), [pages])

  if (error && total === null) return <ListError title={title} under error={error} onRetry={pages.retry} />
  if (total === 0) {
    const hot = <Button onClick={() => navigate('/rng?vassalage=ALL&filter=HOT')}>{t('games.toHot')}</Button>
    return <EmptyState title={t(list === 'recent' ? 'games.noRecent' : 'games.noFavourites')} action={hot} />
  }
  return (
    <>
      <TileGrid
        label={title}
        pages={pages}
        shown={shown}
        kind="poster"
        draw={(game, place) => (
          <Tile
            {...tiles}
            game={game}
            kind="poster"
            eager={place < 6}
            note={game.playedAt && <span className="own-played">{t('games.played', { ago: ago(game.playedAt) })}</span>}
          />
        )}
      />
      {error && <ListError title={title} under error={error} onRetry={pages.retry} />}
      {total !== null && <ShowMore shown={shown} total={total} onMore={setShown} />}
      <LaunchDialogs {...launching} />
    </>
  )
}

/** The games of the account. */
function OwnGames({
  list,
  prefix,
  onLaunch,
}: {
  list: OwnList
  prefix: string
  onLaunch: Parameters<typeof OwnGrid>[0]['onLaunch']
}) {
  const { t } = useText()
  const [gameType, setGameType] = useState<Category | undefined>()
  const pages = useOwnPages(list, gameType)
  const options = [
    { value: '', label: t('games.everyKind') },
    ...categories.map(value => ({ value, label: t(`game.category.${value}`) })),
  ]
  return (
    <div {...tabPanel(prefix, list, list)}>
      <div className="own-tools">
        <Select
          name="gameType"
          label={t('games.kind')}
          options={options}
          value={gameType ?? ''}
          onChange={event => setGameType(categories.find(value => value === event.currentTarget.value))}
        />
      </div>
      <OwnGrid
        key={`${list} ${gameType}`}
        list={list}
        title={t(`game.filter.${list === 'recent' ? 'RECENT' : 'FAV'}`)}
        pages={pages}
        onLaunch={onLaunch}
      />
    </div>
  )
}

/** `/favorite` and `/recent` (GAME-39). */
export function AccountGames({ list = 'favourites', emit }: ViewProps<typeof accountGames>) {
  const { t } = useText()
  const [prefix] = useState(nextTabs)
  const [state, setState] = useState<{ asked: OwnList; list: OwnList }>({ asked: list, list })
  if (state.asked !== list) setState({ asked: list, list })
  const choose = (next: OwnList) => {
    setState({ asked: list, list: next })
    emit('baize-account-games', { list: next })
  }
  const tabs = [
    { name: 'favourites', label: t('game.filter.FAV') },
    { name: 'recent', label: t('game.filter.RECENT') },
  ] as const
  return (
    <section className="own" aria-label={t('games.own')}>
      <h2 className="page-title own-name">
        <i className="sight" part="sight" />
        {t('games.own')}
      </h2>
      <Gate need="player" guest={t('games.loginFirst')}>
        <Tabs label={t('games.own')} prefix={prefix} tabs={tabs} chosen={state.list} onChoose={choose} />
        <OwnGames list={state.list} prefix={prefix} onLaunch={detail => emit('baize-game-launch', detail)} />
      </Gate>
    </section>
  )
}
