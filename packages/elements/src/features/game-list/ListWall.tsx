import type { Category, GameItem } from '@baize/contract'
import { useEffect } from 'react'
import type { Choice } from '../../parts/games/choice.ts'
import { GameWall } from '../../parts/games/GameWall.tsx'
import { kindOf } from '../../parts/games/kinds.ts'
import { ListError } from '../../parts/games/ListError.tsx'
import { More } from '../../parts/games/More.tsx'
import type { Pages, PagesState } from '../../parts/games/pages.ts'
import { Tile } from '../../parts/games/Tile.tsx'
import { useTiles } from '../../parts/games/use-tiles.ts'
import { LaunchDialogs } from '../../parts/LaunchDialogs.tsx'
import { useLaunch, type GameLaunched } from '../../parts/use-launch.ts'
import { useCustomState } from '../../runtime/context.tsx'
import { useText } from '../../scope.ts'
import { ListEmpty } from './ListEmpty.tsx'

interface ListWallProps {
  category: Category
  /** Null while it is not settled, or not for a visitor. */
  choice: Choice | null
  pages: Pages | null
  state: PagesState<GameItem>
  /** The list is somebody's own, and nobody is logged in. */
  closed: boolean
  title: string
  onMore: (shown: number) => void
  onClear: () => void
  onLogin: () => void
  onRetry: (() => void) | undefined
  onLaunch: (detail: GameLaunched) => boolean
}

/** The games of a choice as a wall, or why there are none. */
export function ListWall({ category, choice, pages, state, closed, title, ...on }: ListWallProps) {
  const { onMore, onClear, onLogin, onRetry, onLaunch } = on
  const { total, error } = state
  const { t } = useText()
  const launching = useLaunch(onLaunch)
  const tiles = useTiles(launching)
  const kind = kindOf(category)
  useEffect(() => pages?.want(1), [pages])
  useCustomState('loading', total === null && !error && !closed)

  if (closed) return <ListEmpty filter="FAV" keyword="" onClear={onClear} onLogin={onLogin} />
  if (error)
    return (
      <ListError
        title={title}
        error={error}
        onRetry={() => {
          onRetry?.()
          pages?.retry()
        }}
      />
    )
  if (choice && total === 0) return <ListEmpty {...choice} onClear={onClear} />
  return (
    <>
      {pages && choice && (
        <GameWall
          key={JSON.stringify([category, choice.vendor, choice.filter, choice.keyword])}
          label={title}
          pages={pages}
          shown={choice.shown}
          kind={kind}
          draw={(game, place) => <Tile {...tiles} game={game} kind={kind} without={choice.filter} eager={place < 6} />}
        />
      )}
      {choice && total !== null && <More shown={choice.shown} total={total} onMore={onMore} />}
      {tiles.reward && kind === 'poster' && <p className="list-note">{t('game.decoration')}</p>}
      <LaunchDialogs {...launching} />
    </>
  )
}
