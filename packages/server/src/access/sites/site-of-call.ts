import { eq } from 'drizzle-orm'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Site } from '../../http/route.ts'
import { ttlCache } from '../../db/ttl-cache.ts'
import { site, siteKey, siteOrigin } from '../tables.ts'
import { configuredOrigins, ownSite, type Reach } from './own-site.ts'

interface StoredSite {
  code: string
  merchant: string
  reaches: ReadonlyMap<string, Reach>
  frames: string
}

/** Sites by key, cached for two seconds, because every call reads its site; so long another process may answer with the old one. */
const sites = ttlCache<StoredSite | null>(2000)

/** Keys that may be asked for at all; others reach neither cache nor database. */
const siteKeyShape = /^\w{1,64}$/

async function readSite({ db, config }: Deps, key: string): Promise<StoredSite | null> {
  const rows = await db
    .select({
      code: site.code,
      merchant: site.merchant,
      frames: site.frames,
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
  return { code, merchant, frames: isOwn ? 'all' : found.frames, reaches: new Map([...entered, ...configured]) }
}

/** Lets this process read the site of a key anew. */
export const forgetSite = ({ db }: Pick<Deps, 'db'>, key: string): void => sites.forget(db, key)

/** Refuses a page, and says what the operator does to let it in. */
function refuse(key: string, origin: string | null, code: string | undefined): never {
  const way = code && origin ? `npm run ops -- sites allow ${code} ${origin}` : 'npm run ops -- sites'
  const detail = `${origin ?? 'a call without an origin'} with ${key}. The operator allows it with: ${way}`
  throw new Refusal('ORIGIN_REFUSED', null, { detail })
}

/**
 * The site of a key, if it may be called from this origin. Requests without an origin come from no page and
 * pass with any known key.
 * @throws Refusal ORIGIN_REFUSED, which names origin, key and the command of staff that lets the page in
 */
export async function siteOf(deps: Deps, key: string, origin: string | null): Promise<Site> {
  if (!siteKeyShape.test(key)) refuse(key.slice(0, 64), origin, undefined)
  const found = await sites.get(deps, key, () => readSite(deps, key))
  // Unknown keys are not cached, or they would pile up.
  if (!found) sites.forget(deps.db, key)
  if (!found || (origin !== null && !found.reaches.has(origin))) refuse(key, origin, found?.code)
  const { merchant, reaches, frames } = found
  return {
    key,
    merchant,
    origins: [...reaches.keys()],
    mayFrame: tag => frames === 'all' || frames.split(' ').includes(tag),
    reachOf: from => (from === null ? 'full' : (reaches.get(from) ?? 'play')),
  }
}

/**
 * The site of a call: that of its key. A call without a key counts as the own site's, and may come only from origins that may do everything
 * there.
 * @throws Refusal ORIGIN_REFUSED
 */
export async function siteOfCall(deps: Deps, key: string | null, origin: string | null): Promise<Site> {
  const own = ownSite(deps.config)
  const found = await siteOf(deps, key ?? own.key, origin)
  if (!key && found.reachOf(origin) !== 'full') refuse('none', origin, undefined)
  return found
}
