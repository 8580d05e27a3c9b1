import { limits } from '@baize/contract'
import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { GameWall } from '../shared/wall/GameWall.tsx'
import { ListError } from '../shared/list/ListError.tsx'
import { More } from '../shared/wall/More.tsx'
import type { Pages } from '../shared/wall/pages.ts'
import { Tile } from '../shared/tile/Tile.tsx'
import { useTiles } from '../shared/tile/use-tiles.ts'
import { LaunchDialogs } from '../shared/launch/LaunchDialogs.tsx'
import { useNavigation } from '../../../shared/navigation/use-navigation.ts'
import { useLaunch, type GameLaunched } from '../shared/launch/use-launch.ts'
import { useText } from '../../../scope.ts'
import { Button } from '../../../ui/forms/Button.tsx'
import { EmptyState } from '../../../ui/data/EmptyState.tsx'
import type { OwnGame, OwnList } from './use-own-pages.ts'

interface OwnWallProps {
  list: OwnList
  title: string
  pages: Pages<OwnGame>
  onLaunch: (detail: GameLaunched) => boolean
}

/** A list of one's own. A game whose heart was taken away stays until the list is opened again, so that it can be given back. */
export function OwnWall({ list, title, pages, onLaunch }: OwnWallProps) {
  const { t, ago } = useText()
  const { navigate } = useNavigation()
  const launching = useLaunch(onLaunch)
  const tiles = useTiles(launching)
  const { total, error } = useStore(pages.$state)
  const [shown, setShown] = useState<number>(limits.homePage)
  useEffect(() => pages.want(1), [pages])

  if (error && total === null) return <ListError title={title} under error={error} onRetry={pages.retry} />
  if (total === 0) {
    const hot = <Button onClick={() => navigate('/rng?vassalage=ALL&filter=HOT')}>{t('games.toHot')}</Button>
    return <EmptyState title={t(list === 'recent' ? 'games.noRecent' : 'games.noFavourites')} action={hot} />
  }
  return (
    <>
      <GameWall
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
      {total !== null && <More shown={shown} total={total} onMore={setShown} />}
      <LaunchDialogs {...launching} />
    </>
  )
}
