import { fileURLToPath } from 'node:url'
import type { IdentityChannel } from '@baize/contract'
import { errors, jwtVerify, SignJWT } from 'jose'
import * as z from 'zod/mini'
import { identityChannels } from '@baize/contract'
import { Hono } from 'hono'
import type { Context } from 'hono'
import type { Deps } from '../../deps.ts'
import { storedSecret } from '../../verification/index.ts'
import { digest } from '../../secrets.ts'
import { leaveAnswer, leaveOpened, takeAnswer } from './pending-answers.ts'
import type { IdentityProvider } from './provider.ts'
import { notFound, revalidated, sendFile } from '../../http/files/file-response.ts'
import { fileStore } from '../../http/files/file-store.ts'
import { Refusal } from '../../http/refusal.ts'
import { textsByTag } from '../../text/texts.ts'
import type { Site } from '../../http/route.ts'
import { ownSite, siteOf } from '../../sites/index.ts'

const issuer = 'baize-sandbox'
/** Seconds; long enough to register with the token. */
const life = 600

const keyOf = async (deps: Deps): Promise<Uint8Array> => Buffer.from(await storedSecret(deps, 'sandbox-identity'))
const seconds = (deps: Deps): number => Math.floor(deps.clock.now().getTime() / 1000)

/** The identity that a visitor of the sandbox picks; nothing checks it. */
export interface Visitor {
  channel: IdentityChannel
  /** E-mail address of an account at Google or Facebook. */
  email?: string | undefined
  /** As `+34612345678`. */
  phone?: string | undefined
  name?: string | undefined
}

/**
 * An id token for a visitor, good for ten minutes at one merchant; `nonce` ties it to the window
 * that asked.
 */
export async function sandboxToken(
  deps: Deps,
  { channel, email, phone, name }: Visitor,
  { merchant, nonce }: { merchant: string; nonce: string },
): Promise<string> {
  const who = channel === 'phone' ? phone : email?.trim().toLowerCase()
  const now = seconds(deps)
  return new SignJWT({ channel, email, phone_number: phone, name, nonce })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(issuer)
    .setAudience(merchant)
    .setSubject(digest(`${channel}:${who}`).slice(0, 28))
    .setIssuedAt(now)
    .setExpirationTime(now + life)
    .sign(await keyOf(deps))
}

const Claims = z.object({
  sub: z.string(),
  channel: z.string(),
  nonce: z.string(),
  email: z.optional(z.string()),
  phone_number: z.optional(z.string()),
})

/**
 * The sandbox's own provider: it accepts the identity that a visitor of its page picks, so that
 * every login method works offline.
 */
export const sandboxProvider = (deps: Deps): IdentityProvider => ({
  async verify(idToken, channel, merchant) {
    try {
      const expected = { issuer, audience: merchant, algorithms: ['HS256'], currentDate: deps.clock.now() }
      const { payload } = await jwtVerify(idToken, await keyOf(deps), { ...expected, requiredClaims: ['exp', 'iat'] })
      const claims = Claims.parse(payload)
      if (claims.channel !== channel) return null
      const { sub: subject, email, phone_number: phone } = claims
      return { channel, subject, ...(email && { email }), ...(phone && { phone, verifiedPhone: channel === 'phone' }) }
    } catch (error) {
      if (error instanceof errors.JOSEError || error instanceof z.core.$ZodError) return null
      throw error
    }
  },
})

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
// No Cross-Origin-Opener-Policy: the answer is posted to the window's opener, and to its origin
// alone. A page that sends one itself asks the platform what the window has left for it.
const headers = {
  'Content-Security-Policy': policy,
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': revalidated,
}

const texts = textsByTag<object>('identity')

/**
 * The page that opened the window: its origin, and its site key where it is not the operator's own
 * site.
 */
const askerFields = { origin: z.string().check(z.maxLength(255)), key: z.optional(z.string().check(z.maxLength(64))) }
const state = z.string().check(z.minLength(1), z.maxLength(128))
const AskerInput = z.object({ ...askerFields, state: z.optional(state) })
/** Without a token: that the window has loaded. With an empty one: that nobody was picked. */
const LeftInput = z.object({
  ...askerFields,
  state,
  isAlone: z.boolean(),
  idToken: z.optional(z.string().check(z.maxLength(4096))),
})
const TakeInput = z.object({ ...askerFields, state })
const PickedVisitor = z.object({
  ...askerFields,
  channel: z.enum(identityChannels),
  state,
  email: z.optional(z.email().check(z.maxLength(254))),
  phone: z.optional(z.string().check(z.regex(/^\+[1-9]\d{6,14}$/))),
  name: z.optional(z.string().check(z.maxLength(64))),
})

/**
 * The site of the page that opened the window; null where its key does not list the origin, so that
 * no identity may be given to it.
 */
async function siteFor(
  deps: Deps,
  { origin, key }: Pick<z.infer<typeof AskerInput>, 'origin' | 'key'>,
): Promise<Site | null> {
  try {
    return await siteOf(deps, key || ownSite(deps.config).key, origin)
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}

const isComplete = ({ channel, email, phone }: z.infer<typeof PickedVisitor>): boolean =>
  Boolean(channel === 'phone' ? phone : email)

/**
 * The sandbox's identity provider, as a page in a window: the visitor picks an identity, and the
 * page posts an id token to the origin that opened it. Where `Cross-Origin-Opener-Policy` has cut
 * the two apart it leaves the token here (`/left`), for the page that knows its `state`. In the
 * sandbox only.
 */
export function sandboxIdentityApp(deps: Deps): Hono {
  const app = new Hono()
  const files = fileStore(fileURLToPath(new URL('page/', import.meta.url)))
  const send = async (c: Context, file: string) => (await sendFile(files, file, c.req.raw, headers)) ?? notFound()

  app.get('/', async c => {
    const asked = AskerInput.safeParse(c.req.query())
    if (!asked.success || !(await siteFor(deps, asked.data)))
      return c.text('This page is not allowed to ask who you are.', 403, headers)
    if (asked.data.state !== undefined) leaveOpened(deps, asked.data.state, asked.data.origin)
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
    const picked = PickedVisitor.safeParse(await c.req.json().catch(() => null))
    if (!picked.success || !isComplete(picked.data)) return c.json({ error: 'Nobody was picked' }, 400)
    const site = await siteFor(deps, picked.data)
    if (!site) return c.json({ error: 'This page is not allowed to ask who you are' }, 403)
    const { state, ...visitor } = picked.data
    c.header('Cache-Control', 'no-store')
    return c.json({ idToken: await sandboxToken(deps, visitor, { merchant: site.merchant, nonce: state }) })
  })
  app.post('/left', async c => {
    const left = LeftInput.safeParse(await c.req.json().catch(() => null))
    if (!left.success) return c.json({ error: 'Nothing was left' }, 400)
    if (!(await siteFor(deps, left.data))) return c.json({ error: 'This page is not allowed to ask who you are' }, 403)
    const { state, origin, isAlone, idToken = null } = left.data
    leaveAnswer(deps, state, { origin, isAlone, idToken })
    return c.body(null, 204)
  })
  return app
}

/**
 * Where a page asks what the provider's window has left for it. Pages of other origins may, so it
 * is no tool of developers: who asks knows the `state`, and gets what was left for its own origin.
 */
export function leftAnswersApp(deps: Deps): Hono {
  const app = new Hono()
  app.get('/left', async c => {
    const asked = TakeInput.safeParse(c.req.query())
    const isOfPage = asked.success && (c.req.header('origin') ?? asked.data.origin) === asked.data.origin
    if (!isOfPage || !(await siteFor(deps, asked.data))) return c.json({ error: 'Not for this page' }, 403)
    const { state, origin } = asked.data
    const left = takeAnswer(deps, state, origin)
    const open = { 'Access-Control-Allow-Origin': origin, Vary: 'Origin', 'Cache-Control': 'no-store' }
    const { isAlone = null, idToken = null } = left ?? {}
    return c.json({ isOpened: left !== null, isAlone, idToken }, 200, open)
  })
  return app
}
