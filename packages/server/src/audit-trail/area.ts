import { minute } from '@baize/contract'
import type { Area } from '../area.ts'
import { sealTrail } from './audit-chain.ts'
import { auditEvent, auditSeal } from './tables.ts'
import { trailCommand } from './trail-command.ts'

export const auditTrail: Area = {
  name: 'audit-trail',
  tables: [auditEvent, auditSeal],
  jobs: [{ name: 'seal-audit-trail', every: 10 * minute, run: sealTrail }],
  commands: { trail: trailCommand },
}
