import type { EndpointName } from '@baize/contract'
import { eq } from 'drizzle-orm'
import type { Deps } from '../deps.ts'
import { Refusal } from '../http/refusal.ts'
import type { Site } from '../http/route.ts'
import { ttlCache } from '../db/ttl-cache.ts'
import { site, siteKey, siteOrigin } from './tables.ts'
import { callerOriginOf, isLocal } from './origin-of.ts'
import { configuredOrigins, ownSite, type Reach } from './own-site.ts'
import { opsCommand } from '../ops/index.ts'

interface StoredSite {
  code: string
  /** Whether it is the operator's own. */
  isOwn: boolean
  merchant: string
  reaches: ReadonlyMap<string, Reach>
  frames: string
  inline: string
}

/**
 * Sites by key, cached for two seconds, because every call reads its site; so long another process
 * may answer with the old one.
 */
const sites = ttlCache<StoredSite | null>(2000)

/**
 * Elements by which somebody gets into an account, by the call that does it: a site that may draw
 * none of them gets in by frames alone. A test holds every call of guests that writes against this
 * list.
 */
const elementsOfCall: Readonly<Record<string, readonly string[]>> = {
  login: ['baize-login'],
  freeplay: ['baize-login', 'baize-account-bar'],
  sendSms: ['baize-login', 'baize-forgot-password'],
  loginIdentity: ['baize-login', 'baize-register'],
  quickLogin: ['baize-login', 'baize-quick-login'],
  quickLoginOptions: ['baize-login', 'baize-quick-login'],
  sendSecond: ['baize-login', 'baize-second-verification'],
  answerSecond: ['baize-login', 'baize-second-verification'],
  register: ['baize-register'],
  registerMobile: ['baize-register'],
  sendRegisterSms: ['baize-register'],
  forgotByEmail: ['baize-forgot-password'],
  resetPassword: ['baize-forgot-password'],
} satisfies { [name in EndpointName]?: readonly string[] }

/**
 * Calls that set a password anew: a list says so by the tag, since a site draws all elements until
 * staff have thought about any.
 */
const passwordCalls: readonly string[] = ['forgotByEmail', 'resetPassword'] satisfies EndpointName[]

/** Whether `all`, `none` or a list of tags names an element. */
const names = (list: string, tag: string) => list === 'all' || list.split(' ').includes(tag)

/**
 * Whether a page that may draw these elements may make a call by which somebody gets into an
 * account.
 */
function allowsCall(inline: string, call: string): boolean {
  if (inline === 'all') return !passwordCalls.includes(call)
  return elementsOfCall[call]?.some(tag => names(inline, tag)) ?? true
}

/** Keys that may be asked for at all; others reach neither cache nor database. */
const siteKeyShape = /^\w{1,64}$/

async function readSite({ db, config }: Deps, key: string): Promise<StoredSite | null> {
  const rows = await db
    .select({
      code: site.code,
      merchant: site.merchant,
      frames: site.frames,
      inline: site.inline,
      origin: siteOrigin.origin,
      reach: siteOrigin.reach,
    })
    .from(siteKey)
    .innerJoin(site, eq(site.code, siteKey.site))
    .leftJoin(siteOrigin, eq(siteOrigin.site, site.code))
    .where(eq(siteKey.key, key))
  const [found] = rows
  if (!found) return null
  const entered = rows.flatMap(({ origin, reach }) => (origin && reach ? [[origin, reach] as const] : []))
  const isOwn = found.code === ownSite(config).code
  const configured = isOwn ? Object.entries(configuredOrigins(config)) : []
  const { code, merchant } = found
  const { frames, inline } = isOwn ? { frames: 'all', inline: 'all' } : found
  return { code, isOwn, merchant, frames, inline, reaches: new Map([...entered, ...configured]) }
}

/** Lets this process read the site of a key anew. */
export const forgetSite = ({ db }: Pick<Deps, 'db'>, key: string): void => sites.forget(db, key)

/**
 * An origin in a command. A caller may write anything there that a shell would run; what `sites`
 * takes holds nothing of that.
 */
const inCommand = (origin: string | null): string =>
  origin !== null && callerOriginOf(origin) === origin ? origin : 'ORIGIN'
const addCommand = ({ config }: Deps, origin: string | null) =>
  opsCommand(config, `sites add SITE ${inCommand(origin)}`)

/** Refuses a key that no site has. @throws Refusal ORIGIN_REFUSED */
function refuseKey(deps: Deps, key: string, origin: string | null): never {
  const list = opsCommand(deps.config, 'sites')
  const text = `No site has the key ${key}. "${list}" lists the keys; a new site gets one with: ${addCommand(deps, origin)}`
  throw new Refusal('ORIGIN_REFUSED', null, { text })
}

/**
 * What the browser sends for a page without an origin. No site can list it: any page can be one.
 */
const noOrigin =
  'This page has no origin, so no site can name it: it is a file, a data: address, or in a sandboxed iframe ' +
  'without allow-same-origin. Serve it from an address of its own, or add allow-same-origin.'

/**
 * Refuses a page of an origin that the site has not, and says what the operator does to let it in.
 * The operator's own key is for the own pages, and for trials on this machine: other sites get keys
 * of their own.
 * @throws Refusal ORIGIN_REFUSED
 */
function refuseOrigin(deps: Deps, key: string, origin: string, { code, isOwn }: StoredSite): never {
  if (origin === 'null') throw new Refusal('ORIGIN_REFUSED', null, { text: noOrigin })
  const way =
    isOwn && !isLocal(origin)
      ? `gives this site a key of its own with: ${addCommand(deps, origin)}`
      : `allows it with: ${opsCommand(deps.config, `sites allow ${code} ${inCommand(origin)}`)}`
  throw new Refusal('ORIGIN_REFUSED', null, { detail: `${origin} with ${key}. The operator ${way}` })
}

/**
 * The site of a key, if it may be called from this origin. Requests without an origin come from no
 * page, or are reads of the operator's own ones. They pass with any known key, and with a partner's
 * reach no further than its pages do.
 * @throws Refusal ORIGIN_REFUSED, which names origin, key and the command of staff that lets the
 *   page in
 */
export async function siteOf(deps: Deps, key: string, origin: string | null): Promise<Site> {
  if (!siteKeyShape.test(key)) refuseKey(deps, key.slice(0, 64), origin)
  const found = await sites.get(deps, key, () => readSite(deps, key))
  // Unknown keys are not cached, or they would pile up.
  if (!found) {
    sites.forget(deps.db, key)
    refuseKey(deps, key, origin)
  }
  if (origin !== null && !found.reaches.has(origin)) refuseOrigin(deps, key, origin, found)
  const { merchant, isOwn, reaches, frames, inline } = found
  return {
    key,
    merchant,
    origins: [...reaches.keys()],
    frames,
    inline,
    mayFrame: tag => names(frames, tag),
    allowsCall: call => allowsCall(inline, call),
    reachOf: from => (from === null ? (isOwn ? 'full' : 'play') : (reaches.get(from) ?? 'play')),
  }
}

/**
 * The site of a call: that of its key. A call without a key counts as the own site's, and may come
 * only from origins that may do everything there.
 * @throws Refusal ORIGIN_REFUSED
 */
export async function siteOfCall(deps: Deps, key: string | null, origin: string | null): Promise<Site> {
  const own = ownSite(deps.config)
  const found = await siteOf(deps, key ?? own.key, origin)
  if (!key && found.reachOf(origin) !== 'full') {
    const text = `${origin} names no site key. The operator gives its site one with: ${addCommand(deps, origin)}`
    throw new Refusal('ORIGIN_REFUSED', null, { text })
  }
  return found
}
