import { betRecord, type BetRecord } from '@baize/contract'
import { useRead, useText } from '../../../scope.ts'
import { LoadFailure } from '../../../shared/feedback/LoadFailure.tsx'
import { OrderFacts, type OrderFact } from '../../../shared/money/OrderFacts.tsx'
import { ResultCell } from '../../../shared/records/RecordCells.tsx'
import { useSiteZone } from '../../../shared/records/use-site-zone.ts'
import { Money } from '../../../ui/data/Money.tsx'
import { Skeleton } from '../../../ui/data/Skeleton.tsx'

const moment = { dateStyle: 'medium', timeStyle: 'medium' } as const

/** What is known of a bet: its round, stakes, what was bet on, and the money it moved (MEM-37). */
export function BetDetail({ row }: { row: BetRecord }) {
  const { t, money } = useText()
  const { date } = useSiteZone()
  const { data, error, refresh } = useRead(betRecord, { betNo: row.betNo })
  if (error && !data) return <LoadFailure error={error} onRetry={refresh} />
  if (!data) return <Skeleton height={120} />
  const { currency } = data
  const label = (name: string) => t(`betHistory.detail.${name}`)
  const fact = (name: string, value: OrderFact['value']): OrderFact => ({ name, label: label(name), value })
  const sum = (amount: string) => <Money text={money(amount, currency)} />
  const { issue = null, picks = [] } = data.content ?? {}
  const round: OrderFact[] = [
    fact('round', <bdi translate="no">{data.roundId}</bdi>),
    ...(issue === null ? [] : [fact('issue', <bdi translate="no">{issue}</bdi>)]),
    fact('placedAt', date(data.placedAt, moment)),
    ...(data.settledAt ? [fact('settledAt', date(data.settledAt, moment))] : []),
  ]
  const stakes: OrderFact[] = [
    ...picks.map(({ play, option, odds }, index) => ({
      name: `pick ${index}`,
      label: `${play}, ${option}`,
      value: odds === null ? '' : t('betHistory.detail.odds', { odds }),
    })),
    ...data.stakes.map(({ number, at, amount, status }) => ({
      name: number,
      label: `${date(at, moment)}, ${t(`betHistory.stake.${status}`)}`,
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
        </div>
      ))}
    </div>
  )
}
