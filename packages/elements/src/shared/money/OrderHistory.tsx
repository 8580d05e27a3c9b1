import type { Output } from '@baize/contract'
import type { ReactNode } from 'react'
import { useSession, useText } from '../../scope.ts'
import { Badge, badgeCss, type BadgeKind } from '../../ui/data/Badge.tsx'
import type { CardPlace, Column } from '../../ui/data/columns.ts'
import { Money, moneyCss } from '../../ui/data/Money.tsx'
import type { RowDetail } from '../../ui/data/Table.tsx'
import { iconButtonCss } from '../../ui/forms/IconButton.tsx'
import type { CsvColumn } from '../records/csv.ts'
import { NumberCell } from '../records/RecordCells.tsx'
import { RecordPage, recordPageCss } from '../records/RecordPage.tsx'
import type { PagedEndpoint } from '../records/use-records.ts'
import { recordMinute, useSiteZone } from '../records/use-site-zone.ts'
import css from './order-history.css'

export const orderHistoryCss = [...recordPageCss, ...badgeCss, ...moneyCss, ...iconButtonCss, css]

/** What every kind of order has. */
interface Order {
  orderNo: string
  at: string
  currency: string
  state: string
}

/**
 * A column of its own: in the table where it has a cell, in the file where it has a text.
 */
export interface OrderColumn<Row> extends Pick<Column<Row>, 'name' | 'end' | 'bare'> {
  cell?: (row: Row) => ReactNode
  text?: (row: Row) => string
}

/** What differs between kinds of orders. */
export interface OrderList<Row, Amount extends string> {
  /** Of the list in an address, and of its file. */
  name: string
  file: string
  words: {
    title: string
    /** Filters no state. */
    all: string
    column: (name: string) => string
    state: (state: string) => string
  }
  /** Colours of the badges; the states are offered in their order. */
  states: Readonly<Record<string, BadgeKind>>
  /** Columns that are amounts, and are added up. */
  amounts: readonly Amount[]
  /** Those that every order has by name; `currency` is in the file alone. */
  columns: readonly (keyof Order | Amount | OrderColumn<Row>)[]
  /** Places in a card, by name of the column; absent: lines with their labels. */
  cards?: Readonly<Record<string, CardPlace>>
  detail?: RowDetail<Row>
}

type Amounts<Amount extends string> = Readonly<Record<Amount, string | null>>

/** The columns of a list of orders, in the table and in its file. */
function useColumns<Row extends Order & Amounts<Amount>, Amount extends string>(list: OrderList<Row, Amount>) {
  const { t, amount } = useText()
  const { currencySymbol } = useSession()
  const { date, clock } = useSiteZone()
  const { words, states, amounts, columns, cards } = list
  const common: Readonly<Record<keyof Order, Omit<OrderColumn<Row>, 'name'>>> = {
    at: { cell: ({ at }) => date(at, recordMinute), text: ({ at }) => clock(at) },
    orderNo: {
      cell: ({ orderNo }) => (
        <NumberCell
          value={orderNo}
          texts={{ copy: t('copyValue.copy', { name: orderNo }), copied: t('copyValue.copied') }}
        />
      ),
      text: ({ orderNo }) => orderNo,
    },
    currency: { text: ({ currency }) => currency },
    state: {
      cell: ({ state }) => <Badge kind={states[state] ?? 'neutral'}>{words.state(state)}</Badge>,
      text: ({ state }) => words.state(state),
    },
  }
  const isAmount = (name: string): name is Amount => (amounts as readonly string[]).includes(name)
  const sum = (name: Amount): OrderColumn<Row> => ({
    name,
    end: true,
    cell({ currency, [name]: value }: Row) {
      return <Money text={value === null ? '–' : amount(value, currency)} />
    },
    text: ({ [name]: value }: Row) => value ?? '',
  })
  const all = columns.map((column): OrderColumn<Row> => {
    if (typeof column === 'object') return column
    return isAmount(column) ? sum(column) : { name: column, ...common[column] }
  })
  const inTable = all.flatMap(({ text: _, cell, ...column }): Column<Row>[] => {
    const label = words.column(column.name)
    const card = cards?.[column.name]
    const shown = { ...column, label: isAmount(column.name) ? `${label} (${currencySymbol})` : label }
    return cell ? [{ ...shown, cell, ...(card && { card }) }] : []
  })
  const inFile = all.flatMap(({ name, text }): CsvColumn<Row>[] => (text ? [{ label: words.column(name), text }] : []))
  return { inTable, inFile }
}

const fields = { filters: ['from', 'to', 'state'] } as const

interface OrderHistoryProps<E extends PagedEndpoint, Row, Amount extends string> extends OrderList<Row, Amount> {
  /** A call that is asked by `orderQuery` of the contract. */
  endpoint: E
  /** Sums of a page or a period, by name of the column. */
  sumsOf: (answer: Output<E>, of: 'page' | 'period') => Readonly<Record<Amount, string>>
}

/** The orders of one kind so far, the newest first, as a page of records (MEM-11). */
export function OrderHistory<E extends PagedEndpoint, Row extends Order & Amounts<Amount>, Amount extends string>(
  props: OrderHistoryProps<E, Row, Amount>,
) {
  const { endpoint, sumsOf, name, file, words, states, amounts, detail } = props
  const { amount } = useText()
  const { inTable, inFile } = useColumns(props)
  const offered = Object.keys(states).map(value => ({ value, label: words.state(value) }))
  const sums = (answer: Output<E>, of: 'page' | 'period') => {
    const { currency } = answer as { currency: string }
    const all = sumsOf(answer, of)
    return Object.fromEntries(amounts.map(column => [column, <Money text={amount(all[column], currency)} />]))
  }
  return (
    <section className="order-history" aria-label={words.title}>
      <h3 className="order-history-title">{words.title}</h3>
      <RecordPage<E, Row>
        endpoint={endpoint}
        label={words.title}
        columns={inTable}
        fields={[
          {
            name: 'state',
            label: words.column('state'),
            kind: 'select',
            options: [{ value: '', label: words.all }, ...offered],
          },
        ]}
        address={{ prefix: name, fields }}
        keyOf={({ orderNo }) => orderNo}
        sums={sums}
        file={{ name: file, columns: inFile }}
        {...(detail && { detail })}
      />
    </section>
  )
}
