import { and, eq } from 'drizzle-orm'
import { auditStaff } from '../audit-trail/index.ts'
import { UsageError } from '../area.ts'
import type { Deps } from '../deps.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Db } from '../db/open.ts'
import { site, siteKey, siteOrigin } from './tables.ts'
import { configuredOrigins, ownSite, type Reach } from './own-site.ts'
import { forgetSite } from './site-of-call.ts'
import { listAfter } from './element-lists.ts'
import { opsCommand } from '../ops/index.ts'

/**
 * Keys of a site that are accepted side by side: the old one, and the one that its pages change to.
 */
const maxKeys = 2
/**
 * Bytes of chance in a key. A key is public; they keep one that has ended from being given again.
 */
const keyBytes = 6

const newKey = ({ random }: Deps, code: string): string =>
  `pk_${code}_${Buffer.from(random.bytes(keyBytes)).toString('hex')}`

/**
 * Locks the row of a site until the transaction ends.
 * @returns its keys.
 * @throws UsageError where there is no such site
 */
async function lockSite(tx: Db, code: string): Promise<string[]> {
  const [locked] = await tx.update(site).set({ code }).where(eq(site.code, code)).returning({ code: site.code })
  if (!locked) throw new UsageError(`There is no site ${code}. "sites" lists them.`)
  const rows = await tx.select({ key: siteKey.key }).from(siteKey).where(eq(siteKey.site, code)).orderBy(siteKey.madeAt)
  return rows.map(({ key }) => key)
}

/** Changes something of a site that is there, and lets this process read it anew. */
async function change<T>(deps: Deps, code: string, act: (tx: Db, keys: string[]) => Promise<T>): Promise<T> {
  const done = await inTransaction(deps.db, async tx => {
    const keys = await lockSite(tx, code)
    return { keys, value: await act(tx, keys) }
  })
  done.keys.forEach(key => forgetSite(deps, key))
  return done.value
}

/**
 * @throws UsageError where the site is the operator's own, whose key and origin its configuration
 *   names
 */
function requirePartner({ config }: Deps, code: string): void {
  if (code === ownSite(config).code)
    throw new UsageError(`${code} is the operator's own site: its key stays, and BAIZE_ORIGIN says where it is.`)
}

/** @throws UsageError where an origin of the operator's own pages is entered for a partner */
function requireForeign({ config }: Deps, origins: readonly string[]): void {
  const own = configuredOrigins(config)
  const wrong = origins.find(origin => own[origin] === 'full')
  if (wrong) throw new UsageError(`${wrong} is the operator's own; its pages need no entry.`)
}

/**
 * Refuses to enter a site that is there, and says with which keys it works. The operator's own
 * tells none: it is nobody else's.
 */
export class SiteIsThere extends UsageError {
  readonly keys: readonly string[]

  constructor(message: string, keys: readonly string[] = []) {
    super(message)
    this.keys = keys
  }
}

/** What to do where a site of this code is there already. */
async function siteIsThere({ config }: Deps, tx: Db, code: string, origins: readonly string[]): Promise<SiteIsThere> {
  const there = `There is a site ${code} already`
  if (code === ownSite(config).code) return new SiteIsThere(`${there}. It is the operator's own; take another name.`)
  const rows = await tx.select({ origin: siteOrigin.origin }).from(siteOrigin).where(eq(siteOrigin.site, code))
  const missing = origins.find(origin => !rows.some(row => row.origin === origin))
  const message = missing
    ? `${there}. One more origin for it: ${opsCommand(config, `sites allow ${code} ${missing}`)}`
    : `${there}, with ${origins.length === 1 ? 'this origin' : 'these origins'}.`
  return new SiteIsThere(message, await lockSite(tx, code))
}

/**
 * Enters a partner's site with a key and the origins of its pages.
 * @returns the key, which is public: it stands in the page
 * @throws SiteIsThere where there is a site of this code
 */
export async function addSite(deps: Deps, by: string, code: string, origins: readonly string[]): Promise<string> {
  requireForeign(deps, origins)
  const key = newKey(deps, code)
  await inTransaction(deps.db, async tx => {
    const madeAt = deps.clock.now()
    const row = { code, merchant: ownSite(deps.config).merchant, madeAt }
    const [entered] = await tx.insert(site).values(row).onConflictDoNothing().returning({ code: site.code })
    if (!entered) throw await siteIsThere(deps, tx, code, origins)
    await tx.insert(siteKey).values({ key, site: code, madeAt })
    await tx.insert(siteOrigin).values(origins.map(origin => ({ site: code, origin, reach: 'play' as const })))
    await auditStaff(deps, tx, by, { what: 'site-added', reason: code, after: { key, origins: origins.join(' ') } })
  })
  return key
}

/**
 * Lets pages of an origin use the site's keys.
 * @throws UsageError where a partner's page would get the full reach, which is the operator's own
 *   pages' alone
 */
export async function allowOrigin(deps: Deps, by: string, code: string, origin: string, reach: Reach): Promise<void> {
  if (reach === 'full' && code !== ownSite(deps.config).code)
    throw new UsageError("Only pages of the operator's own site have the full reach; a partner's may play.")
  requireForeign(deps, [origin])
  await change(deps, code, async tx => {
    const [known] = await tx
      .select({ reach: siteOrigin.reach })
      .from(siteOrigin)
      .where(and(eq(siteOrigin.site, code), eq(siteOrigin.origin, origin)))
    if (known?.reach === reach) return
    await tx
      .insert(siteOrigin)
      .values({ site: code, origin, reach })
      .onConflictDoUpdate({ target: [siteOrigin.site, siteOrigin.origin], set: { reach } })
    await auditStaff(deps, tx, by, {
      what: 'site-origin-changed',
      reason: code,
      before: { [origin]: known?.reach ?? null },
      after: { [origin]: reach },
    })
  })
}

/** Refuses pages of an origin from now on. @throws UsageError where staff have not allowed it */
export async function denyOrigin(deps: Deps, by: string, code: string, origin: string): Promise<void> {
  await change(deps, code, async tx => {
    const [removed] = await tx
      .delete(siteOrigin)
      .where(and(eq(siteOrigin.site, code), eq(siteOrigin.origin, origin)))
      .returning({ reach: siteOrigin.reach })
    if (!removed) throw new UsageError(`${origin} is no origin of ${code} that staff have allowed.`)
    const entry = { what: 'site-origin-changed', reason: code, before: { [origin]: removed.reach } } as const
    await auditStaff(deps, tx, by, { ...entry, after: { [origin]: null } })
  })
}

/**
 * Says which elements the pages of a site may show in a frame of the operator's origin (`frames`),
 * where they can do what they can on its own site, or in their own document (`inline`).
 * @param words - tags to add, `none` and those that stay, or `all`
 * @returns the list as it was and as it is
 */
export async function allowElements(
  deps: Deps,
  by: string,
  code: string,
  { place, words }: { place: 'frames' | 'inline'; words: readonly string[] },
): Promise<{ was: string; is: string }> {
  requirePartner(deps, code)
  return change(deps, code, async tx => {
    const [row] = await tx.select({ list: site[place] }).from(site).where(eq(site.code, code))
    const was = row?.list ?? 'none'
    const is = listAfter(was, words)
    if (was === is) return { was, is }
    const [before, after] = [{ [place]: was }, { [place]: is }]
    await tx.update(site).set(after).where(eq(site.code, code))
    await auditStaff(deps, tx, by, { what: `site-${place}-changed`, reason: code, before, after })
    return { was, is }
  })
}

/** Gives a site a second key. @throws UsageError where it has two */
export async function beginKey(deps: Deps, by: string, code: string): Promise<string> {
  requirePartner(deps, code)
  return change(deps, code, async (tx, keys) => {
    if (keys.length >= maxKeys) throw new UsageError(`${code} has ${maxKeys} keys. End one of them first.`)
    const key = newKey(deps, code)
    await tx.insert(siteKey).values({ key, site: code, madeAt: deps.clock.now() })
    await auditStaff(deps, tx, by, { what: 'site-key-begun', reason: code, after: { key } })
    return key
  })
}

/** Ends a key of a site. @throws UsageError where the site has no such key, or no other one */
export async function endKey(deps: Deps, by: string, code: string, key: string): Promise<void> {
  requirePartner(deps, code)
  await change(deps, code, async (tx, keys) => {
    if (!keys.includes(key)) throw new UsageError(`${code} has no key ${key}.`)
    if (keys.length === 1) throw new UsageError(`${key} is the only key of ${code}. Begin a new one first.`)
    await tx.delete(siteKey).where(eq(siteKey.key, key))
    await auditStaff(deps, tx, by, { what: 'site-key-ended', reason: code, before: { key } })
  })
}

/** Removes a partner's site with its keys and origins; its pages are refused from now on. */
export async function removeSite(deps: Deps, by: string, code: string): Promise<void> {
  requirePartner(deps, code)
  await change(deps, code, async (tx, keys) => {
    await tx.delete(siteKey).where(eq(siteKey.site, code))
    await tx.delete(siteOrigin).where(eq(siteOrigin.site, code))
    await tx.delete(site).where(eq(site.code, code))
    await auditStaff(deps, tx, by, { what: 'site-removed', reason: code, before: { keys: keys.join(' ') } })
  })
}
