import { eq } from 'drizzle-orm'
import type { Deps } from '../deps.ts'
import { Refusal } from '../http/refusal.ts'
import type { Site } from '../http/route.ts'
import { siteKey, siteOrigin } from './tables.ts'

/**
 * The site of a key, if it may be called from this origin. Requests without an origin come from no page, so there is no page to keep out;
 * they pass with any known key.
 * @throws Refusal ORIGIN_REFUSED
 */
export async function siteOf({ db }: Deps, key: string, origin: string | null): Promise<Site> {
  const rows = await db
    .select({ merchant: siteKey.merchant, origin: siteOrigin.origin, reach: siteOrigin.reach })
    .from(siteKey)
    .leftJoin(siteOrigin, eq(siteOrigin.key, siteKey.key))
    .where(eq(siteKey.key, key))
  const [first] = rows
  const reaches = new Map(rows.map(row => [row.origin, row.reach]))
  if (!first || (origin !== null && !reaches.has(origin))) throw new Refusal('ORIGIN_REFUSED')
  return {
    key,
    merchant: first.merchant,
    origins: rows.flatMap(row => row.origin ?? []),
    reachOf: from => (from === null ? 'full' : (reaches.get(from) ?? 'play')),
  }
}

/** Enters a site with the origins it may be used from; what was entered before is replaced. */
export async function putSite(
  { db }: Deps,
  key: string,
  merchant: string,
  reaches: Readonly<Record<string, 'play' | 'full'>>,
): Promise<void> {
  await db.transaction(async tx => {
    await tx.insert(siteKey).values({ key, merchant }).onConflictDoUpdate({ target: siteKey.key, set: { merchant } })
    await tx.delete(siteOrigin).where(eq(siteOrigin.key, key))
    const origins = Object.entries(reaches).map(([origin, reach]) => ({ key, origin, reach }))
    if (origins.length) await tx.insert(siteOrigin).values(origins)
  })
}
