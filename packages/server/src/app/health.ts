import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import type { Deps } from '../deps.ts'
import { inTime } from '../http/in-time.ts'
import { unavailableRetryAfter } from '../http/refusal-of.ts'

/**
 * Two probes. `/livez` says that the process answers: whoever restarts it goes by this one, because
 * a new process finds the same database. `/healthz` says whether it can answer calls, by its
 * database: whoever sends calls goes by this one.
 */
export function healthApp({ db, clock, config }: Deps): Hono {
  const { mode, answerTimes } = config
  let asking: Promise<boolean> | null = null
  /** However many ask at once, the database is asked once. */
  const isReady = () =>
    (asking ??= db
      .execute(sql`select 1`)
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        asking = null
      }))
  const app = new Hono()
  app.get('/livez', c => c.json({ status: 'ok' }))
  app.get('/healthz', async c => {
    const ready = await inTime(isReady(), answerTimes.health).catch(() => false)
    const said = { mode, serverTime: clock.now().toISOString() }
    if (ready) return c.json({ status: 'ok', ...said })
    return c.json({ status: 'unavailable', ...said }, 503, { 'Retry-After': String(unavailableRetryAfter) })
  })
  return app
}
