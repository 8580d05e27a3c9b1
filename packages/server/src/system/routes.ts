import { countries, domainRoute, registerSettings, systemStatus, whitelabel } from '@baize/contract'
import { formOf, isShown } from '../accounts/registration/rules.ts'
import type { Config } from '../app/config.ts'
import { gameOrigins } from './start-origins.ts'
import { route, type Context, type Route } from '../http/route.ts'
import { symbolOf } from '../text/currency-symbol.ts'
import { isRegisterOpen } from './flags.ts'
import { isRestricted } from './gate.ts'
import { mainDomainOf } from './main-domain.ts'
import { ownOrigin } from './own-origin.ts'
import type { Setting } from './setting-schemas.ts'
import { readSetting } from './settings.ts'
import { inLanguage } from '../text/in-language.ts'

const orElse = (list: readonly string[], fallback: string): string[] => (list.length ? [...list] : [fallback])

/** Hosts by their purpose: the main one, until staff say otherwise (API-18). */
function routesOf(config: Config, site: Setting<'site'>): Record<string, string> {
  const main = mainDomainOf(config, site)
  return { main, register: main, agent: main, ...site.domainRoute }
}

const status = route(systemStatus, async (_input, { deps, ip, language, headers }: Context) => {
  const [door, site, { tree }, restricted] = [
    await readSetting(deps, 'status'),
    await readSetting(deps, 'site'),
    await readSetting(deps, 'whitelabel'),
    await isRestricted(deps, ip),
  ]
  const { currency } = deps.config
  return {
    maintenance: door.maintenance,
    restricted,
    notice: inLanguage(door.notice, language) ?? '',
    startAt: door.startAt,
    endAt: door.endAt,
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
    imageCDNs: orElse(site.imageCDNs, ownOrigin(deps.config, headers.get('host'))),
    launchGameCDNs: [...(await gameOrigins(deps))],
    config: { ...site, currency, currencySymbol: symbolOf(currency) },
  }
})

const menu = route(whitelabel, async (_input, { deps }) => readSetting(deps, 'whitelabel'))

const registration = route(registerSettings, async (input, { deps, language }) => {
  const settings = await readSetting(deps, 'register')
  const menu = await readSetting(deps, 'whitelabel')
  const { smsLogin, quickLogin } = await readSetting(deps, 'entry')
  const form = formOf(settings, menu)
  const say = input.language ?? language
  return {
    ...settings,
    smsEnabled: isShown(form, 'verificationCode'),
    smsLoginEnabled: smsLogin && deps.outbox.reaches('sms'),
    quickLoginEnabled: quickLogin,
    open: isRegisterOpen(menu.tree),
    registerType: form.type,
    fields: form.rules,
    terms: settings.terms.map(term => ({ ...term, title: inLanguage(term.title, say) ?? term.code })),
  }
})

const dialled = route(countries, async (_input, { deps }) => ({
  list: (await readSetting(deps, 'register')).countries,
}))

const hosts = route(domainRoute, async (_input, { deps }) => ({
  routes: routesOf(deps.config, await readSetting(deps, 'site')),
}))

export const systemRoutes: Route[] = [status, menu, registration, dialled, hosts]
