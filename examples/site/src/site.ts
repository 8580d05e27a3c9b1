import { applyAddress, withFilter, type FilterDetail } from './address-attributes.ts'
import { createLoader } from './page-loader.ts'
import { applyLotteryAddress } from './address-attributes.ts'
import { cleanAddress, withoutToken } from './link-token.ts'
import { namePage } from './page-name.ts'
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
  routeOf,
  replacesPath,
  staysUnderLogin,
  type Route,
} from './routes.ts'
import { addHomeSections, readSectionFlags } from './home-sections.ts'
import { applyTexts, chooseLocale, ownLocale, requestedLocale, textsIn, type SiteTexts } from './texts.ts'
import { pauseLoadPopups } from './load-popup.ts'
import { watchTrouble } from './load-trouble.ts'
import { startTheme } from './theme.ts'
import { passage, watchVisitor, type Visitor } from './visitor.ts'

/** The global object of the SDK (docs/embedding.md). */
declare global {
  var baize:
    | {
        configure(options: { theme?: string; locale?: string }): void
        ready: Promise<unknown>
        session(): Promise<{ type: Visitor; refused: boolean }>
      }
    | undefined
}

const outlet = document.querySelector<HTMLElement>('#content')
const heading = document.querySelector<HTMLElement>('#page-name')
const names = document.querySelector<HTMLTemplateElement>('#names')?.content
const popups = document.querySelector('baize-popup-host')

const storedLanguage = (): string | null => {
  try {
    return localStorage.getItem('lang')
  } catch {
    return null
  }
}

let locale: string = ownLocale
/** Nothing while the page speaks as it was delivered. */
let words: SiteTexts = {}
/** Name of the game that runs on the page. */
let game = ''
const nameIt = () => heading && names && namePage(heading, names, routeOf(location.pathname), game)
/** Puts the page into a language; the latest wish alone counts. */
async function speak(wish: string): Promise<void> {
  if (wish === locale) return
  locale = wish
  document.documentElement.lang = wish
  const coming = await textsIn(wish)
  if (wish !== locale) return
  words = coming
  applyTexts(document, words)
  if (names) applyTexts(names, words)
  nameIt()
}
/** Speaks what every site offers at once, and another language when the platform has said that this site does. */
async function startLanguage(): Promise<void> {
  const wishes = [new URL(location.href).searchParams.get('lang'), storedLanguage()] as const
  const usual = chooseLocale(...wishes)
  if (requestedLocale(...wishes) === usual) return speak(usual)
  const { languages } = await readSectionFlags()
  return speak(chooseLocale(...wishes, languages))
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
  applyTexts(outlet, words)
  document.body.dataset['view'] = view
  applyAddress(outlet, address, category)
  if (view === 'home') void readSectionFlags().then(switches => addHomeSections(outlet, switches))
  if (view === 'lottery' && category) applyLotteryAddress(outlet, address, category)
}

const pauseForPopup = () => pauseLoadPopups(document, waiting ? null : routeOf(location.pathname).view)

/** Comes after what closes itself over the page and gives the focus back to where it came from. */
const focusPage = () => setTimeout(() => outlet?.focus({ preventScroll: true }))

let shown = ''
/** The page asked for is guarded, and it is not known yet who is there. */
let waiting = false
/** @param refused - whether the platform has refused the token of who asks for the page, which the login then says (BOOT-22) */
function show(refused = false): void {
  const address = new URL(location.href)
  const route = routeOf(address.pathname)
  const way = passage(route.guarded)
  waiting = way === 'wait'
  if (waiting) return loader.begin([document])
  if (way === 'login') {
    if (popups) Object.assign(popups, { detail: { loginRequired: refused } })
    go(loginFor(address), true)
    outlet?.querySelector('baize-agent-landing')?.toggleAttribute('login-required', refused)
    return
  }
  // Popups lie over home, and the agent centre has pages of its own; every other page is another one when its address is.
  const what = ['home', 'agent-home'].includes(route.view) ? route.view : address.pathname + address.search
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
  for (const menu of document.querySelectorAll('baize-top-nav, baize-side-menu'))
    menu.setAttribute('current', route.view === 'home' ? '/' : address.pathname)
  const centre = outlet?.querySelector('baize-agent-centre')
  if (route.page) centre?.setAttribute('page', route.page)
  else centre?.removeAttribute('page')
  if (route.popup) popups?.setAttribute('open', route.popup)
  else if (!isPopupEntry()) closePopup()
  pauseForPopup()
}

function go(to: string, replace = false): void {
  afterClosing(() => {
    // Nobody comes back to a popup from the page that it led to.
    const replaces = replace || isPopupEntry()
    if (!replaces) keepPosition({ y: scrollY })
    history[replaces ? 'replaceState' : 'pushState'](null, '', withoutToken(new URL(to, location.href)))
    forgetDialogs()
    show()
  })
}

/** The page that a guest asked for, while they log in over the page they are on. */
let wanted: string | null = null

function openPopup(name: string): void {
  afterClosing(() => {
    enterPopup(name, routeOf(location.pathname).popup !== null)
    popups?.setAttribute('open', name)
    pauseForPopup()
  })
}
function closePopup(): void {
  wanted = null
  if (popups) Object.assign(popups, { detail: undefined }).removeAttribute('open')
  pauseForPopup()
}

// Elements ask; on this site the router answers (design: elements never change the address themselves).
document.addEventListener('baize-navigate', event => {
  const { to } = (event as CustomEvent<{ to: string }>).detail
  event.preventDefault()
  const target = URL.parse(to, location.href)
  // A page of this site alone is gone to, whatever a text of the operator's says (HOME-29).
  if (target?.origin !== location.origin) return
  // A registration that is over goes home; what the guest asked for before it comes first.
  if (wanted && target.pathname === '/') return
  go(target.pathname + target.search + target.hash, replacesPath(target.pathname, location.pathname))
})
document.addEventListener('baize-open', event => {
  const { name, detail } = (event as CustomEvent<{ name: string; detail: { to?: unknown } }>).detail
  const asked = ownAddress(detail.to)
  const hasRoute = routeOf(`/${name}`).popup !== null
  if (!popups || !(hasRoute || opensOverPage(name))) return
  event.preventDefault()
  Object.assign(popups, { detail })
  if (!hasRoute || staysUnderLogin(location.pathname)) {
    wanted = asked ?? wanted
    return openPopup(name)
  }
  const kept = asked ?? new URL(location.href).searchParams.get('redirect')
  go(kept ? `/${name}?redirect=${encodeURIComponent(kept)}` : `/${name}`)
})
document.addEventListener('baize-game-filter', event => {
  const { vendor, filter, shown: length } = (event as CustomEvent<FilterDetail>).detail
  const to = withFilter(new URL(location.href), { vendor, filter })
  keepPosition({ shown: length }, to)
  shown = to
})
document.addEventListener('baize-locale', event => {
  void speak(requestedLocale((event as CustomEvent<{ locale: string }>).detail.locale, null))
  // The choice is kept; an address that named another language would undo it. The menu in which it was chosen is closed before.
  const keep = () => {
    const address = new URL(location.href)
    address.searchParams.delete('lang')
    keepPosition({}, address.href)
    shown = routeOf(address.pathname).view === 'home' ? shown : address.pathname + address.search
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
document.addEventListener('baize-page', event => {
  const { localName } = event.target as Element
  if (localName === 'baize-agent-centre') go(`/agentHome/${(event as CustomEvent<{ page: string }>).detail.page}`)
})
document.addEventListener('baize-close', () => {
  if (routeOf(location.pathname).popup) return go('/', true)
  closePopup()
  leavePopup()
})
document.addEventListener('baize-login', event => {
  const { isTrial } = (event as CustomEvent<{ isTrial?: boolean }>).detail
  // A trial that somebody begins here starts at home; one that a tab or a visit brings along stays where it is (ROUTE-49).
  const { pathname } = location
  if (isTrial && event.target !== document && pathname !== '/') return go('/', routeOf(pathname).popup !== null)
  if (wanted) return go(wanted)
  const to = addressAfterLogin(new URL(location.href))
  if (to) return go(to, true)
  closePopup()
  leavePopup()
})
document.addEventListener('baize-logout', event => {
  const { expired } = (event as CustomEvent<{ expired?: boolean }>).detail
  go(expired ? loginAgain(new URL(location.href)) : '/')
})
// "Back" closes what lies over a page before it leaves the page. The popup host's own dialogs are the router's; a game asks by itself.
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
  if (link.origin !== location.origin || link.target || link.hasAttribute('download') || link.hash) return
  event.preventDefault()
  go(link.pathname + link.search)
})

cleanAddress()
void startLanguage()
startTheme()
watchTrouble()
watchPosition()
forgetPopup()
watchVisitor(refused => {
  loader.done(document)
  if (waiting || passage(routeOf(location.pathname).guarded) === 'login') show(refused)
})
show()
