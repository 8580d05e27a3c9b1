import { timingSafeEqual } from 'node:crypto'
import { getConnInfo } from '@hono/node-server/conninfo'
import { Hono } from 'hono'
import type { CommandResult } from '../area.ts'

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

function matches(shown: string, key: string): boolean {
  const [a, b] = [Buffer.from(shown), Buffer.from(key)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/**
 * Staff's door: from this machine only, and only with the key that lies in the data folder. Pages never get in, even with the key.
 * @param run - runs a command by its words
 */
export function opsApp(run: (words: readonly string[]) => Promise<CommandResult>, key: string): Hono {
  const app = new Hono()
  app.use(async (c, next) => {
    const local = loopback.has(getConnInfo(c).remote.address ?? '')
    const shown = c.req.header('authorization')?.replace(/^Bearer /, '') ?? ''
    if (!local || c.req.header('origin') !== undefined || !matches(shown, key)) return c.notFound()
    return next()
  })
  app.post('/run', async c => {
    const { words } = await c.req.json<{ words: string[] }>()
    return c.json(await run(words))
  })
  return app
}
