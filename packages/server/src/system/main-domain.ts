import type { Config } from '../app/config.ts'
import type { Setting } from './setting-schemas.ts'

/** The operator's own site, as people are sent there. */
export const mainDomainOf = ({ origins }: Pick<Config, 'origins'>, site: Pick<Setting<'site'>, 'mainDomain'>): string =>
  site.mainDomain || origins.site
