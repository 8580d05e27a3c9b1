import type { Context } from '../../../http/route.ts'

/**
 * The origin of the calling page. Browsers send none with reads from their own origin; then it is
 * the site's own origin that the request was sent to.
 */
export function pageOriginOf({ origin, site, headers, deps }: Context): string {
  const host = headers.get('host')
  const asked = site.origins.find(one => site.reachOf(one) === 'full' && new URL(one).host === host)
  return origin ?? asked ?? deps.config.origins.site
}

/** The relying party id of WebAuthn for this page: its host, without port. */
export const relyingPartyIdOf = (ctx: Context): string => new URL(pageOriginOf(ctx)).hostname
