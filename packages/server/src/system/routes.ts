import { countries, domainRoute, systemStatus, whitelabel } from '@baize/contract'
import type { Config } from '../deps.ts'
import { gameOrigins } from './game-origins.ts'
import { route, type Context, type Route } from '../http/route.ts'
import { symbolOf } from '../text/currency-symbol.ts'
import { isRegisterOpen } from './register-flags.ts'
import { isRestricted } from './maintenance-and-region.ts'
import { mainDomainOf } from './main-domain.ts'
import { ownOrigin } from './own-origin.ts'
import type { Setting } from '../db/settings.ts'
import { readSetting } from '../db/settings.ts'
import { inLanguage } from '../text/in-language.ts'
import { statusSetting, siteSetting, whitelabelSetting, registerSetting } from './settings.ts'

const orDefault = (list: readonly string[], fallback: string): string[] => (list.length ? [...list] : [fallback])

/** Hosts by their purpose: the main one by default (API-18). */
function routesOf(config: Config, site: Setting<typeof siteSetting>): Record<string, string> {
  const main = mainDomainOf(config, site)
  return { main, register: main, agent: main, ...site.domainRoute }
}

const statusRoute = route(systemStatus, async (_input, { deps, ip, language, headers }: Context) => {
  const [status, site, { tree }, restricted] = [
    await readSetting(deps, statusSetting),
    await readSetting(deps, siteSetting),
    await readSetting(deps, whitelabelSetting),
    await isRestricted(deps, ip),
  ]
  const { currency } = deps.config
  return {
    maintenance: status.maintenance,
    restricted,
    notice: inLanguage(status.notice, language) ?? '',
    startAt: status.startAt,
    endAt: status.endAt,
    serverTime: deps.clock.now().toISOString(),
    gmtOffset: site.gmtOffset,
    location: { ip },
    customerService: site.customerService,
    domainRoute: routesOf(deps.config, site),
    resources: site.resources,
    whitelabel: tree,
    register: { open: isRegisterOpen(tree) },
    mainDomain: mainDomainOf(deps.config, site),
    gtagId: site.gtagId,
    imageCDNs: orDefault(site.imageCDNs, ownOrigin(deps.config, headers.get('host'))),
    launchGameCDNs: [...(await gameOrigins(deps))],
    config: { ...site, currency, currencySymbol: symbolOf(currency) },
  }
})

const whitelabelRoute = route(whitelabel, async (_input, { deps }) => readSetting(deps, whitelabelSetting))

const countryList = route(countries, async (_input, { deps }) => ({
  list: (await readSetting(deps, registerSetting)).countries,
}))

const hostList = route(domainRoute, async (_input, { deps }) => ({
  routes: routesOf(deps.config, await readSetting(deps, siteSetting)),
}))

export const systemRoutes: Route[] = [statusRoute, whitelabelRoute, countryList, hostList]
