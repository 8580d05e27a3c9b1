import type { Config, Settings } from '../deps.ts'

const originAt = (host: string, port: number): string => new URL(`http://${host}:${port}`).origin

/**
 * The settings of a run with its three origins, as browsers name them. Those of this machine have
 * different host names for site and partner, so that browsers treat them as different sites.
 */
export function configOf(settings: Settings, sitePort: number, partnerPort: number): Config {
  const { siteOrigin, partnerOrigin, studioOrigin } = settings
  const address = originAt('localhost', sitePort)
  const origins = {
    site: siteOrigin ?? address,
    partner: partnerOrigin ?? originAt('127.0.0.1', partnerPort),
    studio: studioOrigin ?? originAt('127.0.0.1', sitePort + 2),
  }
  return { ...settings, origins, address }
}
