import { desc, eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { auditStaff } from '../audit-trail/index.ts'
import type { MovableClock } from '../clock.ts'
import type { Deps } from '../deps.ts'
import { outboxMessages } from '../messages/tables.ts'

const furthest = 366 * 86_400

/**
 * Tools of developers, in the sandbox only: read messages that were sent, and advance the clock.
 * @param clockMoved - runs the jobs that are due at the new time; the answer waits for them
 */
export function devApp(deps: Deps, clock: MovableClock, clockMoved: () => Promise<void>): Hono {
  const { db, outbox } = deps
  const app = new Hono()
  app.get('/outbox', async c => {
    const to = c.req.query('to')
    await outbox.settle()
    const rows = await db
      .select()
      .from(outboxMessages)
      .where(to === undefined ? undefined : eq(outboxMessages.to, to))
      .orderBy(desc(outboxMessages.at), desc(outboxMessages.id))
      .limit(100)
    return c.json(
      rows.map(({ id: _id, code, subject, ...row }) => ({
        ...row,
        ...(subject && { subject }),
        ...(code && { code }),
      })),
    )
  })
  app.post('/clock', async c => {
    const body: unknown = await c.req.json().catch(() => null)
    const seconds = (body as { advanceSeconds?: unknown } | null)?.advanceSeconds
    if (typeof seconds !== 'number' || !(seconds >= 0 && seconds <= furthest))
      return c.json({ error: `advanceSeconds must be a number from 0 to ${furthest}` }, 400)
    const before = { time: clock.now().toISOString() }
    clock.advance(seconds)
    const after = { time: clock.now().toISOString() }
    await auditStaff(deps, deps.db, 'a developer', { what: 'clock-moved', before, after })
    await clockMoved()
    return c.json({ serverTime: clock.now().toISOString() })
  })
  return app
}
