import { downlines, type Output } from '@baize/contract'
import { useRecords, type Records } from '../../../shared/records/use-records.ts'
import type { Downline } from './actions.ts'

export type Page = Output<typeof downlines>

const sort = { by: 'account', descending: false } as const

/** Whose downline is listed, what is looked for in it, and who was found. */
export const useDownlines = (): Records<Page, Downline> => useRecords(downlines, { sort })
