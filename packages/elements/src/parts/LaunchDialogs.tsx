import type { GameItem } from '@baize/contract'
import { useText } from '../scope.ts'
import { Button, buttonCss } from '../ui/Button.tsx'
import { Dialog, dialogCss } from '../ui/Dialog.tsx'
import css from './launch-dialogs.css'
import { useRequests } from './requests.ts'
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

/** What stands between a click and a game: a real account is needed, or the game does not start and others are offered (GAME-14, GAME-29). */
export function LaunchDialogs({ blocked, failure, dismiss, launch }: Launching) {
  const { t, refusal } = useText()
  const { open } = useRequests()
  if (blocked) {
    const actions = (
      <>
        <Button onClick={dismiss}>{t('common.close')}</Button>
        <Button
          kind="primary"
          onClick={() => {
            dismiss()
            open('register')
          }}
        >
          {t('in_increase_submit')}
        </Button>
      </>
    )
    return (
      <Dialog title={t('game.realAccount')} closeLabel={t('common.close')} onClose={dismiss} actions={actions}>
        <p>{t('in_need_true_account')}</p>
      </Dialog>
    )
  }
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
