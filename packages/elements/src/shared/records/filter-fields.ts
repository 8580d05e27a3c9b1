import type { Values } from '../../ui/forms/form-values.ts'
import { amountOf, isMoreThan, type Separators } from '../money/typed-amount.ts'
import { day } from '@baize/contract'
import type { Option } from '../../ui/forms/Select.tsx'
import type { Filters } from './record-query.ts'

interface AnyField {
  /** As the call takes it. */
  name: string
  label: string
  /** Of a select; the first one, which is empty, filters nothing. */
  options?: readonly Option[]
  placeholder?: string
  maxLength?: number
  /** Hidden until more filters are asked for. */
  more?: boolean
  /** The field at which the range begins that ends with this one. */
  since?: string
}

/**
 * One field by which records are filtered. An amount is of a currency, which says how many decimals
 * it may have.
 */
export type FilterField = AnyField &
  (
    | { kind: 'text' | 'select'; currency?: never; known?: never }
    | {
        kind: 'day'
        currency?: never
        known?: never
        /** The first day that may be asked for. */
        oldest?: string
        /** Most days of the range that ends with this one, both ends included. */
        maxDays?: number
      }
    | {
        kind: 'amount'
        currency: string
        /** Amounts of the list, as the platform wrote them. */
        known?: readonly string[]
      }
  )

export type FilterProblem = 'noAmount' | 'turned' | 'tooLong' | 'tooOld'

/** Days from one to another, both included. */
const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / day + 1

/**
 * An amount as the language writes it, as the wire has it; what cannot be read stays as it was
 * typed (WAL-06).
 */
const written = ({ kind, currency, known }: FilterField, typed: string, separators: Separators): string =>
  (kind === 'amount' ? amountOf(typed, separators, currency, known) : null) ?? typed

/** Names of the amounts that were typed in a way that cannot be read. */
export const unreadAmounts = (fields: readonly FilterField[], values: Values, separators: Separators): string[] =>
  fields.flatMap(({ kind, name, currency, known }) => {
    const typed = values[name]
    return kind === 'amount' && typed && amountOf(typed, separators, currency, known) === null ? [name] : []
  })

/** The filters of a form; fields that were left empty filter nothing. */
export const filtersOf = (fields: readonly FilterField[], values: Values, separators: Separators): Filters =>
  Object.fromEntries(
    fields.flatMap(field => {
      const typed = values[field.name]
      return typed ? [[field.name, written(field, typed, separators)] as const] : []
    }),
  )

/**
 * Problems of filters, by name of the field.
 * @param unread - names of the amounts that could not be read
 */
export function problemsOf(
  fields: readonly FilterField[],
  filters: Filters,
  unread: readonly string[],
): Readonly<Record<string, FilterProblem>> {
  const isWrong = ({ name }: FilterField) => unread.includes(name)
  const isTurned = ({ name, kind, since }: FilterField) => {
    const begin = fields.find(field => field.name === since)
    const [from, to] = [filters[since ?? ''], filters[name]]
    if (!begin || isWrong(begin) || !from || !to) return false
    return kind === 'amount' ? isMoreThan(from, to) : to < from
  }
  const isTooOld = (field: FilterField) =>
    field.kind === 'day' && !!field.oldest && (filters[field.name] ?? field.oldest) < field.oldest
  const isTooLong = (field: FilterField) => {
    const [from, to] = [filters[field.since ?? ''], filters[field.name]]
    return field.kind === 'day' && !!field.maxDays && !!from && !!to && daysBetween(from, to) > field.maxDays
  }
  const problemOf = (field: FilterField): FilterProblem | null => {
    if (isWrong(field)) return 'noAmount'
    if (isTooOld(field)) return 'tooOld'
    if (isTurned(field)) return 'turned'
    return isTooLong(field) ? 'tooLong' : null
  }
  return Object.fromEntries(
    fields.flatMap((field): [string, FilterProblem][] => {
      const problem = problemOf(field)
      return problem ? [[field.name, problem]] : []
    }),
  )
}
