import type { Config } from '../deps.ts'
import type { Setting } from '../db/settings.ts'
import type { siteSetting } from './settings.ts'

/** The address of the operator's own site. */
export const mainDomainOf = (
  { origins }: Pick<Config, 'origins'>,
  site: Pick<Setting<typeof siteSetting>, 'mainDomain'>,
): string => site.mainDomain || origins.site
