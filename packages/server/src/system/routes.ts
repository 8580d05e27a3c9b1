import { registerSettings, systemStatus, whitelabel } from '@baize/contract'
import { registerRules } from '../account/register-rules.ts'
import type { Config } from '../config.ts'
import { route, type Context, type Route } from '../http/route.ts'
import { symbolOf } from '../wallet/currency.ts'
import { isRegisterOpen, registerType } from './flags.ts'
import { isRestricted } from './gate.ts'
import { readSetting } from './settings.ts'
import { inLanguage } from './texts.ts'

/**
 * The origin that pictures are taken from: the platform by the name it was called by, so that a page with `img-src 'self'` shows them
 * under each of the platform's names; never by a name that is not its own.
 */
function ownOrigin({ origins }: Config, host: string | null): string {
  const site = new URL(origins.site)
  const names = ['localhost', '127.0.0.1', '[::1]'].map(name => `${name}:${site.port}`)
  return host && names.includes(host) ? `${site.protocol}//${host}` : origins.site
}

const orElse = (list: readonly string[], fallback: string): string[] => (list.length ? [...list] : [fallback])

const status = route(systemStatus, async (_input, { deps, ip, language, headers }: Context) => {
  const [door, site, { tree }, restricted] = [
    await readSetting(deps, 'status'),
    await readSetting(deps, 'site'),
    await readSetting(deps, 'whitelabel'),
    await isRestricted(deps, ip),
  ]
  const { origins, currency } = deps.config
  const mainDomain = site.mainDomain || origins.site
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
    domainRoute: { main: mainDomain, register: mainDomain, agent: mainDomain, ...site.domainRoute },
    resources: site.resources,
    whitelabel: tree,
    register: { open: isRegisterOpen(tree) },
    mainDomain,
    gtagId: site.gtagId,
    imageCDNs: orElse(site.imageCDNs, ownOrigin(deps.config, headers.get('host'))),
    launchGameCDNs: orElse(site.launchGameCDNs, origins.studio),
    config: { ...site, currency, currencySymbol: symbolOf(currency) },
  }
})

const menu = route(whitelabel, async (_input, { deps }) => readSetting(deps, 'whitelabel'))

const registration = route(registerSettings, async (input, { deps, language }) => {
  const { affiliateCode, terms, ...rest } = await readSetting(deps, 'register')
  const { tree } = await readSetting(deps, 'whitelabel')
  const { smsLogin, quickLogin } = await readSetting(deps, 'entry')
  return {
    ...rest,
    smsLoginEnabled: smsLogin,
    quickLoginEnabled: quickLogin,
    open: isRegisterOpen(tree),
    registerType: registerType(tree),
    fields: registerRules({ affiliateCode }),
    terms: terms.map(term => ({ ...term, title: inLanguage(term.title, input.language ?? language) ?? term.code })),
  }
})

export const systemRoutes: Route[] = [status, menu, registration]
