// The first import, because it asks for the core.
import './ask-first.ts'
import { find } from './find.ts'
import { configure as configureScope, keepArrival, pageRegistry, type Config } from '@baize/client'
import { flavour } from 'baize:chunks'
import { createPlaceholderClass } from '../runtime/placeholder-class.ts'
import { version } from '../runtime/version.ts'
import { commonNames, scopeElement, settingNames } from '../scope-element/ScopeElement.ts'
import { scope } from '../scope-element/scope.element.ts'
import { knownElements } from './known-elements.ts'
import { createElementLoader, loadCore, type Core } from './load-element.ts'

const maxViolations = 20

/**
 * Collects what a host's Content-Security-Policy blocked of ours, newest last, for `diagnostics()`.
 */
function watchViolations(base: string): ReadonlySet<string> {
  const seen = new Set<string>()
  addEventListener('securitypolicyviolation', ({ blockedURI, sourceFile, effectiveDirective }) => {
    if (`${blockedURI} ${sourceFile}`.includes(base) && seen.size < maxViolations)
      seen.add(`${effectiveDirective} ${blockedURI}`)
  })
  return seen
}

/** Scripts among elements, and in their open shadow roots at any depth. */
const scriptsIn = (elements: Iterable<Element>): HTMLScriptElement[] =>
  [...elements].flatMap(each =>
    each.localName === 'script' ? (each as HTMLScriptElement) : scriptsIn(each.shadowRoot?.querySelectorAll('*') ?? []),
  )

/** Settings on the script tag; null where there are none. */
function scriptSettings(script: HTMLScriptElement | undefined): Config | null {
  const given = settingNames.filter(name => script?.dataset[name]).map(name => [name, script?.dataset[name]])
  return given.length ? (Object.fromEntries(given) as Config) : null
}

/**
 * The script tag that loaded a module: `document.currentScript` is null in modules, so it is found
 * by its address. Where that answers with another one (302) the module has the other: then it is
 * the tag with settings that names a file of ours, else the one with settings that only ours has.
 */
function ownScript(address: string): HTMLScriptElement | undefined {
  // One of SVG has no `src`.
  const isOwn = ({ src }: HTMLScriptElement) => src === address
  const first = [...find('script')].find(isOwn)
  if (first) return first
  const scripts = scriptsIn(find('*'))
  const withSettings = scripts.filter(script => script.type === 'module' && scriptSettings(script))
  return (
    scripts.find(isOwn) ??
    withSettings.find(({ src }: Partial<HTMLScriptElement>) => src?.includes('/baize.')) ??
    withSettings.find(({ dataset }) => dataset.siteKey ?? dataset.merchant)
  )
}

/** Lets the core say what is wrong with the page; where it does not come, an element says so. */
const withCore = (say?: (core: Core) => void) => void loadCore().then(say, () => {})

const address = import.meta.url
const pageGlobals = globalThis as { baizeConfig?: Config; baize?: Baize }
const page = pageRegistry(version)
const script = ownScript(address)
const settings = scriptSettings(script)
const { status: chunkStatus, loads, load: loadElement } = createElementLoader()
if (!script) page.lostScript = address
const violations = watchViolations(new URL('.', address).href)

/**
 * Settings of the page's own scope; any order, once or often. A merchant without an address means
 * the platform that delivers the SDK.
 */
function configure(config: Config): void {
  const known = page.scope?.$config.get() ?? page.queue.find(({ api }) => api)
  const named = config.merchant ?? config.siteKey
  configureScope(named && !known ? { api: new URL(address).origin, ...config } : config)
}

/**
 * Waits for the elements of a root, wherever that is: elements are found by themselves, in closed
 * shadow roots, too.
 *
 * @returns when the code of those on the page now is there
 */
async function load(root: Node = document): Promise<void> {
  customElements.upgrade(root)
  await Promise.all(loads.values())
}

/**
 * Adds a style sheet to one element, under any CSP. Waits for the code of the elements on the page.
 */
async function injectStyles(element: HTMLElement, css: string): Promise<void> {
  await load()
  return (await loadCore()).injectStyles(element, css)
}

/** Who is there, once that is known: what a router asks before it sends somebody to the login. */
const session = () => loadCore().then(core => core.session())

/** Whether the site is open: what a router asks before it draws anything. */
const status = () => loadCore().then(core => core.status())

/** State of the page's SDK for support. No token, no name, nothing of a player. */
const diagnostics = () => ({
  version,
  flavour,
  address,
  firstVersion: page.version,
  configured: {
    script: !!settings,
    page: !!pageGlobals.baizeConfig,
    api: page.scope?.$config.get()?.api ?? null,
  },
  elements: Object.fromEntries(chunkStatus),
  violations: [...violations],
  findings: page.findings ?? [],
})

if (page.version !== version) withCore(core => core.reportVersions())
if (!customElements.get(scope.tag)) customElements.define(scope.tag, scopeElement(new URL(address).origin))
configure({ ...pageGlobals.baizeConfig, ...settings })
keepArrival(Object.assign({}, ...page.queue) as Config)
// Tags of a loader or a bundle that came first stay theirs.
for (const known of knownElements)
  if (!customElements.get(known.tag))
    customElements.define(
      known.tag,
      createPlaceholderClass([...known.props, ...commonNames], version, () => void loadElement(known)),
    )
const ready = load()

const baize = { configure, load, injectStyles, session, status, version, ready, diagnostics }
export type Baize = typeof baize
// An element of the page with that id is no module of ours.
if (!Object.hasOwn(pageGlobals, 'baize')) pageGlobals.baize = baize

export { configure, diagnostics, injectStyles, load, ready, session, status, version }
