import { gamePage } from '../../../shared/games/game-steps.ts'
import type { MatchGame } from '../../../shared/games/use-running-games.ts'
import { useText } from '../../../scope.ts'
import { useSheets } from '../../../runtime/use-sheets.ts'
import { PageLink } from '../shared/PageLink.tsx'
import css from './match-bar.css'

const styles = [css]

/** The way back to a match that runs on without its player, who has seconds for a turn. */
export function MatchBar({ game }: { game: MatchGame }) {
  const { t } = useText()
  useSheets(styles)
  return (
    <div className="match" part="match">
      <p className="match-text" role="status">
        <span className="match-sign" aria-hidden="true" />
        <span>{t('game.runningIn', { name: game.gameName })}</span>
      </p>
      <PageLink className="match-back" to={gamePage(game)} current={false}>
        {t('game.back')}
      </PageLink>
    </div>
  )
}
