import { countries, domainRoute, systemStatus, whitelabel } from '@baize/contract'
import { sealToCaller } from '../sealing/seal-answer.ts'
import type { Config, Deps } from '../deps.ts'
import { gameOrigins, imageOrigins } from './game-origins.ts'
import { route, type Context, type Route } from '../http/route.ts'
import { symbolOf } from '../text/currency-symbol.ts'
import { isRegisterOpen } from './register-flags.ts'
import { isRestricted } from './maintenance-and-region.ts'
import { mainDomainOf } from './main-domain.ts'
import { ownOrigin } from './own-origin.ts'
import type { Setting } from '../db/settings.ts'
import { readSetting } from '../db/settings.ts'
import { inLanguage } from '../text/language.ts'
import { brandSetting } from './brand.ts'
import { statusSetting, siteSetting, whitelabelSetting, registerSetting } from './settings.ts'
import { transfersSetting } from './transfers-setting.ts'

const orDefault = (list: readonly string[], fallback: string): string[] => (list.length ? [...list] : [fallback])

/** Hosts by their purpose: the main one by default (API-18). */
function routesOf(config: Config, site: Setting<typeof siteSetting>): Record<string, string> {
  const main = mainDomainOf(config, site)
  return { main, register: main, agent: main, ...site.domainRoute }
}

const oneOf = (list: readonly string[], { random }: Pick<Deps, 'random'>): string =>
  list[(random.bytes(1)[0] ?? 0) % list.length] ?? ''

/**
 * Ways to customer service by their position, named in the asked language; their addresses are
 * sealed to whoever asks.
 */
async function serviceEntries({ customerService }: Setting<typeof siteSetting>, language: string, headers: Headers) {
  const entries = customerService.map(async ({ csPosition, title, path }) => ({
    csPosition,
    title: typeof title === 'string' ? title : (inLanguage(title, language) ?? ''),
    path: await sealToCaller(headers, path),
  }))
  return (await Promise.all(entries)).toSorted((a, b) => a.csPosition.localeCompare(b.csPosition))
}

const statusRoute = route(systemStatus, async (_input, { deps, ip, country, language, headers }: Context) => {
  const [status, site, { tree }, restricted] = [
    await readSetting(deps, statusSetting),
    await readSetting(deps, siteSetting),
    await readSetting(deps, whitelabelSetting),
    await isRestricted(deps, { ip, country }),
  ]
  const { currency } = deps.config
  const { name, logo } = await readSetting(deps, brandSetting)
  const pictures = orDefault(site.imageCDNs, ownOrigin(deps.config, headers.get('host')))
  const starts = [...(await gameOrigins(deps))]
  return {
    maintenance: status.maintenance,
    restricted,
    notice: inLanguage(status.notice, language) ?? '',
    startAt: status.startAt,
    endAt: status.endAt,
    serverTime: deps.clock.now().toISOString(),
    gmtOffset: site.gmtOffset,
    location: { ip, ...(country && { country }) },
    customerService: await serviceEntries(site, language, headers),
    domainRoute: routesOf(deps.config, site),
    resources: site.resources,
    whitelabel: tree,
    register: { open: isRegisterOpen(tree) },
    mainDomain: mainDomainOf(deps.config, site),
    gtagId: site.gtagId,
    imageCDNs: pictures,
    launchGameCDNs: starts,
    imgUrl: site.imgUrl || oneOf(pictures, deps),
    startGameUrl: oneOf(starts, deps),
    config: {
      ...site,
      brand: { name, logo },
      currency,
      currencySymbol: symbolOf(currency),
      pictures: [...(await imageOrigins(deps))],
      memberTransferUpline: (await readSetting(deps, transfersSetting)).memberTransferUpline,
    },
  }
})

const whitelabelRoute = route(whitelabel, async (_input, { deps }) => readSetting(deps, whitelabelSetting))

const countriesRoute = route(countries, async (_input, { deps }) => ({
  list: (await readSetting(deps, registerSetting)).countries,
}))

const domainListRoute = route(domainRoute, async (_input, { deps }) => ({
  routes: routesOf(deps.config, await readSetting(deps, siteSetting)),
}))

export const systemRoutes: Route[] = [statusRoute, whitelabelRoute, countriesRoute, domainListRoute]
