import { gameItem, type GameItem } from '@baize/contract'
import { useSheets } from '../../../../runtime/use-sheets.ts'
import { useDisplayName } from '../../../../shared/security/use-display-name.ts'
import { useRead, useText } from '../../../../scope.ts'
import { Alert, alertCss } from '../../../../ui/data/Alert.tsx'
import { Button, buttonCss } from '../../../../ui/forms/Button.tsx'
import { Dialog, dialogCss } from '../../../../ui/overlays/Dialog.tsx'
import css from './launch-dialog.css'
import { MaintenanceNote } from '../tile/MaintenanceNote.tsx'
import { suggestionsOf, useOpenGames } from './suggestions.ts'
import type { Launching } from './use-launch.ts'
import { keyed } from '../../../../ui/data/keyed.ts'

export const launchDialogCss = [...dialogCss, ...buttonCss, ...alertCss, css]

/** Other games, offered where one cannot be played (ERR-19). */
export function Suggestions({ games, onPick }: { games: readonly GameItem[]; onPick: (game: GameItem) => void }) {
  const { t } = useText()
  if (games.length === 0) return null
  return (
    <div className="suggestions">
      <p>{t('game.others')}</p>
      <ul>
        {keyed(games, game => game.nodeId).map(([key, game]) => (
          <li key={key}>
            <Button size="small" onClick={() => onPick(game)}>
              {game.gameName}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/**
 * A game under maintenance: until when, and what can be played instead. It may be open again by
 * now, and is then offered itself.
 */
function ClosedGame({ game, onPick }: { game: GameItem; onPick: (game: GameItem) => void }) {
  const text = useText()
  const { t, language } = text
  const { vassalage, gameType, gameCode } = game
  const now = useRead(gameItem, { vassalage, gameType, gameCode, language }).data ?? game
  const others = useOpenGames(game)
  if (now.state === 'open')
    return (
      <>
        <p role="status">{t('game.openAgain')}</p>
        <p className="open-again">
          <Button kind="money" onClick={() => onPick(now)}>
            {t('game.playNow')}
          </Button>
        </p>
      </>
    )
  return (
    <>
      <p>
        {t('error.GAME_MAINTENANCE')}. <MaintenanceNote until={now.maintenanceUntil} text={text} />
      </p>
      <Suggestions games={others} onPick={onPick} />
    </>
  )
}

/** A game that was chosen before the login: who is there now, and the press that starts it. */
function ChosenGame({ onStart }: { onStart: () => void }) {
  const { t } = useText()
  const name = useDisplayName()
  return (
    <>
      <p role="status">{t('login.done', { name })}</p>
      <p className="open-again">
        <Button kind="money" onClick={onStart}>
          {t('game.playNow')}
        </Button>
      </p>
    </>
  )
}

/**
 * Why a game does not start, or a favourite was not kept, and what else can be played (GAME-28,
 * GAME-29, GAME-36, ERR-38).
 */
export function LaunchDialog({ failure, ready, game, dismiss, launch }: Launching & { game: GameItem }) {
  const { t, refusal } = useText()
  useSheets(launchDialogCss)
  const pick = (other: GameItem, selection?: string) => {
    dismiss()
    launch(other, selection)
  }
  return (
    <Dialog title={game.gameName} closeLabel={t('common.close')} onClose={dismiss}>
      {failure ? (
        <>
          <Alert kind="warn">
            <span role="alert">{refusal(failure.error)}</span>
          </Alert>
          <Suggestions games={suggestionsOf(failure.error)} onPick={pick} />
        </>
      ) : ready ? (
        <ChosenGame onStart={() => pick(game, ready.selection)} />
      ) : (
        <ClosedGame game={game} onPick={pick} />
      )}
    </Dialog>
  )
}
