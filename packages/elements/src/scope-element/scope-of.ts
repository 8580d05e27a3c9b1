import { createScope, defaultScope, pageRegistry } from '@baize/client'
import type { Config, Scope } from '@baize/client'
import type * as ScopeLifetime from './lifetime.ts'
import { commonNames, settingNames } from './ScopeElement.ts'
import type { scopeElement } from './ScopeElement.ts'

type ScopeElement = InstanceType<ReturnType<typeof scopeElement>>

function pageAddress(): string | undefined {
  const { scope, queue } = pageRegistry()
  return scope?.$config.get()?.api ?? queue.find(({ api }) => api)?.api
}

/**
 * Its properties, which are its attributes where a page sets those. Without an address they are the
 * page's operator's, else of whoever delivers the SDK.
 */
function settingsOf(element: ScopeElement): Config {
  const config = Object.fromEntries(settingNames.map(name => [name, Reflect.get(element, name)])) as Config
  return { ...config, api: config.api ?? pageAddress() ?? (element.constructor as ReturnType<typeof scopeElement>).api }
}

/**
 * Loads what attaches and releases scopes, without waiting for it; where it does not load, released
 * scopes stay open.
 */
const withLifetime = (use: (module: typeof ScopeLifetime) => void) => void import('./lifetime.ts').then(use, () => {})

/**
 * The scope of a `<baize-scope>` on the page: made when it is first asked for, closed when the
 * element is away by the next task, and made anew when it comes back.
 */
export function scopeOf(provider: Element): Scope {
  const { scopes } = pageRegistry()
  const known = scopes.get(provider)
  if (known) return known
  const element = provider as ScopeElement
  const scope = createScope(settingsOf(element))
  scopes.set(element, scope)
  withLifetime(({ attach }) => attach(scope))
  const configure = () => scope.configure(settingsOf(element), commonNames)
  const leave = () => {
    element.onChange = undefined
    scopes.delete(element)
    withLifetime(({ release }) => release(scope))
  }
  const settle = () => {
    if (scopes.get(element) !== scope) return
    if (element.isConnected) configure()
    else leave()
  }
  // A move is a disconnect and a connect at once.
  element.onChange = () => (element.isConnected ? configure() : void setTimeout(settle))
  // The page may say its address later.
  if (!scope.$config.get()) void defaultScope().configured.then(settle)
  return scope
}
