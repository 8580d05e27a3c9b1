import type { Area } from '../area.ts'
import { auditDay, auditEvent } from './tables.ts'

export const auditTrail: Area = {
  name: 'audit-trail',
  tables: [auditEvent, auditDay],
}
