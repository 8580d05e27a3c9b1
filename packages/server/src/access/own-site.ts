import type { Config, Deps } from '../deps.ts'
import { Refusal } from '../http/refusal.ts'
import type { Site } from '../http/route.ts'
import { putSite, siteOf } from './sites.ts'

type Reaches = Record<string, 'play' | 'full'>

/** Storybook is the developer's own page, so it may do what the site may. */
const storybook = 'http://localhost:6006'

/** The operator's own site: calls without a key count as its. */
export const ownSite = (config: Pick<Config, 'mode'>): { key: string; merchant: string } =>
  config.mode === 'sandbox' ? { key: 'pk_demo', merchant: 'demo' } : { key: 'pk_site', merchant: 'site' }

/** A local origin under both names, localhost and 127.0.0.1. */
function bothNames(origin: string): string[] {
  const { hostname, port, protocol } = new URL(origin)
  const local = ['localhost', '127.0.0.1']
  return local.includes(hostname) ? local.map(name => `${protocol}//${name}:${port}`) : [origin]
}

const all = (origins: readonly string[], reach: 'play' | 'full'): Reaches =>
  Object.fromEntries(origins.flatMap(bothNames).map(origin => [origin, reach]))

/** Origins of the own site's key: in the sandbox also the partner pages and the studio, with the reach to play. */
export const ownOrigins = ({ mode, origins }: Pick<Config, 'mode' | 'origins'>): Reaches =>
  mode === 'sandbox'
    ? { ...all([origins.partner, origins.studio], 'play'), ...all([origins.site, storybook], 'full') }
    : { [origins.site]: 'full' }

/** Stores the own site with the origins of this start, whose ports may have changed. */
export async function enterOwnSite(deps: Deps): Promise<void> {
  const { key, merchant } = ownSite(deps.config)
  await putSite(deps, key, merchant, ownOrigins(deps.config))
}

/**
 * The site of a call: that of its key. A call without a key counts as the own site's, and may come only from origins that may do everything
 * there.
 * @throws Refusal ORIGIN_REFUSED
 */
export async function siteOfCall(deps: Deps, key: string | null, origin: string | null): Promise<Site> {
  const site = await siteOf(deps, key ?? ownSite(deps.config).key, origin)
  if (!key && site.reachOf(origin) !== 'full') throw new Refusal('ORIGIN_REFUSED')
  return site
}
