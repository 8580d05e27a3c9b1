import { and, asc, eq } from 'drizzle-orm'
import { digest } from '../../secrets.ts'
import { ttlCache } from '../../db/ttl-cache.ts'
import type { Deps, VendorKey } from '../../deps.ts'
import { decryptSecret } from '../../verification/index.ts'
import { vendorKeys } from './tables.ts'

/** Keys by vendor, cached for two seconds; so long another process may still go by the old ones. */
const cache = ttlCache<readonly VendorKey[]>(2000)

async function readStored(deps: Deps, row: typeof vendorKeys.$inferSelect): Promise<VendorKey[]> {
  const { vendor, keyId, secret, endedAt } = row
  if (!secret || endedAt) return []
  try {
    return [{ vendor, keyId, secret: await decryptSecret(deps, 'vendor-keys', vendor, secret) }]
  } catch (error) {
    // BAIZE_SECRET_KEY has changed: the vendor's other key still counts.
    deps.report(error, { where: 'vendor keys', vendor, keyId })
    return []
  }
}

/** The same, read anew: another process may have changed them. */
export async function readKeys(deps: Deps, vendor: string): Promise<readonly VendorKey[]> {
  const rows = await deps.db
    .select()
    .from(vendorKeys)
    .where(eq(vendorKeys.vendor, vendor))
    .orderBy(asc(vendorKeys.begunAt))
  const ended = new Set(rows.flatMap(({ endedAt, secretHash }) => (endedAt ? [secretHash] : [])))
  const configured = deps.config.vendors.filter(key => key.vendor === vendor && !ended.has(digest(key.secret)))
  const stored = (await Promise.all(rows.map(row => readStored(deps, row)))).flat()
  const isConfigured = (key: VendorKey) =>
    configured.some(({ keyId, secret }) => keyId === key.keyId && secret === key.secret)
  return [...configured, ...stored.filter(key => !isConfigured(key))]
}

/**
 * The keys that a vendor may sign with, the oldest first: that of the environment, and while it
 * rotates the one that staff began. A secret that has ended is in no list again, even where the
 * environment still names it.
 */
export const acceptedKeys = (deps: Deps, vendor: string): Promise<readonly VendorKey[]> =>
  cache.get(deps, vendor, () => readKeys(deps, vendor))

/** The list of a vendor has changed: this process reads it anew. */
export const forgetKeys = ({ db }: Pick<Deps, 'db'>, vendor: string): void => cache.forget(db, vendor)

/** Notes of a vendor's keys that staff began or ended. */
export const notesOfKeys = ({ db }: Pick<Deps, 'db'>, vendor: string, keyId?: string) =>
  db
    .select()
    .from(vendorKeys)
    .where(and(eq(vendorKeys.vendor, vendor), keyId === undefined ? undefined : eq(vendorKeys.keyId, keyId)))
    .orderBy(asc(vendorKeys.begunAt))
