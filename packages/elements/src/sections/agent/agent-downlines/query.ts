import type { downlines, Input } from '@baize/contract'
import type { Values } from '../../../ui/forms/form-values.ts'
import type { Sort } from '../../../ui/data/columns.ts'

type Asked = Input<typeof downlines>
/** What a person filters by, as the call takes it. */
export type Filters = Pick<Asked, 'scope' | 'account' | 'type' | 'status' | 'from' | 'to' | 'balanceFrom' | 'balanceTo'>

/** What is looked at. */
export interface Query {
  /** Whose downline; empty is the agent's own. */
  parent: string
  filters: Filters
  sort: Sort
  /** From 1. */
  page: number
}

/** Rows of a page (MEM-11). */
export const pageSize = 20
export const begin: Query = { parent: '', filters: {}, sort: { by: 'account', descending: false }, page: 1 }

/** What the call takes. */
export function inputOf({ parent, filters, sort, page }: Query): Asked {
  const order = `${sort.descending ? '-' : ''}${sort.by}` as NonNullable<Asked['sort']>
  return { ...filters, ...(parent && { parent }), sort: order, pageNo: page, pageSize }
}

/** An amount as it was typed, with a comma or a point, as the wire has it. */
const amount = (typed: string) => typed.replace(',', '.')
const asTyped = (typed: string) => typed

/** Filters by the name of their field, and how each is written on the wire. */
const fields: Readonly<Record<keyof Filters, (typed: string) => string>> = {
  scope: asTyped,
  account: asTyped,
  type: asTyped,
  status: asTyped,
  from: asTyped,
  to: asTyped,
  balanceFrom: amount,
  balanceTo: amount,
}

/** The filters of a form; fields that were left empty filter nothing. */
export function filtersOf(values: Values): Filters {
  const given = Object.entries(fields).flatMap(([name, write]) => {
    const typed = values[name]
    return typed ? [[name, write(typed)] as const] : []
  })
  return Object.fromEntries(given)
}

const isAmount = (text: string | undefined) => text === undefined || /^\d{1,15}(\.\d{1,2})?$/.test(text)

/** What is wrong with filters: keys of texts, by name of the field. */
export function problemsOf({ balanceFrom, balanceTo, from, to }: Filters): Record<string, string> {
  const problems: Record<string, string> = {}
  if (!isAmount(balanceFrom)) problems['balanceFrom'] = 'agentDownlines.noAmount'
  if (!isAmount(balanceTo)) problems['balanceTo'] = 'agentDownlines.noAmount'
  else if (isAmount(balanceFrom) && balanceFrom && balanceTo && Number(balanceTo) < Number(balanceFrom))
    problems['balanceTo'] = 'agentDownlines.turned'
  if (from && to && to < from) problems['to'] = 'agentDownlines.turned'
  return problems
}

export const isFiltered = ({ filters }: Query): boolean => Object.keys(filters).length > 0
