import { betRecords, betStatuses, categories, type BetRecord, type BetStatus, type Output } from '@baize/contract'
import { useScope, useSession, useText } from '../../../scope.ts'
import { useVendorLanes } from '../../../shared/games/vendors.ts'
import { NumberCell, ResultCell, TwoLines } from '../../../shared/records/RecordCells.tsx'
import { RecordPage } from '../../../shared/records/RecordPage.tsx'
import type { CsvColumn } from '../../../shared/records/csv.ts'
import type { FilterField } from '../../../shared/records/filter-fields.ts'
import { recordClock, recordMoment, useSiteZone } from '../../../shared/records/use-site-zone.ts'
import type { ViewProps } from '../../../runtime/declare.ts'
import { Badge } from '../../../ui/data/Badge.tsx'
import type { CardPlace, Column } from '../../../ui/data/columns.ts'
import { Money } from '../../../ui/data/Money.tsx'
import { Image } from '../../../ui/media/Image.tsx'
import type { Option } from '../../../ui/forms/Select.tsx'
import { MemberPage } from '../shared/MemberPage.tsx'
import { BetDetail } from './BetDetail.tsx'
import type { betHistory } from './bet-history.element.ts'

type Bets = Output<typeof betRecords>

const badgeOf: Readonly<Record<BetStatus, 'win' | 'info' | 'neutral'>> = {
  unsettled: 'info',
  won: 'win',
  lost: 'neutral',
  draw: 'neutral',
  cancelled: 'neutral',
}

/** The game of a bet, with its picture. */
function GameCell({ bet: { game, vendor, category, iconUrl } }: { bet: BetRecord }) {
  const { t } = useText()
  const { image } = useScope()
  return (
    <span className="bet-game">
      <Image src={image(iconUrl)} again={image(iconUrl, 1)} instead={image('/cdn/default.svg')} alt="" ratio="1/1" />
      <TwoLines first={<bdi>{game}</bdi>} second={`${vendor}, ${t(`game.category.${category}`)}`} />
    </span>
  )
}

/** Columns of a bet (MEM-37). */
function useColumns(): Column<BetRecord>[] {
  const { t, amount } = useText()
  const { currencySymbol } = useSession()
  const { date } = useSiteZone()
  const label = (name: string) => t(`betHistory.column.${name}`)
  const dayOf = (at: string) => date(at, { dateStyle: 'short' })
  /** Without its day where that is the same. */
  const settledText = (placedAt: string, settledAt: string) =>
    date(settledAt, dayOf(placedAt) === dayOf(settledAt) ? recordClock : recordMoment)
  const money = (name: 'bet' | 'validBet' | 'payout', card: CardPlace): Column<BetRecord> => ({
    name,
    label: `${label(name)} (${currencySymbol})`,
    end: true,
    card,
    cell: row => <Money text={row.status === 'unsettled' && name !== 'bet' ? '–' : amount(row[name], row.currency)} />,
  })
  return [
    {
      name: 'betNo',
      label: label('betNo'),
      card: 'number',
      cell: ({ betNo }) => (
        <NumberCell
          value={betNo}
          texts={{ copy: t('betHistory.copy', { name: betNo }), copied: t('betHistory.copied') }}
        />
      ),
    },
    {
      name: 'placedAt',
      label: label('placedAt'),
      card: 'note',
      cell: ({ placedAt, settledAt }) => (
        <TwoLines
          first={date(placedAt, recordMoment)}
          second={settledAt ? t('betHistory.settled', { at: settledText(placedAt, settledAt) }) : t('betHistory.open')}
        />
      ),
    },
    {
      name: 'game',
      label: label('game'),
      card: 'title',
      cell: row => <GameCell bet={row} />,
    },
    money('bet', 'start'),
    money('validBet', 'middle'),
    money('payout', 'end'),
    {
      name: 'profit',
      label: `${label('profit')} (${currencySymbol})`,
      end: true,
      card: 'result',
      cell: ({ profit, currency }) =>
        profit === null ? '–' : <ResultCell amount={profit} written={text => amount(text, currency)} />,
    },
    {
      name: 'status',
      label: label('status'),
      card: 'status',
      cell: ({ status }) => <Badge kind={badgeOf[status]}>{t(`betHistory.status.${status}`)}</Badge>,
    },
  ]
}

/** Filters beside the days (MEM-38). */
function useFields(): FilterField[] {
  const { t } = useText()
  const { data } = useVendorLanes()
  const label = (name: string) => t(`betHistory.column.${name}`)
  const select = (name: string, options: readonly Option[]): FilterField => ({
    name,
    label: label(name),
    kind: 'select',
    options: [{ value: '', label: t('betHistory.all') }, ...options],
  })
  const lanes = data?.data.lanes ?? []
  const offered = categories.filter(category => lanes.some(lane => lane.category === category))
  const vendors = new Map(
    lanes.flatMap(({ cards }) => cards).map(({ vassalage, displayName }) => [vassalage, displayName]),
  )
  return [
    select(
      'category',
      offered.map(category => ({ value: category, label: t(`game.category.${category}`) })),
    ),
    select(
      'vassalage',
      [...vendors].map(([value, label]) => ({ value, label })),
    ),
    select(
      'status',
      betStatuses.map(status => ({ value: status, label: t(`betHistory.status.${status}`) })),
    ),
    { name: 'keyword', label: label('game'), kind: 'text', maxLength: 64 },
  ]
}

function useFile(): { name: string; columns: CsvColumn<BetRecord>[] } {
  const { t } = useText()
  const { clock } = useSiteZone()
  const column = (name: string, text: (row: BetRecord) => string) => ({ label: t(`betHistory.column.${name}`), text })
  return {
    name: 'bets',
    columns: [
      column('betNo', ({ betNo }) => betNo),
      column('placedAt', ({ placedAt }) => clock(placedAt)),
      column('settledAt', ({ settledAt }) => (settledAt ? clock(settledAt) : '')),
      column('category', ({ category }) => t(`game.category.${category}`)),
      column('vassalage', ({ vendor }) => vendor),
      column('game', ({ game }) => game),
      column('roundId', ({ roundId }) => roundId),
      column('bet', ({ bet }) => bet),
      column('validBet', ({ validBet }) => validBet),
      column('payout', ({ payout }) => payout),
      column('profit', ({ profit }) => profit ?? ''),
      column('currency', ({ currency }) => currency),
      column('status', ({ status }) => t(`betHistory.status.${status}`)),
    ],
  }
}

const address = {
  prefix: 'bets',
  fields: { filters: ['from', 'to', 'category', 'vassalage', 'status', 'keyword'] },
} as const

function Bets() {
  const { t, amount } = useText()
  const columns = useColumns()
  const fields = useFields()
  const file = useFile()
  const sums = ({ totals, currency }: Bets, of: 'page' | 'period') => {
    const { bet, validBet, payout, profit } = totals[of]
    const written = (text: string) => amount(text, currency)
    return {
      bet: <Money text={written(bet)} />,
      validBet: <Money text={written(validBet)} />,
      payout: <Money text={written(payout)} />,
      profit: <ResultCell amount={profit} written={written} />,
    }
  }
  return (
    <RecordPage
      endpoint={betRecords}
      label={t('betHistory.title')}
      columns={columns}
      fields={fields}
      address={address}
      keyOf={({ betNo }) => betNo}
      sums={sums}
      file={file}
      detail={{
        label: t('betHistory.details'),
        nameOf: ({ game, betNo }) => t('betHistory.detailsOf', { name: `${game}, ${betNo}` }),
        content: row => <BetDetail row={row} />,
      }}
    />
  )
}

/** The betting record of a member (MEM-36 to MEM-38). */
export function BetHistory({ withoutHeading }: ViewProps<typeof betHistory>) {
  const { t } = useText()
  return (
    <MemberPage page="personalHistoryCopy" title={t('betHistory.title')} withoutHeading={withoutHeading}>
      <Bets />
    </MemberPage>
  )
}
