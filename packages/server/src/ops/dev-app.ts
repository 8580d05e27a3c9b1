import { desc, eq } from 'drizzle-orm'
import { Hono, type HonoRequest, type MiddlewareHandler } from 'hono'
import { auditStaff } from '../audit-trail/index.ts'
import type { MovableClock } from '../clock.ts'
import type { Deps } from '../deps.ts'
import { outboxMessages } from '../messages/tables.ts'
import { isFromOwnMachine } from './own-machine.ts'

const furthest = 366 * 86_400

/**
 * Names by which a browser reaches its own machine. A foreign name that was made to lead here is
 * none of them.
 */
const ownHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

/**
 * What browsers say of requests that a page of the origin itself makes, and of an address that
 * somebody has typed.
 */
const ownSites = ['same-origin', 'none']

/**
 * Whether a foreign page loads something, as by a picture or script. It may lead to a page, of
 * which it sees nothing.
 */
const isLoadedElsewhere = (asked: HonoRequest): boolean =>
  !ownSites.includes(asked.header('sec-fetch-site') ?? 'none') &&
  !(asked.method === 'GET' && asked.header('sec-fetch-mode') === 'navigate')

/**
 * Lets pages of the platform's own origin and programs on its machine use the tools of developers;
 * a page from elsewhere could move the clock or read codes through the developer's browser
 * otherwise. Refused with 403.
 */
export const onlyOwnOrigin: MiddlewareHandler = async (c, next) => {
  const host = c.req.header('host') ?? ''
  const origin = c.req.header('origin') ?? `http://${host}`
  if (!isFromOwnMachine(c) || !ownHost.test(host) || origin !== `http://${host}` || isLoadedElsewhere(c.req))
    return c.json(
      { error: 'The tools of developers answer to this machine and to pages of the platform itself only.' },
      403,
    )
  return next()
}

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
