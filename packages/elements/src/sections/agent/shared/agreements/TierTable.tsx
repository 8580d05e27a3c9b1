import { fromHundredths, type Tier } from '@baize/contract'
import { useText } from '../../../../scope.ts'
import { Badge } from '../../../../ui/data/Badge.tsx'
import { rateAt } from './tiers.ts'
import { usePercent } from './use-percent.ts'

interface TierTableProps {
  tiers: readonly Tier[]
  /**
   * Tiers agreed at present; with them every tier shows what it pays now, and how much more or less
   * it will.
   */
  present?: readonly Tier[] | undefined
  currency: string
  symbol: string
}

/** The tiers of an agreement: active members, bets and the rate they earn (CON-08, CON-19). */
export function TierTable({ tiers, present, currency, symbol }: TierTableProps) {
  const { t, number, amount } = useText()
  const { percent, rateDifference } = usePercent()
  const column = (name: string) => t(`contract.column.${name}`, { symbol })

  const change = (rate: string, before: number | null) => {
    const more = rateDifference(rate, before)
    return more && <Badge kind={more.startsWith('+') ? 'win' : 'loss'}>{more}</Badge>
  }
  const row = (tier: Tier, index: number) => {
    const before = present ? rateAt(present, tier) : null
    return (
      <tr key={index}>
        <th scope="row">{number(index + 1)}</th>
        <td>{amount(tier.periodBets, currency)}</td>
        <td>{number(tier.activeMembers)}</td>
        {present && <td className="tiers-now">{before === null ? '–' : percent(fromHundredths(before))}</td>}
        <td>
          <span className="tiers-rate">
            <b>{percent(tier.rate)}</b>
            {present && change(tier.rate, before)}
          </span>
        </td>
      </tr>
    )
  }
  return (
    <table className="tiers" part="tiers" aria-label={t('contract.tiers')}>
      <thead>
        <tr>
          <th scope="col">{column('tier')}</th>
          <th scope="col">{column('bets')}</th>
          <th scope="col">{column('members')}</th>
          {present && <th scope="col">{column('rateNow')}</th>}
          <th scope="col">{column(present ? 'newRate' : 'rate')}</th>
        </tr>
      </thead>
      <tbody>{tiers.map(row)}</tbody>
    </table>
  )
}
