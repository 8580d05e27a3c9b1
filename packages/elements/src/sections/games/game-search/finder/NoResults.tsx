import { LoadFailure } from '../../../../shared/feedback/LoadFailure.tsx'
import { useText } from '../../../../scope.ts'
import { EmptyState } from '../../../../ui/data/EmptyState.tsx'
import { Skeleton } from '../../../../ui/data/Skeleton.tsx'
import type { Found } from './use-found.ts'

const standIns = [0, 1, 2, 3, 4]

/** In place of games: they are on their way, they could not be asked for, or there are none by that name. */
export function NoResults({ found, typed, onAgain }: { found: Found; typed: string; onAgain: () => void }) {
  const { t } = useText()
  const { waiting, error } = found
  if (waiting)
    return standIns.map(index => (
      <div key={index} className="finder-option">
        <Skeleton width={40} height={40} />
        <span className="finder-words">
          <Skeleton width="45%" height={16} />
          <Skeleton width="30%" height={12} />
        </span>
      </div>
    ))
  if (error) return <LoadFailure error={error} onRetry={onAgain} />
  return (
    <EmptyState
      title={typed.trim() ? t('search.none', { term: typed.trim() }) : t('game.none')}
      text={t('search.noneHint')}
    />
  )
}
