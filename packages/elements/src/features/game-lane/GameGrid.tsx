import { limits } from '@baize/contract'
import { useState } from 'react'
import { LaunchDialogs } from '../../parts/LaunchDialogs.tsx'
import { useLaunch } from '../../parts/use-launch.ts'
import { useText } from '../../scope.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import type { LaneProps } from './GameRow.tsx'
import { LaneError } from './LaneError.tsx'
import { kindOf, useLaneGames } from './lane-source.ts'
import { TileSkeleton } from './TileSkeleton.tsx'
import { Tiles, useTiles } from './Tiles.tsx'

/** All games of a category as a page; more come on request, as many as one call may ask for. */
export function GameGrid({ heading, onLaunch, ...wish }: LaneProps) {
  const { t, number } = useText()
  const launching = useLaunch(onLaunch)
  const tiles = useTiles(launching)
  const [size, setSize] = useState<number>(limits.homePage)
  const { games, total, status, error, refresh } = useLaneGames(wish, size)
  const kind = kindOf(wish.category)
  const title = heading ?? t(wish.category ? `game.category.${wish.category}` : `game.filter.${wish.filter ?? 'ALL'}`)
  const loading = status === 'loading' || status === 'idle'
  const more = games.length < Math.min(total, limits.pageSizeMax)

  if (games.length === 0 && error) return <LaneError title={title} error={error} onRetry={refresh} />
  return (
    <section className="grid" part="lane" aria-label={title} aria-busy={loading || undefined}>
      <div className="lane-head">
        <i className="sight" part="sight" />
        <h2 className="lane-title">{title}</h2>
        {total > 0 && <span className="lane-count">{number(total)}</span>}
      </div>
      {games.length === 0 && !loading ? (
        <EmptyState title={t('game.none')} />
      ) : (
        <ul className={`grid-list grid-${kind}`} part="track">
          {games.length === 0
            ? Array.from({ length: 12 }, (_, index) => <TileSkeleton key={index} kind={kind} />)
            : Tiles({ ...tiles, games, kind, without: wish.filter })}
        </ul>
      )}
      {more && (
        <p className="grid-more">
          <Button loading={loading} onClick={() => setSize(Math.min(size + limits.homePage, limits.pageSizeMax))}>
            {t('game.more')}
          </Button>
        </p>
      )}
      <LaunchDialogs {...launching} />
    </section>
  )
}
