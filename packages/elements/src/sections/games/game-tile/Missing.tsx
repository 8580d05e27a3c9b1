import type { CallError } from '@baize/client'
import { useEffect } from 'react'
import type { TileKind } from '../shared/tile/GameTile.tsx'
import { useReport, useText } from '../../../scope.ts'
import { Button } from '../../../ui/forms/Button.tsx'
import { rotateCw } from '../../../ui/media/icons.gen.ts'

interface MissingProps {
  kind: TileKind
  /** Undefined: no game was named. */
  error: CallError | undefined
  onRetry: () => void
}

/** Stands where the picture would: there is no such game, or it did not load and may be asked for again. */
export function Missing({ kind, error, onRetry }: MissingProps) {
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
