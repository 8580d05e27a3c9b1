import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startedPlatform } from '../../test/started.ts'
import { lastActs } from './trail-command.ts'

const started = startedPlatform()

test('the list of what staff did is read by an index, and sorts no trail', async () => {
  const plan = await started.platform.deps.db.transaction(async tx => {
    // The planner takes the table itself as long as it is small.
    await tx.execute(sql`set local enable_seqscan = off`)
    const { rows } = await tx.execute<Record<string, string>>(sql`explain ${lastActs(tx).getSQL()}`)
    return rows.flatMap(row => Object.values(row)).join('\n')
  })
  expect(plan).toContain('audit_event_by_staff')
  expect(plan).not.toContain('Sort')
})
