import { desc, eq } from 'drizzle-orm'
import { Hono } from 'hono'
import type { MovableClock } from '../clock.ts'
import type { Deps } from '../deps.ts'
import { outboxMessages } from '../messages/tables.ts'

const furthest = 366 * 86_400

/**
 * Tools of developers, in the sandbox only: read messages that were sent, and advance the clock.
 * @param clockMoved - runs the jobs that are due at the new time; the answer waits for them
 */
export function devApp({ db, outbox }: Deps, clock: MovableClock, clockMoved: () => Promise<void>): Hono {
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
    clock.advance(seconds)
    await clockMoved()
    return c.json({ serverTime: clock.now().toISOString() })
  })
  return app
}
