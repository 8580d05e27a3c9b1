import { fileURLToPath } from 'node:url'
import { identityChannels } from '@baize/contract'
import { Hono } from 'hono'
import type { Context } from 'hono'
import * as z from 'zod/mini'
import type { Deps } from '../../deps.ts'
import { missing, revalidated, sendFile } from '../../http/files/file-response.ts'
import { fileStore } from '../../http/files/files.ts'
import { Refusal } from '../../http/refusal.ts'
import { textsByTag } from '../../text/texts.ts'
import type { Site } from '../../http/route.ts'
import { ownSite } from '../../access/own-site.ts'
import { siteOf } from '../../access/sites.ts'
import { sandboxToken } from './sandbox.ts'

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ')
// The window keeps its opener, so no Cross-Origin-Opener-Policy: the answer goes there, and to no other origin.
const headers = {
  'Content-Security-Policy': policy,
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': revalidated,
}

const texts = textsByTag<object>('identity')

/** The page that asks: its origin, and the key of its site where it is not the operator's own. */
const Asker = { origin: z.string().check(z.maxLength(255)), key: z.optional(z.string().check(z.maxLength(64))) }
const Asked = z.object(Asker)
const Picked = z.object({
  ...Asker,
  channel: z.enum(identityChannels),
  state: z.string().check(z.minLength(1), z.maxLength(128)),
  email: z.optional(z.email().check(z.maxLength(254))),
  phone: z.optional(z.string().check(z.regex(/^\+[1-9]\d{6,14}$/))),
  name: z.optional(z.string().check(z.maxLength(64))),
})

/** The site that asks, if its key lists the origin; null where nobody may be told who somebody is. */
async function siteFor(deps: Deps, { origin, key }: z.infer<typeof Asked>): Promise<Site | null> {
  try {
    return await siteOf(deps, key || ownSite(deps.config).key, origin)
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}

const isComplete = ({ channel, email, phone }: z.infer<typeof Picked>): boolean =>
  Boolean(channel === 'phone' ? phone : email)

/**
 * The sandbox's identity provider, as a page in a window: the visitor picks who to be, and the page posts an id token to the origin that
 * opened it. In the sandbox only.
 */
export function sandboxIdentityApp(deps: Deps): Hono {
  const app = new Hono()
  const files = fileStore(fileURLToPath(new URL('page/', import.meta.url)))
  const send = async (c: Context, file: string) => (await sendFile(files, file, c.req.raw, headers)) ?? missing()

  app.get('/', async c => {
    const asked = Asked.safeParse(c.req.query())
    if (!asked.success || !(await siteFor(deps, asked.data)))
      return c.text('This page is not allowed to ask who you are.', 403, headers)
    return send(c, '/identity.html')
  })
  app.get('/page.css', c => send(c, '/page.css'))
  app.get('/page.js', c => send(c, '/page.js'))
  app.get('/texts', c => {
    const wish = c.req.query('lang') ?? ''
    const language = Object.hasOwn(texts, wish) ? wish : 'en'
    return c.json({ language, texts: texts[language] }, 200, headers)
  })
  app.post('/token', async c => {
    const picked = Picked.safeParse(await c.req.json().catch(() => null))
    if (!picked.success || !isComplete(picked.data)) return c.json({ error: 'Nobody was picked' }, 400)
    const site = await siteFor(deps, picked.data)
    if (!site) return c.json({ error: 'This page is not allowed to ask who you are' }, 403)
    const { state, ...visitor } = picked.data
    c.header('Cache-Control', 'no-store')
    return c.json({ idToken: await sandboxToken(deps, visitor, { merchant: site.merchant, nonce: state }) })
  })
  return app
}
