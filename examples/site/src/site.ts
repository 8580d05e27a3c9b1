import { parseUrl, type SiteStatus } from '@baize/contract'
import { applyAddress, withFilter, withWinners, type FilterDetail, type WinnersDetail } from './address-attributes.ts'
import { createLoader } from './page-loader.ts'
import { applyLotteryAddress } from './address-attributes.ts'
import { cleanAddress, withoutToken } from './link-token.ts'
import { namePage } from './page-name.ts'
import { nextLobby, returnToLobby } from './lobby.ts'
import { keepPosition, pagePosition, returnTo, watchPosition } from './page-position.ts'
import {
  afterClosing,
  closeDialogs,
  enterDialog,
  enterPopup,
  forgetDialogs,
  forgetPopup,
  isLeaving,
  isPopupEntry,
  leaveDialog,
  leavePopup,
} from './popup-entry.ts'
import {
  addressAfterLogin,
  loginAgain,
  loginFor,
  opensOverPage,
  ownAddress,
  articleOf,
  routeAt,
  routeOf,
  replacesPath,
  staysUnderLogin,
  type Route,
} from './routes.ts'
import { nameClosed } from './start/closed-page.ts'
import { addHomeSections } from './home-sections.ts'
import { speak, startLanguage, translate } from './language.ts'
import { permission } from './start/permission.ts'
import { startSite } from './start/start-site.ts'
import { requestedLocale } from './texts.ts'
import { pauseLoadPopups } from './load-popup.ts'
import { watchTrouble } from './load-trouble.ts'
import { startTheme } from './theme.ts'
import { closesAtLogin, passage, watchVisitor, type Visitor } from './visitor.ts'

/** The global object of the SDK (docs/embedding.md). */
declare global {
  var baize:
    | {
        configure(options: { theme?: string; locale?: string }): void
        ready: Promise<unknown>
        session(): Promise<{ type: Visitor; refused: boolean }>
        status(): Promise<SiteStatus>
      }
    | undefined
}

const outlet = document.querySelector<HTMLElement>('#content')
const heading = document.querySelector<HTMLElement>('#page-name')
const names = document.querySelector<HTMLTemplateElement>('#names')?.content
const popups = document.querySelector('baize-popup-host')

/** Name of the game that runs on the page. */
let game = ''
const nameIt = () => heading && names && namePage(heading, names, routeAt(location), game)
const spoken = () => {
  if (names) translate(names)
  if (heading?.isConnected) nameIt()
  else nameClosed()
}

const sign = document.querySelector<HTMLElement>('#loader')
const loader = createLoader(on => void (sign && (sign.hidden = !on)))
for (const type of ['baize-ready', 'baize-error']) document.addEventListener(type, ({ target }) => loader.done(target))

const copy = (template: string): DocumentFragment => {
  const content = document.querySelector<HTMLTemplateElement>(`#${template}`)?.content
  if (!content) throw new Error(`No template ${template}`)
  return content.cloneNode(true) as DocumentFragment
}

function draw({ view, category }: Route, address: URL): void {
  if (!outlet || !heading) return
  const page = copy(view)
  loader.begin([...page.children].filter(({ localName }) => localName.startsWith('baize-')))
  outlet.replaceChildren(heading, page)
  translate(outlet)
  document.body.dataset['view'] = view
  applyAddress(outlet, address, category)
  if (view === 'home') void permission.then(({ config }) => addHomeSections(outlet, config))
  if (view === 'lottery' && category) applyLotteryAddress(outlet, address, category)
}

const pauseForPopup = () => pauseLoadPopups(document, waiting ? null : routeAt(location).view)

/** Comes after what closes itself over the page and gives the focus back to where it came from. */
const focusPage = () => setTimeout(() => outlet?.focus({ preventScroll: true }))

let shown = ''
/** What elements ask for before the page is drawn; the drawing would close it. */
const early: (() => void)[] = []
const onceShown = (run: () => void) => (shown ? run() : void early.push(run))
/** The page asked for is guarded, and it is not known yet who is there. */
let waiting = false
/**
 * @param refused - whether the platform has refused the token of who asks for the page, which the
 *   login then says (BOOT-22)
 */
function show(refused = false): void {
  const address = new URL(location.href)
  const route = routeAt(address)
  const way = passage(route.guarded)
  waiting = way === 'wait'
  if (waiting) return loader.begin([document])
  if (way === 'login') {
    if (popups) Object.assign(popups, { detail: { loginRequired: refused } })
    go(loginFor(address), true)
    outlet?.querySelector('baize-agent-landing')?.toggleAttribute('login-required', refused)
    return
  }
  // Popups lie over home, and the agent centre has pages of its own; every other page is another
  // one when its address is.
  const what = ['home', 'agent-home', 'help', 'member'].includes(route.view)
    ? route.view
    : address.pathname + address.search
  const isAnother = what !== shown
  if (isAnother) game = ''
  nameIt()
  if (isAnother) {
    draw(route, address)
    if (shown) focusPage()
    returnTo(pagePosition().y)
    shown = what
  }
  if (route.page) outlet?.querySelector('baize-account-games')?.setAttribute('list', route.page)
  for (const menu of document.querySelectorAll(
    'baize-header, baize-top-nav, baize-side-menu, baize-game-menu, baize-bottom-bar',
  ))
    menu.setAttribute('current', route.view === 'home' ? '/' : address.pathname)
  const centre = outlet?.querySelector('baize-agent-centre, baize-member-centre')
  if (route.page) centre?.setAttribute('page', route.page)
  else centre?.removeAttribute('page')
  outlet?.querySelector('baize-help-centre')?.setAttribute('article', articleOf(address))
  if (route.popup === 'help' && popups) Object.assign(popups, { detail: { article: articleOf(address) } })
  if (route.popup) popups?.setAttribute('open', route.popup)
  else if (!isPopupEntry()) closePopup()
  pauseForPopup()
  for (const run of early.splice(0)) run()
}

function go(to: string, replace = false): void {
  afterClosing(() => {
    // Nobody comes back to a popup from the page that it led to.
    const replaces = replace || isPopupEntry()
    if (!replaces) keepPosition({ y: scrollY })
    const state = { lobby: nextLobby(!replace) }
    history[replaces ? 'replaceState' : 'pushState'](state, '', withoutToken(new URL(to, location.href)))
    forgetDialogs()
    show()
  })
}

/** The page that a guest asked for, while they log in over the page they are on. */
let wanted: string | null = null

function openPopup(name: string): void {
  afterClosing(() => {
    enterPopup(name, routeAt(location).popup !== null)
    popups?.setAttribute('open', name)
    pauseForPopup()
  })
}
function closePopup(): void {
  wanted = null
  if (popups) Object.assign(popups, { detail: undefined }).removeAttribute('open')
  pauseForPopup()
}

// Elements ask; on this site the router answers (design: elements never change the address
// themselves).
document.addEventListener('baize-navigate', event => {
  const { to } = (event as CustomEvent<{ to: string }>).detail
  event.preventDefault()
  const target = parseUrl(to, location.href)
  // A page of this site alone is gone to, whatever a text of the operator's says (HOME-29).
  if (target?.origin !== location.origin) return
  // A registration that is over goes home; what the guest asked for before it comes first.
  if (wanted && target.pathname === '/') return
  if (target.pathname === '/' && returnToLobby()) return
  go(target.pathname + target.search + target.hash, replacesPath(target.pathname, location.pathname))
})
document.addEventListener('baize-open', event => {
  const { name, detail = {} } = (event as CustomEvent<{ name: string; detail?: { to?: unknown } }>).detail
  const asked = ownAddress(detail.to)
  const hasRoute = routeOf(`/${name}`).popup !== null
  if (!popups || !(hasRoute || opensOverPage(name))) return
  event.preventDefault()
  onceShown(() => {
    Object.assign(popups, { detail })
    if (!hasRoute || staysUnderLogin(location.pathname)) {
      wanted = asked ?? wanted
      return openPopup(name)
    }
    const kept = asked ?? new URL(location.href).searchParams.get('redirect')
    go(kept ? `/${name}?redirect=${encodeURIComponent(kept)}` : `/${name}`)
  })
})
document.addEventListener('baize-game-filter', event => {
  const { vendor, filter, shown: length } = (event as CustomEvent<FilterDetail>).detail
  const to = withFilter(new URL(location.href), { vendor, filter })
  keepPosition({ shown: length }, to)
  shown = to
})
document.addEventListener('baize-winners-filter', event => {
  const to = withWinners(new URL(location.href), (event as CustomEvent<WinnersDetail>).detail)
  keepPosition({}, to)
  shown = to
})
document.addEventListener('baize-locale', event => {
  void speak(requestedLocale((event as CustomEvent<{ locale: string }>).detail.locale, null), spoken)
  // The choice is kept; an address that named another language would undo it. The menu in which it
  // was chosen is closed before.
  const keep = () => {
    const address = new URL(location.href)
    address.searchParams.delete('lang')
    keepPosition({}, address.href)
    // Nothing is shown while the site is closed.
    if (shown && routeOf(address.pathname).view !== 'home') shown = address.pathname + address.search
  }
  setTimeout(() => afterClosing(keep))
})
document.addEventListener('baize-game-start', event => {
  game = (event as CustomEvent<{ name: string }>).detail.name
  nameIt()
})
document.addEventListener('baize-account-games', event => {
  const { list } = (event as CustomEvent<{ list: string }>).detail
  go(list === 'recent' ? '/recent' : '/favorite', true)
})
document.addEventListener('baize-article', event => {
  // What is read in a popup leaves the page under it where it is.
  if ((event.target as Element).localName !== 'baize-help-centre') return
  const { article, title } = (event as CustomEvent<{ article: string; title: string }>).detail
  game = title
  go(article ? `/helpmc#${article}` : '/helpmc')
})
/** Addresses of the centres by their elements. */
const centres: Readonly<Record<string, string>> = {
  'baize-agent-centre': '/agentHome',
  'baize-member-centre': '/member',
}
document.addEventListener('baize-page', event => {
  const { localName } = event.target as Element
  const { page } = (event as CustomEvent<{ page: string }>).detail
  const centre = centres[localName]
  if (centre) go(`${centre}/${page}`)
})
document.addEventListener('baize-close', () => {
  if (routeAt(location).popup) return go('/', true)
  closePopup()
  leavePopup()
})
document.addEventListener('baize-login', event => {
  const { isTrial } = (event as CustomEvent<{ isTrial?: boolean }>).detail
  // A trial that somebody begins here starts at home; one that a tab or a visit brings along stays
  // where it is (ROUTE-49).
  const { pathname } = location
  if (isTrial && event.target !== document && pathname !== '/') return go('/', routeOf(pathname).popup !== null)
  if (wanted) return go(wanted)
  const to = addressAfterLogin(new URL(location.href))
  if (to) return go(to, true)
  if (!closesAtLogin(popups?.getAttribute('open') ?? null)) return
  closePopup()
  leavePopup()
})
document.addEventListener('baize-logout', event => {
  const { expired } = (event as CustomEvent<{ expired?: boolean }>).detail
  go(expired ? loginAgain(new URL(location.href)) : '/')
})
// "Back" closes what lies over a page before it leaves the page. The popup host's own dialogs are
// the router's; a game asks by itself.
document.addEventListener('baize-dialog', event => {
  const [dialog] = event.composedPath()
  const own = dialog instanceof Node && popups?.shadowRoot === dialog.getRootNode()
  if (own || document.body.dataset['view'] === 'game' || !(dialog instanceof HTMLDialogElement)) return
  const { open } = (event as CustomEvent<{ open: boolean }>).detail
  if (open) enterDialog(dialog)
  else leaveDialog(dialog)
})
addEventListener('popstate', () => {
  if (isLeaving() && isPopupEntry()) return
  if (!closeDialogs()) forgetPopup()
  cleanAddress()
  show()
})
document.addEventListener('click', event => {
  const link = event.composedPath().find(node => node instanceof HTMLAnchorElement)
  if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
  if (link.origin !== location.origin || link.target || link.hasAttribute('download')) return
  // A place on the page one is on is the browser's.
  if (link.hash && link.pathname === location.pathname) return
  event.preventDefault()
  go(link.pathname + link.search + link.hash)
})

void startLanguage(spoken)
startTheme()
watchTrouble()
const { sdk } = await startSite(loader)
watchPosition()
forgetPopup()
watchVisitor(sdk, refused => {
  loader.done(document)
  if (waiting || passage(routeOf(location.pathname).guarded) === 'login') show(refused)
})
show()
