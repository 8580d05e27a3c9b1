import { afterLogin, loginAgain, loginFor, opensOverPage, routeOf, standsFor, type Route } from './routes.ts'
import { applyTexts, chooseLocale } from './texts.ts'
import { startTheme } from './theme.ts'

/** What the SDK puts on the page (docs: the SDK). */
declare global {
  var baize: { configure(options: { theme?: string; locale?: string }): void; ready: Promise<unknown> } | undefined
}

const outlet = document.querySelector<HTMLElement>('#content')
const popups = document.querySelector('baize-popup-host')

const stored = (name: string, area: 'localStorage' | 'sessionStorage'): string | null => {
  try {
    return globalThis[area].getItem(name)
  } catch {
    return null
  }
}
const locale = chooseLocale(new URL(location.href).searchParams.get('lang'), stored('lang', 'localStorage'))

const copy = (template: string): Node => {
  const content = document.querySelector<HTMLTemplateElement>(`#${template}`)?.content
  if (!content) throw new Error(`No template ${template}`)
  return content.cloneNode(true)
}

/** Names of the address that the game frame takes as attributes (ROUTE-58). */
const gameAttributes = { vassalage: 'vendor', gameType: 'game-type', gameCode: 'game-code', nodeId: 'node-id' }

function draw({ view, category }: Route, address: URL): void {
  if (!outlet) return
  outlet.replaceChildren(copy(view))
  applyTexts(outlet, locale)
  document.body.dataset['view'] = view
  const lane = category && outlet.querySelector('baize-game-lane')
  if (lane) lane.setAttribute('category', category)
  const vendor = address.searchParams.get('vassalage')
  if (lane && vendor) lane.setAttribute('vendor', vendor)
  const frame = outlet.querySelector('baize-game-frame')
  for (const [parameter, attribute] of Object.entries(gameAttributes)) {
    const value = address.searchParams.get(parameter)
    if (frame && value) frame.setAttribute(attribute, value)
  }
}

let shown = ''
function show(): void {
  const address = new URL(location.href)
  const route = routeOf(address.pathname)
  if (route.guarded && !stored('token', 'sessionStorage')) return go(loginFor(address), true)
  // Popups lie over home, and the agent centre has pages of its own; every other page is another one when its address is.
  const what = ['home', 'agent-home'].includes(route.view) ? route.view : address.pathname + address.search
  if (what !== shown) {
    draw(route, address)
    if (shown) outlet?.focus({ preventScroll: true })
    scrollTo(0, 0)
    shown = what
  }
  const centre = outlet?.querySelector('baize-agent-centre')
  if (route.page) centre?.setAttribute('page', route.page)
  else centre?.removeAttribute('page')
  if (route.popup) popups?.setAttribute('open', route.popup)
  else popups?.removeAttribute('open')
}

function go(to: string, replace = false): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', to)
  show()
}

// Elements ask; on this site the router answers (design: elements never change the address themselves).
document.addEventListener('baize-navigate', event => {
  const { to } = (event as CustomEvent<{ to: string }>).detail
  const target = new URL(to, location.href)
  if (target.origin !== location.origin) return
  event.preventDefault()
  go(target.pathname + target.search + target.hash, standsFor(target.pathname, location.pathname))
})
document.addEventListener('baize-open', event => {
  const { name, detail } = (event as CustomEvent<{ name: string; detail: object }>).detail
  const hasRoute = routeOf(`/${name}`).popup !== null
  if (!popups || !(hasRoute || opensOverPage(name))) return
  event.preventDefault()
  Object.assign(popups, { detail })
  if (!hasRoute) return popups.setAttribute('open', name)
  const kept = new URL(location.href).searchParams.get('redirect')
  go(kept ? `/${name}?redirect=${encodeURIComponent(kept)}` : `/${name}`)
})
document.addEventListener('baize-page', event => {
  const { localName } = event.target as Element
  if (localName === 'baize-agent-centre') go(`/agentHome/${(event as CustomEvent<{ page: string }>).detail.page}`)
})
document.addEventListener('baize-close', () => {
  if (routeOf(location.pathname).popup) go('/', true)
  else popups?.removeAttribute('open')
})
document.addEventListener('baize-login', () => {
  const to = afterLogin(new URL(location.href))
  if (to) go(to, true)
  else popups?.removeAttribute('open')
})
document.addEventListener('baize-logout', event => {
  const { expired } = (event as CustomEvent<{ expired?: boolean }>).detail
  go(expired ? loginAgain(new URL(location.href)) : '/')
})
addEventListener('popstate', show)
document.addEventListener('click', event => {
  const link = event.composedPath().find(node => node instanceof HTMLAnchorElement)
  if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
  if (link.origin !== location.origin || link.target || link.hasAttribute('download') || link.hash) return
  event.preventDefault()
  go(link.pathname + link.search)
})

document.documentElement.lang = locale
applyTexts(document, locale)
startTheme()
show()
