import type { GameItem } from '@baize/contract'
import { useText } from '../../../../scope.ts'
import { Button, buttonCss } from '../../../../ui/forms/Button.tsx'
import { Dialog, dialogCss } from '../../../../ui/overlays/Dialog.tsx'
import css from './launch-dialogs.css'
import { suggestionsOf } from './suggestions.ts'
import type { Launching } from './use-launch.ts'

export const launchDialogsCss = [...dialogCss, ...buttonCss, css]

/** Other games, offered where one cannot be played (ERR-19). */
export function Suggestions({ games, onPick }: { games: readonly GameItem[]; onPick: (game: GameItem) => void }) {
  const { t } = useText()
  if (games.length === 0) return null
  return (
    <div className="suggestions">
      <p>{t('game.others')}</p>
      <ul>
        {games.map(game => (
          <li key={game.nodeId}>
            <Button size="small" onClick={() => onPick(game)}>
              {game.gameName}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The game does not start, and others are offered (GAME-29). */
export function LaunchDialogs({ failure, dismiss, launch }: Launching) {
  const { t, refusal } = useText()
  if (!failure) return null
  return (
    <Dialog title={failure.game.gameName} closeLabel={t('common.close')} onClose={dismiss}>
      <p>{refusal(failure.error)}</p>
      <Suggestions
        games={suggestionsOf(failure.error)}
        onPick={game => {
          dismiss()
          launch(game)
        }}
      />
    </Dialog>
  )
}
