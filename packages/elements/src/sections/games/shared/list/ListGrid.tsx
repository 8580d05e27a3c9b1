import type { GameFilter } from '@baize/contract'
import { useEffect } from 'react'
import { useText } from '../../../../scope.ts'
import { Button } from '../../../../ui/forms/Button.tsx'
import { EmptyState, stateCss } from '../../../../ui/data/EmptyState.tsx'
import { useCustomState } from '../../../../runtime/context.tsx'
import { useRecovery } from '../../../../shared/feedback/use-recovery.ts'
import { useNavigation } from '../../../../shared/navigation/use-navigation.ts'
import { LaunchDialogs } from '../launch/LaunchDialogs.tsx'
import { useLaunch, type GameLaunched } from '../launch/use-launch.ts'
import { TileGrid, tileGridCss } from '../grid/TileGrid.tsx'
import { kindOf } from '../tile/tile-kind.ts'
import { loadedGames } from '../grid/game-pages.ts'
import { ShowMore, showMoreCss } from '../grid/ShowMore.tsx'
import { Tile } from '../tile/Tile.tsx'
import { useTables } from '../tile/use-tables.ts'
import { useTiles } from '../tile/use-tiles.ts'
import { ListError, listErrorCss } from './ListError.tsx'
import type { ShownList } from './use-game-list.ts'

interface ListEmptyProps {
  filter: GameFilter
  keyword: string
  onClear: () => void
  /** Set where the list needs a login first. */
  onLogin?: () => void
}

/** Nothing was found: why, and a button that clears the filters (GAME-41). */
function ListEmpty({ filter, keyword, onClear, onLogin }: ListEmptyProps) {
  const { t } = useText()
  if (onLogin)
    return (
      <EmptyState
        title={t('games.loginFirst')}
        action={
          <Button kind="primary" onClick={onLogin}>
            {t('login.title')}
          </Button>
        }
      />
    )
  return (
    <EmptyState
      title={keyword ? t('games.noneFor', { keyword }) : t('game.none')}
      action={(keyword || filter !== 'ALL') && <Button onClick={onClear}>{t('games.clear')}</Button>}
    />
  )
}

export const listGridCss = [...tileGridCss, ...showMoreCss, ...stateCss, ...listErrorCss]

interface ListGridProps {
  title: string
  list: ShownList
  /** Asks again for what else did not come. */
  onRetry?: (() => void) | undefined
  onLaunch: (detail: GameLaunched) => boolean
}

/** The games of a list as a grid, or why there are none. */
export function ListGrid({ title, list, onRetry, onLaunch }: ListGridProps) {
  const { category, choice, pages, state, closed, choose, more } = list
  const { total, error } = state
  const { t } = useText()
  const { open } = useNavigation()
  const launching = useLaunch(onLaunch, () => (pages ? loadedGames(state, pages.size) : []))
  const tiles = useTiles(launching)
  const tables = useTables(category)
  const kind = kindOf(category)
  useEffect(() => pages?.want(1), [pages])
  useCustomState('loading', total === null && !error && !closed)

  const clear = () => choose({ filter: 'ALL', keyword: '' })
  const playable = [...state.pages.values()].some(games => games.some(game => game.state === 'open'))
  const retry = () => {
    onRetry?.()
    pages?.retry()
  }
  useRecovery(error, retry)
  if (closed) return <ListEmpty filter="FAV" keyword="" onClear={clear} onLogin={() => open('login')} />
  if (error && total === null) return <ListError title={title} under error={error} onRetry={retry} />
  if (choice && total === 0) return <ListEmpty {...choice} onClear={clear} />
  return (
    <>
      {pages && choice && (
        <TileGrid
          key={JSON.stringify([category, choice.vendor, choice.filter, choice.keyword, choice.sort])}
          label={title}
          pages={pages}
          shown={choice.shown}
          kind={kind}
          draw={(game, place) => (
            <Tile {...tiles} tables={tables} game={game} kind={kind} without={choice.filter} eager={place < 6} />
          )}
        />
      )}
      {error && <ListError title={title} under error={error} onRetry={retry} />}
      {choice && total !== null && <ShowMore shown={choice.shown} total={total} onMore={more} />}
      {tiles.reward && playable && <p className="more-note">{t('game.decoration')}</p>}
      <LaunchDialogs {...launching} />
    </>
  )
}
