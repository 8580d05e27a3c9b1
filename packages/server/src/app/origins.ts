import type { Config, Settings } from '../deps.ts'

/** The three origins of a run; site and partner have different host names, so that browsers treat them as different sites. */
export const platformOrigins = (
  { studioOrigin }: Settings,
  sitePort: number,
  partnerPort: number,
): Config['origins'] => ({
  site: `http://localhost:${sitePort}`,
  partner: `http://127.0.0.1:${partnerPort}`,
  studio: studioOrigin ?? `http://127.0.0.1:${sitePort + 2}`,
})
