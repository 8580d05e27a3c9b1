import type { Area } from '../area.ts'
import { sealDays } from './audit-chain.ts'
import { auditDay, auditEvent } from './tables.ts'

export const auditTrail: Area = {
  name: 'audit-trail',
  tables: [auditEvent, auditDay],
  jobs: [{ name: 'seal-audit-trail', every: 10 * 60_000, run: sealDays }],
}
