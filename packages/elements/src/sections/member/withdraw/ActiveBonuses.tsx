import { useText } from '../../../scope.ts'
import { Alert } from '../../../ui/data/Alert.tsx'
import { Money } from '../../../ui/data/Money.tsx'
import { leftOf, turnoverLeft } from '../shared/bonus-values.ts'
import { Turnover } from '../shared/Turnover.tsx'
import type { WithdrawConfig } from './withdraw-values.ts'

/**
 * Active bonuses with what is left of their turnover, and the warning that a withdrawal gives them
 * up (MEM-30, MEM-31).
 */
export function ActiveBonuses({ config }: { config: WithdrawConfig }) {
  const { t, money } = useText()
  const { bonuses, currency, currencySymbol } = config
  const written = (amount: string) => money(amount, currency, currencySymbol)
  if (!bonuses.length) return null
  return (
    <section className="withdraw-bonuses" part="bonuses" aria-label={t('withdraw.bonuses')}>
      <h4 className="member-heading">{t('withdraw.bonuses')}</h4>
      <ul>
        {bonuses.map(bonus => (
          <li key={bonus.id}>
            <span className="withdraw-bonus">
              <bdi>{bonus.name}</bdi>
              <Money text={written(bonus.balance)} />
            </span>
            <Turnover bonus={bonus} />
            <span className="withdraw-note">{t('withdraw.turnoverLeft', { left: written(turnoverLeft(bonus)) })}</span>
          </li>
        ))}
      </ul>
      <Alert kind="warn">
        <p>{t('withdraw.givesUp', { amount: written(leftOf(bonuses)) })}</p>
      </Alert>
    </section>
  )
}
