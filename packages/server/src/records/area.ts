import type { Area } from '../area.ts'
import { betRecordRoute } from './bet-detail.ts'
import { betRecordsRoute } from './bets.ts'
import { profitRecordsRoute } from './profit.ts'
import { betTotal, movementTotal } from './tables.ts'
import { transactionRecordsRoute } from './transactions.ts'

export const records: Area = {
  name: 'records',
  routes: [betRecordsRoute, betRecordRoute, transactionRecordsRoute, profitRecordsRoute],
  tables: [betTotal, movementTotal],
}
