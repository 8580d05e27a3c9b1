import type { Values } from '../../ui/forms/form-values.ts'
import type { Option } from '../../ui/forms/Select.tsx'
import type { Filters } from './record-query.ts'

/** One field by which records are filtered. */
export interface FilterField {
  /** As the call takes it. */
  name: string
  label: string
  kind: 'text' | 'select' | 'day' | 'amount'
  /** Of a select; the first one, which is empty, filters nothing. */
  options?: readonly Option[]
  placeholder?: string
  maxLength?: number
  /** Hidden until more filters are asked for. */
  more?: boolean
  /** The field at which the range begins that ends with this one. */
  since?: string
}

export type FilterProblem = 'noAmount' | 'turned'

/** An amount as it was typed, with a comma or a point, as the wire has it. */
const written = (kind: FilterField['kind'], typed: string) => (kind === 'amount' ? typed.replace(',', '.') : typed)
const isAmount = (text: string) => /^\d{1,15}(\.\d{1,2})?$/.test(text)

/** The filters of a form; fields that were left empty filter nothing. */
export const filtersOf = (fields: readonly FilterField[], values: Values): Filters =>
  Object.fromEntries(
    fields.flatMap(({ name, kind }) => {
      const typed = values[name]
      return typed ? [[name, written(kind, typed)] as const] : []
    }),
  )

/** Problems of filters, by name of the field. */
export function problemsOf(fields: readonly FilterField[], filters: Filters): Readonly<Record<string, FilterProblem>> {
  const isWrong = ({ name, kind }: FilterField) =>
    kind === 'amount' && name in filters && !isAmount(filters[name] ?? '')
  const isTurned = ({ name, kind, since }: FilterField) => {
    const begin = fields.find(field => field.name === since)
    const [from, to] = [filters[since ?? ''], filters[name]]
    if (!begin || isWrong(begin) || !from || !to) return false
    return kind === 'amount' ? Number(to) < Number(from) : to < from
  }
  return Object.fromEntries(
    fields.flatMap((field): [string, FilterProblem][] => {
      if (isWrong(field)) return [[field.name, 'noAmount']]
      return isTurned(field) ? [[field.name, 'turned']] : []
    }),
  )
}
