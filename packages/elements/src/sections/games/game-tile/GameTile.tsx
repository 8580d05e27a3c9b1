import type { CallError } from '@baize/client'
import { useEffect } from 'react'
import { gameItem } from '@baize/contract'
import { useReport, useText, useRead } from '../../../scope.ts'
import { Button } from '../../../ui/forms/Button.tsx'
import { rotateCw } from '../../../ui/media/icons.gen.ts'
import { useCustomState } from '../../../runtime/context.tsx'
import type { ViewProps } from '../../../runtime/declare.ts'
import { kindOf, type TileKind } from '../shared/tile/tile-kind.ts'
import { Tile } from '../shared/tile/Tile.tsx'
import { TileSkeleton } from '../shared/tile/TileSkeleton.tsx'
import { useTiles } from '../shared/tile/use-tiles.ts'
import { LaunchDialogs } from '../shared/launch/LaunchDialogs.tsx'
import { useLaunch } from '../shared/launch/use-launch.ts'
import type { gameTile } from './game-tile.element.ts'

interface MissingProps {
  kind: TileKind
  /** Undefined: no game was named. */
  error: CallError | undefined
  onRetry: () => void
}

/**
 * Shown in place of the picture: there is no such game, or it did not load and may be asked for
 * again.
 */
function Missing({ kind, error, onRetry }: MissingProps) {
  const { t, refusal } = useText()
  const report = useReport()
  useEffect(() => {
    if (error) report(error)
  }, [error])
  const gone = !error || error.code === 'GAME_NOT_FOUND'
  return (
    <div className={`single-missing single-missing-${kind}`} part="error">
      <p role="alert">{gone ? t('error.GAME_NOT_FOUND') : refusal(error)}</p>
      {!gone && (
        <Button size="small" icon={rotateCw} onClick={onRetry}>
          {t('common.retry')}
        </Button>
      )}
    </div>
  )
}

/** One game as lists show it, which starts by the same rules (GAME-01 to GAME-22). */
export function GameTile({ vendor, gameType, gameCode, shape, emit }: ViewProps<typeof gameTile>) {
  const { t, language } = useText()
  const launching = useLaunch(detail => emit('baize-game-launch', detail))
  const tiles = useTiles(launching)
  const named = vendor && gameType && gameCode ? { vassalage: vendor, gameType, gameCode, language } : null
  const { data: game, error, refresh } = useRead(gameItem, named)
  const kind = shape ?? kindOf(gameType)
  const missing = !game && (error || !named)
  useCustomState('loading', !game && !missing)
  useCustomState('closed', game?.state === 'maintenance')

  return (
    <div className={`single single-${kind}`}>
      {missing && <Missing kind={kind} error={error} onRetry={refresh} />}
      {!game && !missing && <TileSkeleton kind={kind} />}
      {game && <Tile {...tiles} game={game} kind={kind} eager />}
      {game?.state === 'open' && tiles.reward && <p className="single-note">{t('game.decoration')}</p>}
      <LaunchDialogs {...launching} />
    </div>
  )
}
