import { useSession, useText } from '../../../scope.ts'
import { zoneName } from '../../../shared/records/site-time.ts'
import { useSiteZone } from '../../../shared/records/use-site-zone.ts'
import { Money } from '../../../ui/data/Money.tsx'
import { Skeleton } from '../../../ui/data/Skeleton.tsx'
import { isZero, signed, type Card, type CardField, type Profit } from './profit-sums.ts'

type Translate = ReturnType<typeof useText>['t']

const fullDay = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const

/** What came of it, in a sentence. */
function sentenceOf({ bet, net }: Card, t: Translate, money: (amount: string) => string): string {
  if (isZero(bet)) return t('profit.none')
  if (isZero(net)) return t('profit.even')
  return t(net.startsWith('-') ? 'profit.less' : 'profit.more', { amount: money(net.replace('-', '')) })
}

/** Fields of the sum that the net is, each with the sign before it. */
const formula = [
  ['payout', ''],
  ['bonus', '+'],
  ['rebate', '+'],
  ['bet', '−'],
  ['net', '='],
] as const satisfies (readonly [CardField, string])[]

const shown = ['deposit', 'withdrawal', 'validBet', 'payout', 'bonus', 'rebate'] as const satisfies CardField[]

interface ProfitSummaryProps {
  /** Undefined while the first one is on its way. */
  profit: Profit | undefined
  /** The days that are asked for. */
  days: Readonly<Record<string, string>>
}

/** The net with the sum it comes from, and what moved besides (MEM-42). */
export function ProfitSummary({ profit, days }: ProfitSummaryProps) {
  const { t, date, amount, money } = useText()
  const { offset } = useSiteZone()
  const { currency, currencySymbol } = useSession()
  const totals = profit?.totals
  const { from = '', to = '' } = profit?.period ?? days
  const written = (sum: string) => money(sum, profit?.currency ?? currency, currencySymbol)
  const plain = (sum: string) => amount(sum, profit?.currency ?? currency)
  const [first, last] = [date(from, fullDay), date(to, fullDay)]
  const zone = zoneName(offset)
  return (
    <>
      <div className="profit-summary">
        <div className="profit-result">
          <h3 className="profit-name">
            {from === to
              ? t('profit.netOfDay', { day: first, zone })
              : t('profit.netOf', { from: first, to: last, zone })}
          </h3>
          <div className="profit-net" part="net">
            {totals ? <Money text={signed(totals.net, written)} /> : <Skeleton width={160} height={36} />}
          </div>
          <div className="profit-sentence" role="status">
            {totals ? sentenceOf(totals, t, written) : <Skeleton width={240} height={20} />}
          </div>
        </div>
        <dl className="profit-formula">
          {formula.map(([field, sign]) => (
            <div key={field} className="profit-term" data-sign={sign}>
              <dt>{t(`profit.sum.${field}`)}</dt>
              <dd>
                {totals ? (
                  <Money text={field === 'net' ? signed(totals.net, plain) : plain(totals[field])} />
                ) : (
                  <Skeleton width={56} height={20} />
                )}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <dl className="profit-cards">
        {shown.map(field => (
          <div key={field} className="profit-card">
            <dt>{t(`profit.sum.${field}`)}</dt>
            <dd>{totals ? <Money text={written(totals[field])} /> : <Skeleton width={96} height={24} />}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
