import type { CallError } from '@baize/client'
import { Suggestions } from '../shared/launch/LaunchDialogs.tsx'
import { gamePage } from '../../../shared/games/game-steps.ts'
import { useNavigation } from '../../../shared/navigation/use-navigation.ts'
import { suggestionsOf } from '../shared/launch/suggestions.ts'
import { LoadFailure } from '../../../shared/feedback/LoadFailure.tsx'
import { useText } from '../../../scope.ts'
import { Button } from '../../../ui/forms/Button.tsx'
import { EmptyState } from '../../../ui/data/EmptyState.tsx'

interface FailedProps {
  error: CallError
  onAgain: () => void
  onExit: () => void
}

/** Why a game did not start, and the ways on (GAME-28, GAME-29). One that is not there is not asked for again. */
export function Failed({ error, onAgain, onExit }: FailedProps) {
  const { t } = useText()
  const { navigate } = useNavigation()
  const gone = error.code === 'GAME_NOT_FOUND'
  const lobby = (
    <Button kind={gone ? 'primary' : 'ghost'} onClick={onExit}>
      {t('frame.lobby')}
    </Button>
  )
  return (
    <div className="game-failed" role="alert">
      {gone ? (
        <EmptyState title={t('error.GAME_NOT_FOUND')} action={lobby} />
      ) : (
        <>
          <LoadFailure error={error} onRetry={onAgain} />
          {lobby}
          <Suggestions games={suggestionsOf(error)} onPick={game => navigate(gamePage(game))} />
        </>
      )}
    </div>
  )
}
