import { balance as balanceEndpoint } from '@baize/contract'
import { useRead, useText } from '../../../scope.ts'
import { Money } from '../../../ui/data/Money.tsx'
import type { Config } from './pages.ts'

/** What there is to transfer, and how much of it at once. */
export function Summary({ config }: { config: Config }) {
  const { t, money } = useText()
  const { data } = useRead(balanceEndpoint, {})
  const { min, max, currency, currencySymbol } = config
  const written = (amount: string | undefined) => (amount ? money(amount, currency, currencySymbol) : '–')
  const lines = [
    ['balance', data?.available],
    ['onHold', data?.locked],
    ['least', min],
    ['most', max],
  ] as const
  return (
    <aside className="transfers-summary" part="summary" aria-label={t('transfer.summary')}>
      <h3 className="transfers-heading">{t('transfer.summary')}</h3>
      <dl className="transfers-facts">
        {lines.map(([name, amount]) => (
          <div key={name}>
            <dt>{t(`transfer.${name}`)}</dt>
            <dd>
              <Money text={written(amount)} kind={name === 'balance' ? 'brass' : 'plain'} />
            </dd>
          </div>
        ))}
      </dl>
    </aside>
  )
}
