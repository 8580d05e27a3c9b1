import { Fragment, useEffect, useRef, useState, type CSSProperties, type ReactNode, type RefObject } from 'react'
import { Icon, iconCss } from '../media/Icon.tsx'
import { arrowDown, arrowUp, chevronDown } from '../media/icons.gen.ts'
import type { Column, Sort, Totals } from './columns.ts'
import { Skeleton, skeletonCss } from './Skeleton.tsx'
import cards from './table-cards.css'
import lines from './table-lines.css'
import css from './table.css'
import { keyed } from './keyed.ts'

/** The same column once more turns the order around; a number begins with the largest. */
const nextSort = ({ name, end = false }: Column<never>, sort: Sort | undefined): Sort =>
  sort?.by === name ? { by: name, descending: !sort.descending } : { by: name, descending: end }

const ariaSort = (name: string, sort: Sort | undefined) => {
  if (sort?.by !== name) return 'none'
  return sort.descending ? 'descending' : 'ascending'
}

interface HeadProps {
  column: Column<never>
  sort: Sort | undefined
  onSort: ((sort: Sort) => void) | undefined
}

/** The head of a column, which is a button where the rows can be sorted by it. */
function TableHead({ column, sort, onSort }: HeadProps) {
  const { name, label, end, bare, sortable } = column
  const sorts = sortable === true && onSort !== undefined
  const order = ariaSort(name, sort)
  return (
    <th
      role="columnheader"
      scope="col"
      className={`table-head${end ? ' table-end' : ''}${sorts ? ' table-sorts' : ''}`}
      aria-sort={sorts ? order : undefined}
    >
      {sorts ? (
        <button type="button" className="table-sort" onClick={() => onSort(nextSort(column, sort))}>
          <span>{label}</span>
          {order !== 'none' && <Icon of={sort?.descending ? arrowDown : arrowUp} size={14} />}
        </button>
      ) : (
        <span className={bare ? 'unseen' : undefined}>{label}</span>
      )}
    </th>
  )
}

/**
 * Whether a box is larger inside than outside: what scrolls must be reached with the keyboard, and
 * what does not needs no stop.
 */
function useOverflows<E extends HTMLElement>(): [box: RefObject<E | null>, overflows: boolean] {
  const box = useRef<E>(null)
  const [overflows, setOverflows] = useState(false)
  useEffect(() => {
    const element = box.current
    if (!element) return
    const look = () => {
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element
      setOverflows(scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1)
    }
    const observer = new ResizeObserver(look)
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    return () => observer.disconnect()
  }, [])
  return [box, overflows]
}

export const tableCss = [...iconCss, ...skeletonCss, css, lines, cards]

interface TableProps<Row> {
  /** Name of the table for screen readers. */
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  sort?: Sort
  /** Without it nothing can be sorted. */
  onSort?: (sort: Sort) => void
  totals?: readonly Totals[]
  /**
   * An answer is on its way: there are skeleton rows before the first one, and rows that are there
   * fade.
   */
  busy?: boolean
  /** Said in place of the rows where there are none. */
  empty?: ReactNode
  /** What is shown below a row when it is opened. */
  detail?: RowDetail<Row>
}

/** More about a row, below it, when a button at its end is pressed. */
export interface RowDetail<Row> {
  /** Head of the column of buttons, which is read out and not seen. */
  label: string
  /** Name of the button of a row. */
  nameOf: (row: Row) => string
  content: (row: Row) => ReactNode
}

/** The column of the buttons that open rows. */
const detailColumn = <Row,>(
  { label, nameOf }: RowDetail<Row>,
  keyOf: (row: Row) => string,
  open: string | null,
  onOpen: (key: string | null) => void,
): Column<Row> => ({
  name: 'detail',
  label,
  bare: true,
  cell(row) {
    const key = keyOf(row)
    return (
      <button
        type="button"
        className="table-open"
        aria-expanded={key === open}
        aria-label={nameOf(row)}
        onClick={() => onOpen(key === open ? null : key)}
      >
        <Icon of={chevronDown} size={16} />
      </button>
    )
  },
})

/** Lines of sums where they are drawn one below the other, the line that names them included. */
const linesOf = (totals: readonly Totals[]): number => Math.max(...totals.map(sums => Object.keys(sums).length))

/** Skeleton rows before the first answer. */
const standIns = [0, 1, 2, 3, 4]

/** A cell, with the name of its column before it where a row is drawn as a card. */
function cellOf<Row>({ name, label, end, bare, card }: Column<Row>, first: boolean, content: ReactNode) {
  const names = ['table-cell', end && 'table-end', bare && 'table-bare', first && 'table-first', card && `card-${card}`]
  const Tag = first ? 'th' : 'td'
  return (
    <Tag
      key={name}
      role={first ? 'rowheader' : 'cell'}
      scope={first ? 'row' : undefined}
      className={names.filter(Boolean).join(' ')}
      data-label={first || bare ? undefined : label}
    >
      {content}
    </Tag>
  )
}

/**
 * A table that follows the width it is given: whole where there is room, in a box that scrolls with
 * its first column held where there is less, and a card for every row in a narrow place. Roles are
 * written out, because a table that is drawn as cards loses its own.
 */
export function Table<Row>(props: TableProps<Row>) {
  const { label, rows, keyOf, sort, onSort, totals = [], busy, empty, detail } = props
  const [box, overflows] = useOverflows<HTMLDivElement>()
  const [open, setOpen] = useState<string | null>(null)
  const columns = detail ? [...props.columns, detailColumn(detail, keyOf, open, setOpen)] : props.columns
  const draw = (content: (column: Column<Row>) => ReactNode) =>
    columns.map((column, index) => cellOf(column, index === 0, content(column)))
  if (!rows.length && !busy && empty) return <div className="table">{empty}</div>
  const hasCards = columns.some(({ card }) => card)
  return (
    <div className={hasCards ? 'table table-cards' : 'table'} part="table">
      <div
        ref={box}
        className="table-box"
        role={overflows ? 'region' : undefined}
        aria-label={overflows ? label : undefined}
        tabIndex={overflows ? 0 : undefined}
      >
        <table role="table" className="table-rows" aria-label={label} aria-busy={busy || undefined}>
          <thead role="rowgroup">
            <tr role="row" className="table-heads">
              {columns.map(column => (
                <TableHead key={column.name} column={column} sort={sort} onSort={onSort} />
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {keyed(rows, keyOf).map(([key, row]) => (
              <Fragment key={key}>
                <tr role="row" className="table-row">
                  {draw(({ cell }) => cell(row))}
                </tr>
                {detail && keyOf(row) === open && (
                  <tr role="row" className="table-detail">
                    <td role="cell" colSpan={columns.length}>
                      {detail.content(row)}
                    </td>
                  </tr>
                )}
              </Fragment>
            ))}
            {busy &&
              !rows.length &&
              standIns.map(index => (
                <tr key={index} role="row" className="table-row">
                  {draw(() => (
                    <Skeleton height={16} />
                  ))}
                </tr>
              ))}
          </tbody>
          {rows.length > 0 && totals.length > 0 && (
            <tfoot role="rowgroup" style={{ '--lines': linesOf(totals) } as CSSProperties}>
              {totals.map((sums, index) => (
                <tr key={index} role="row" className="table-row table-total">
                  {draw(({ name }) => sums[name])}
                </tr>
              ))}
            </tfoot>
          )}
        </table>
      </div>
    </div>
  )
}
