import type { Config } from '../deps.ts'
import type { Context } from '../http/route.ts'

/** The operator's own site, under both names of this machine where it runs on one. */
function ownNames(site: string): string[] {
  const { protocol, port, hostname } = new URL(site)
  const local = ['localhost', '127.0.0.1']
  return local.includes(hostname) ? local.map(name => `${protocol}//${name}:${port}`) : [site]
}

/**
 * The origin of the page that asks. Browsers name it, but for reads that stay on their own origin, of which they say just that; null for
 * whatever is no page.
 */
export function pageOriginOf({ origin, headers, deps }: Context): string | null {
  const host = headers.get('host')
  if (origin !== null || host === null || headers.get('sec-fetch-site') !== 'same-origin') return origin
  return `${new URL(deps.config.origins.site).protocol}//${host}`
}

/** A game is framed on the operator's own site alone; from other pages it opens in a tab of its own. */
export const openModeOf = (origin: string | null, config: Config): 'frame' | 'tab' =>
  origin !== null && ownNames(config.origins.site).includes(origin) ? 'frame' : 'tab'

/** Where a game sends the player who wants out: the address that was asked for if it lies on the site's origins, else the site itself. */
export function lobbyUrlOf(asked: string | undefined, { site, deps }: Context): string {
  if (asked && URL.canParse(asked) && site.origins.includes(new URL(asked).origin)) return asked
  return `${deps.config.origins.site}/`
}
