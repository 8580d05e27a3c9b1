import type { Bonus } from '@baize/contract'
import { useText } from '../../../scope.ts'
import { turnoverPercent } from './bonus-values.ts'
import css from './turnover.css'

export const turnoverCss = [css]

/** How much of a turnover is done, in figures and as a bar (MEM-30, MEM-44). */
export function Turnover({ bonus }: { bonus: Bonus }) {
  const { t, amount, number } = useText()
  const { turnoverDone, turnoverNeeded, currency, state } = bonus
  const percent = turnoverPercent(bonus)
  return (
    <span className="turnover">
      <span>
        {t('bonuses.done', { done: amount(turnoverDone, currency), needed: amount(turnoverNeeded, currency) })}
      </span>
      <span className="turnover-percent">{number(percent / 100, { style: 'percent' })}</span>
      <span className={`turnover-bar turnover-${state}`} aria-hidden="true">
        <span style={{ inlineSize: `${percent}%` }} />
      </span>
    </span>
  )
}
