import type { CallError } from '@baize/client'
import { Suggestions } from '../../parts/LaunchDialogs.tsx'
import { gamePage } from '../../parts/game-steps.ts'
import { useRequests } from '../../parts/requests.ts'
import { suggestionsOf } from '../../parts/suggestions.ts'
import { Trouble } from '../../parts/Trouble.tsx'
import { useText } from '../../scope.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'

interface FailedProps {
  error: CallError
  onAgain: () => void
  onExit: () => void
}

/** Why a game did not start, and the ways on (GAME-28, GAME-29). One that is not there is not asked for again. */
export function Failed({ error, onAgain, onExit }: FailedProps) {
  const { t } = useText()
  const { navigate } = useRequests()
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
          <Trouble error={error} onRetry={onAgain} />
          {lobby}
          <Suggestions games={suggestionsOf(error)} onPick={game => navigate(gamePage(game))} />
        </>
      )}
    </div>
  )
}
