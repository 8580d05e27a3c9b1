import { useSheets } from '../../../runtime/use-sheets.ts'
import { useScope, useTextOf } from '../../../scope.ts'
import { useOwnSite } from '../../../shared/gates/use-own-site.ts'
import css from './game-head.css'

const sheets = [css]

/** The title over the form, which names the game that somebody wants to play. */
export function GameTitle({ game, title }: { game: string; title: string }) {
  const texts = useTextOf('account')
  return texts ? texts.t('login.toPlay', { game }) : title
}

/**
 * The poster of the game in the panel beside the form, on the operator's own site alone: a page of
 * somebody else's allows no more pictures than it has to.
 */
export function GameArtwork({ art }: { art: string }) {
  const scope = useScope()
  useSheets(sheets)
  return useOwnSite() && <img className="auth-game" src={scope.image(art)} alt="" decoding="async" draggable={false} />
}
