import type { Config, Settings } from '../deps.ts'

/** The three origins of one run: two names of one machine, so that there are two sites. */
export const originsOf = ({ studioOrigin }: Settings, sitePort: number, partnerPort: number): Config['origins'] => ({
  site: `http://localhost:${sitePort}`,
  partner: `http://127.0.0.1:${partnerPort}`,
  studio: studioOrigin ?? `http://127.0.0.1:${sitePort + 2}`,
})
