import type { Config, Deps } from '../deps.ts'
import { inTransaction } from '../db/transaction.ts'
import { site, siteKey } from './tables.ts'
import { bothNames } from './origin-of.ts'

export type Reach = 'play' | 'full'
type Reaches = Record<string, Reach>

/** Storybook is the developer's own page, so it may do what the site may. */
const storybook = 'http://localhost:6006'

/** The operator's own site: calls without a key count as its. */
export const ownSite = ({ merchant }: Pick<Config, 'merchant'>): { code: string; key: string; merchant: string } => ({
  code: merchant,
  key: `pk_${merchant}`,
  merchant,
})

const all = (origins: readonly string[], reach: Reach): Reaches =>
  Object.fromEntries(origins.flatMap(bothNames).map(origin => [origin, reach]))

/**
 * Origins of the own site by the configuration of this process: in the sandbox also the partner
 * pages and the studio, with the reach to play, and Storybook.
 */
export const configuredOrigins = ({ mode, origins }: Pick<Config, 'mode' | 'origins'>): Reaches =>
  mode === 'sandbox'
    ? { ...all([origins.partner, origins.studio], 'play'), ...all([origins.site, storybook], 'full') }
    : all([origins.site], 'full')

/** Enters the own site with its key, once; what staff have changed about it stays. */
export async function enterOwnSite({ db, clock, config }: Deps): Promise<void> {
  const { code, key, merchant } = ownSite(config)
  await inTransaction(db, async tx => {
    const madeAt = clock.now()
    await tx.insert(site).values({ code, merchant, madeAt }).onConflictDoNothing()
    await tx.insert(siteKey).values({ key, site: code, madeAt }).onConflictDoNothing()
  })
}
