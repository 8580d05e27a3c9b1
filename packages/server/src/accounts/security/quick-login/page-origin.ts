import type { Context } from '../../../http/route.ts'

/**
 * The page that asks, as an origin. Browsers name none when a page reads from its own, so there it is the one of the site's own origins
 * that the request was sent to.
 */
export function pageOriginOf({ origin, site, headers, deps }: Context): string {
  const host = headers.get('host')
  const asked = site.origins.find(one => site.reachOf(one) === 'full' && new URL(one).host === host)
  return origin ?? asked ?? deps.config.origins.site
}

/** Whom a passkey made on this page belongs to, in the words of WebAuthn: the host, whatever its port. */
export const rpIdOf = (ctx: Context): string => new URL(pageOriginOf(ctx)).hostname
