import { day } from '@baize/contract'
import type { Values } from '../../ui/forms/form-values.ts'
import { amountOf, isMoreThan, type Separators } from '../money/typed-amount.ts'
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
  /** First day that is accepted. */
  min?: string
  /** Max days of the range that ends with this field, both ends included. */
  maxDays?: number
}

/**
 * One field by which records are filtered. An amount is of a currency, which says how many decimals
 * it may have.
 */
export type FilterField = AnyField &
  (
    | { kind: 'text' | 'select' | 'day'; currency?: never; known?: never }
    | {
        kind: 'amount'
        currency: string
        /** Amounts of the list, as the platform wrote them. */
        known?: readonly string[]
      }
  )

export type FilterProblem = 'noAmount' | 'turned' | 'tooOld' | 'tooLong'

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
  const isTooOld = ({ name, min = '' }: FilterField) => (filters[name] ?? min) < min
  const rangeProblem = ({ name, kind, since, maxDays = Infinity }: FilterField): FilterProblem | null => {
    const begin = fields.find(field => field.name === since)
    const [from, to] = [filters[since ?? ''], filters[name]]
    if (!begin || isWrong(begin) || !from || !to) return null
    if (kind === 'amount') return isMoreThan(from, to) ? 'turned' : null
    if (to < from) return 'turned'
    // Not a number of days where one of the two is no day.
    const isShort = (Date.parse(to) - Date.parse(from)) / day < maxDays
    return isShort || isTooOld(begin) ? null : 'tooLong'
  }
  const problemOf = (field: FilterField): FilterProblem | null => {
    if (isWrong(field)) return 'noAmount'
    return rangeProblem(field) ?? (isTooOld(field) ? 'tooOld' : null)
  }
  return Object.fromEntries(
    fields.flatMap((field): [string, FilterProblem][] => {
      const problem = problemOf(field)
      return problem ? [[field.name, problem]] : []
    }),
  )
}
