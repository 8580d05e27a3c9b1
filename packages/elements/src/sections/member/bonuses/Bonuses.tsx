import { bonusRecords, bonusStates, type Bonus, type BonusState, type Output } from '@baize/contract'
import { useState } from 'react'
import { useSession, useText } from '../../../scope.ts'
import { TwoLines } from '../../../shared/records/RecordCells.tsx'
import { RecordPage } from '../../../shared/records/RecordPage.tsx'
import type { CsvColumn } from '../../../shared/records/csv.ts'
import type { FilterField } from '../../../shared/records/filter-fields.ts'
import { useSiteZone } from '../../../shared/records/use-site-zone.ts'
import type { ViewProps } from '../../../runtime/declare.ts'
import { Badge } from '../../../ui/data/Badge.tsx'
import type { CardPlace, Column } from '../../../ui/data/columns.ts'
import { Money } from '../../../ui/data/Money.tsx'
import { Button } from '../../../ui/forms/Button.tsx'
import { MemberPage } from '../shared/MemberPage.tsx'
import { Turnover } from '../shared/Turnover.tsx'
import type { bonuses } from './bonuses.element.ts'
import { CancelBonus } from './CancelBonus.tsx'

const badgeOf: Readonly<Record<BonusState, 'win' | 'info' | 'neutral'>> = {
  active: 'info',
  completed: 'win',
  expired: 'neutral',
  cancelled: 'neutral',
}

/** Columns of a bonus (MEM-44). */
function useColumns(onCancel: (bonus: Bonus) => void): Column<Bonus>[] {
  const { t, amount } = useText()
  const { currencySymbol } = useSession()
  const { date } = useSiteZone()
  const label = (name: string) => t(`bonuses.column.${name}`)
  const inCurrency = (name: string) => `${label(name)} (${currencySymbol})`
  const day = (name: 'grantedAt' | 'validUntil', card: CardPlace): Column<Bonus> => ({
    name,
    label: label(name),
    card,
    cell: row => date(row[name]),
  })
  return [
    {
      name: 'name',
      label: label('name'),
      card: 'title',
      cell: ({ name, source }) => (
        <TwoLines first={<bdi>{name}</bdi>} second={<bdi className="bonus-source">{source}</bdi>} />
      ),
    },
    {
      name: 'amount',
      label: inCurrency('amount'),
      end: true,
      card: 'result',
      cell: row => <Money text={amount(row.amount, row.currency)} />,
    },
    day('grantedAt', 'start'),
    { name: 'turnover', label: inCurrency('turnover'), cell: bonus => <Turnover bonus={bonus} /> },
    day('validUntil', 'end'),
    {
      name: 'status',
      label: label('status'),
      card: 'status',
      cell: ({ state }) => <Badge kind={badgeOf[state]}>{t(`bonuses.status.${state}`)}</Badge>,
    },
    {
      name: 'cancel',
      label: t('bonuses.cancel'),
      bare: true,
      cell: row =>
        row.state === 'active' && (
          <Button size="small" aria-label={t('bonuses.cancelOf', { name: row.name })} onClick={() => onCancel(row)}>
            {t('bonuses.cancel')}
          </Button>
        ),
    },
  ]
}

function useFields(): FilterField[] {
  const { t } = useText()
  return [
    {
      name: 'status',
      label: t('bonuses.column.status'),
      kind: 'select',
      options: [
        { value: '', label: t('bonuses.all') },
        ...bonusStates.map(value => ({ value, label: t(`bonuses.status.${value}`) })),
      ],
    },
  ]
}

function useFile(): { name: string; columns: CsvColumn<Bonus>[] } {
  const { t } = useText()
  const { clock } = useSiteZone()
  const column = (name: string, text: (row: Bonus) => string) => ({ label: t(`bonuses.column.${name}`), text })
  return {
    name: 'bonuses',
    columns: [
      column('name', ({ name }) => name),
      column('source', ({ source }) => source),
      column('amount', ({ amount }) => amount),
      column('balance', ({ balance }) => balance),
      column('grantedAt', ({ grantedAt }) => clock(grantedAt)),
      column('turnoverDone', ({ turnoverDone }) => turnoverDone),
      column('turnoverNeeded', ({ turnoverNeeded }) => turnoverNeeded),
      column('validUntil', ({ validUntil }) => clock(validUntil)),
      column('status', ({ state }) => t(`bonuses.status.${state}`)),
      column('currency', ({ currency }) => currency),
    ],
  }
}

const address = { prefix: 'bonuses', fields: { filters: ['from', 'to', 'status'] } } as const
const presets = ['next7', 'next30', 'previous7', 'previous30'] as const

function OwnBonuses() {
  const { t, amount } = useText()
  const [cancelling, setCancelling] = useState<Bonus | null>(null)
  const columns = useColumns(setCancelling)
  const fields = useFields()
  const file = useFile()
  const sums = ({ totals, currency }: Output<typeof bonusRecords>, of: 'page' | 'period') => ({
    amount: <Money text={amount(totals[of].amount, currency)} />,
  })
  return (
    <>
      <p className="bonus-lead">{t('bonuses.lead')}</p>
      <RecordPage
        endpoint={bonusRecords}
        label={t('bonuses.title')}
        columns={columns}
        fields={fields}
        address={address}
        presets={presets}
        anyDays={{ label: t('bonuses.column.validUntil'), any: t('bonuses.any') }}
        keyOf={({ id }) => id}
        sums={sums}
        file={file}
      />
      {cancelling && <CancelBonus bonus={cancelling} onClose={() => setCancelling(null)} />}
    </>
  )
}

/** The bonuses of a member and their turnover (MEM-43, MEM-44). */
export function Bonuses({ withoutHeading }: ViewProps<typeof bonuses>) {
  const { t } = useText()
  return (
    <MemberPage page="bonusDetails" title={t('bonuses.title')} withoutHeading={withoutHeading}>
      <OwnBonuses />
    </MemberPage>
  )
}
