import { eq } from 'drizzle-orm'
import type { Deps } from '../deps.ts'
import { Refusal } from '../http/refusal.ts'
import type { Site } from '../http/route.ts'
import { inTransaction } from '../db/transaction.ts'
import { ttlCache } from '../db/ttl-cache.ts'
import { siteKey, siteOrigin } from './tables.ts'

interface StoredSite {
  merchant: string
  reaches: ReadonlyMap<string, 'play' | 'full'>
}

/** Sites by key, cached for two seconds, because every call reads its site; so long another process may answer with the old one. */
const sites = ttlCache<StoredSite | null>(2000)

/** Keys that may be asked for at all; others reach neither cache nor database. */
const siteKeyShape = /^\w{1,64}$/

async function readSite({ db }: Deps, key: string): Promise<StoredSite | null> {
  const rows = await db
    .select({ merchant: siteKey.merchant, origin: siteOrigin.origin, reach: siteOrigin.reach })
    .from(siteKey)
    .leftJoin(siteOrigin, eq(siteOrigin.key, siteKey.key))
    .where(eq(siteKey.key, key))
  const reaches = new Map(rows.flatMap(({ origin, reach }) => (origin && reach ? [[origin, reach] as const] : [])))
  return rows[0] ? { merchant: rows[0].merchant, reaches } : null
}

/**
 * The site of a key, if it may be called from this origin. Requests without an origin come from no page and
 * pass with any known key.
 * @throws Refusal ORIGIN_REFUSED
 */
export async function siteOf(deps: Deps, key: string, origin: string | null): Promise<Site> {
  if (!siteKeyShape.test(key)) throw new Refusal('ORIGIN_REFUSED')
  const site = await sites.get(deps, key, () => readSite(deps, key))
  // Unknown keys are not cached, or they would pile up.
  if (!site) sites.forget(deps.db, key)
  if (!site || (origin !== null && !site.reaches.has(origin))) throw new Refusal('ORIGIN_REFUSED')
  const { merchant, reaches } = site
  return {
    key,
    merchant,
    origins: [...reaches.keys()],
    reachOf: from => (from === null ? 'full' : (reaches.get(from) ?? 'play')),
  }
}

/** Stores a site with its origins; stored ones are replaced. */
export async function putSite(
  { db }: Deps,
  key: string,
  merchant: string,
  reaches: Readonly<Record<string, 'play' | 'full'>>,
): Promise<void> {
  await inTransaction(db, async tx => {
    await tx.insert(siteKey).values({ key, merchant }).onConflictDoUpdate({ target: siteKey.key, set: { merchant } })
    await tx.delete(siteOrigin).where(eq(siteOrigin.key, key))
    const origins = Object.entries(reaches).map(([origin, reach]) => ({ key, origin, reach }))
    if (origins.length) await tx.insert(siteOrigin).values(origins)
  })
  sites.forget(db, key)
}
