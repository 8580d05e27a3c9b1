import type { Column, Sort } from './columns.ts'
import { Icon } from '../media/Icon.tsx'
import { arrowDown, arrowUp } from '../media/icons.gen.ts'

/** The same column once more turns the order around; a number begins with the largest. */
const turned = ({ name, end = false }: Column<never>, sort: Sort | undefined): Sort =>
  sort?.by === name ? { by: name, descending: !sort.descending } : { by: name, descending: end }

const orderOf = (name: string, sort: Sort | undefined) => {
  if (sort?.by !== name) return 'none'
  return sort.descending ? 'descending' : 'ascending'
}

interface HeadProps {
  column: Column<never>
  sort: Sort | undefined
  onSort: ((sort: Sort) => void) | undefined
}

/** The head of a column, which is a button where the rows can be sorted by it. */
export function TableHead({ column, sort, onSort }: HeadProps) {
  const { name, label, end, bare, sortable } = column
  const sorts = sortable === true && onSort !== undefined
  const order = orderOf(name, sort)
  return (
    <th
      role="columnheader"
      scope="col"
      className={`table-head${end ? ' table-end' : ''}${sorts ? ' table-sorts' : ''}`}
      aria-sort={sorts ? order : undefined}
    >
      {sorts ? (
        <button type="button" className="table-sort" onClick={() => onSort(turned(column, sort))}>
          <span>{label}</span>
          {order !== 'none' && <Icon of={sort?.descending ? arrowDown : arrowUp} size={14} />}
        </button>
      ) : (
        <span className={bare ? 'unseen' : undefined}>{label}</span>
      )}
    </th>
  )
}
