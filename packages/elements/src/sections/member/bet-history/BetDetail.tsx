import { betRecord, type BetRecord } from '@baize/contract'
import { useRead, useText } from '../../../scope.ts'
import { LoadFailure } from '../../../shared/feedback/LoadFailure.tsx'
import { isWebAddress } from '../../../shared/navigation/web-address.ts'
import { OrderFacts, type OrderFact } from '../../../shared/money/OrderFacts.tsx'
import { ResultCell } from '../../../shared/records/RecordCells.tsx'
import { recordMoment, useSiteZone } from '../../../shared/records/use-site-zone.ts'
import { Money } from '../../../ui/data/Money.tsx'
import { Skeleton } from '../../../ui/data/Skeleton.tsx'
import { Icon } from '../../../ui/media/Icon.tsx'
import { circleCheck } from '../../../ui/media/icons.gen.ts'

/** What is known of a bet: its round, stakes, what was bet on, and the money it moved (MEM-37). */
export function BetDetail({ row }: { row: BetRecord }) {
  const { t, money, number } = useText()
  const { date } = useSiteZone()
  const { data, error, refresh } = useRead(betRecord, { betNo: row.betNo })
  if (error && !data) return <LoadFailure error={error} onRetry={refresh} />
  if (!data) return <Skeleton height={120} />
  const { currency } = data
  const label = (name: string) => t(`betHistory.detail.${name}`)
  const fact = (name: string, value: OrderFact['value']): OrderFact => ({ name, label: label(name), value })
  const sum = (amount: string) => <Money text={money(amount, currency)} />
  const oddsText = (odds: string) => number(odds, { minimumFractionDigits: 2 })
  const { issue = null, picks = [] } = data.content ?? {}
  const round: OrderFact[] = [
    fact('round', <bdi translate="no">{data.roundId}</bdi>),
    ...(issue === null ? [] : [fact('issue', <bdi translate="no">{issue}</bdi>)]),
    fact('placedAt', date(data.placedAt, recordMoment)),
    ...(data.settledAt ? [fact('settledAt', date(data.settledAt, recordMoment))] : []),
  ]
  const stakes: OrderFact[] = [
    ...picks.map(({ fixture, play, option, odds }, index) => ({
      name: `pick ${index}`,
      label: [fixture, play].filter(Boolean).join(', '),
      value: odds === null ? option : `${option}, ${t('betHistory.detail.odds', { odds: oddsText(odds) })}`,
    })),
    ...data.stakes.map(({ number, at, amount, status }) => ({
      name: number,
      label: `${date(at, recordMoment)}, ${t(`betHistory.stake.${status}`)}`,
      value: sum(amount),
    })),
  ]
  const last = data.transactions.at(-1)
  const moved: OrderFact[] = [
    fact('bet', sum(data.bet)),
    fact('payout', sum(data.payout)),
    ...(data.profit === null
      ? []
      : [fact('profit', <ResultCell amount={data.profit} written={text => money(text, currency)} />)]),
    ...(last ? [fact('balanceAfter', sum(last.balanceAfter))] : []),
  ]
  return (
    <div className="bet-detail">
      {(
        [
          ['roundTitle', round],
          ['stakes', stakes],
          ['money', moved],
        ] as const
      ).map(([name, facts]) => (
        <div key={name}>
          <h3 className="bet-detail-title">{label(name)}</h3>
          <OrderFacts facts={facts} />
          {name === 'roundTitle' && data.verifyUrl && isWebAddress(data.verifyUrl) && (
            <a className="button button-secondary button-small" href={data.verifyUrl} target="_blank" rel="noopener">
              <Icon of={circleCheck} size={16} />
              <span>{t('betHistory.detail.verify')}</span>
            </a>
          )}
        </div>
      ))}
    </div>
  )
}
