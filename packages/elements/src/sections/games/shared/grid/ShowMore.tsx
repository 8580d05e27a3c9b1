import { limits } from '@baize/contract'
import { useText } from '../../../../scope.ts'
import { Button, buttonCss } from '../../../../ui/forms/Button.tsx'
import css from './show-more.css'

export const showMoreCss = [...buttonCss, css]

interface ShowMoreProps {
  shown: number
  total: number
  onMore: (shown: number) => void
}

/** How many games are shown, with buttons for one page more and for all of them. */
export function ShowMore({ shown, total, onMore }: ShowMoreProps) {
  const { t, number } = useText()
  const there = Math.min(shown, total)
  return (
    <div className="more">
      <p role="status">{t('games.shown', { shown: number(there), total: number(total) })}</p>
      {there < total && (
        <p className="more-ways">
          <Button onClick={() => onMore(there + limits.gamesPage)}>{t('game.more')}</Button>
          {total > there + limits.gamesPage && (
            <Button kind="ghost" onClick={() => onMore(total)}>
              {t('games.showAll', { total: number(total) })}
            </Button>
          )}
        </p>
      )}
    </div>
  )
}
