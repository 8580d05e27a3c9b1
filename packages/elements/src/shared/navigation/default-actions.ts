import { pageRegistry, placeOf } from '@baize/client'
import { popups, type PopupName } from '@baize/contract'
import { keepPlaced } from '../../runtime/keep-placed.ts'
import { requestScope } from '../../runtime/scope-request.ts'
import { codesQuery } from './page-codes.ts'
import { elementAround } from '../../ui/theme/element-around.ts'
import { resolvedThemes } from '../../ui/theme/background/background.ts'
import { tokenNames } from '../../ui/theme/tokens.ts'

/* Default actions for `baize-open` and `baize-navigate` where nobody on the page answers them: on a
   partner's page there is no router. */

/** By the face and the colour of the page `plain` is drawn. */
const copied = [...tokenNames, '--baize-scale', 'font-family', 'color']

/** One popup host per scope, kept as long as the element it is in. */
const popupHosts = new WeakMap<Element, HTMLElement>()
const stopKeeping = new WeakMap<Element, () => void>()

/** Turbo leaves what bears it out of the pages that it keeps. */
const mark = 'data-turbo-temporary'
const ours = new WeakSet<Element>()
/**
 * Whether a popup host is a copy of one of these: pages that are kept for the way back, as htmx
 * does, hold the markup of what was open, which nobody listens to any more.
 */
export const isCopy = (popupHost: Element): boolean => popupHost.hasAttribute(mark) && !ours.has(popupHost)

function popupHostIn(place: Element): HTMLElement {
  const known = popupHosts.get(place)
  if (known?.isConnected) return known
  const popupHost = place.ownerDocument.createElement('baize-popup-host')
  for (const name of ['baize-close', 'baize-login'])
    popupHost.addEventListener(name, () => popupHost.removeAttribute('open'))
  popupHost.setAttribute(mark, '')
  ours.add(popupHost)
  popupHosts.set(place, popupHost)
  stopKeeping.get(place)?.()
  const isWanted = () => popupHost.hasAttribute('open') && place.isConnected
  stopKeeping.set(place, keepPlaced(popupHost, place, { isWanted }))
  return popupHost
}

/**
 * What a page has given an element or the ones around it, the innermost first; without it the scope
 * or the page says what holds.
 */
function givenTo(element: Element, name: 'theme' | 'appearance' | 'locale'): string | undefined {
  const around = elementAround(element)
  return (
    (name === 'theme' && resolvedThemes.get(element)?.scheme) ||
    (Reflect.get(element, name) as string | undefined) ||
    (around ? givenTo(around, name) : undefined)
  )
}

/**
 * Draws the popup as the element that asked: it is at the end of the page, where nothing around
 * that element reaches it.
 */
function copyStyle(popupHost: HTMLElement, element: Element) {
  let outermost = element
  for (let around; (around = elementAround(outermost));) outermost = around
  const style = getComputedStyle(outermost)
  for (const name of copied) popupHost.style.setProperty(name, style.getPropertyValue(name))
  for (const name of ['theme', 'appearance', 'locale'] as const) {
    const given = givenTo(element, name)
    if (given) popupHost.setAttribute(name, given)
    else popupHost.removeAttribute(name)
  }
}

/**
 * Popups in which a login or a registration goes on: it would be lost anywhere else, so they may be
 * framed where it may.
 */
const goesOnIn: Readonly<Partial<Record<PopupName, readonly PopupName[]>>> = {
  'second-verification': ['login', 'register', 'forgot-password', 'quick-login'],
  'change-password': ['login', 'quick-login'],
}

/**
 * Whether the site around a frame may show a popup in one: a frame for one element is none for all
 * others.
 */
function mayFrame(name: PopupName): boolean {
  const { framed, frames = 'none' } = pageRegistry()
  const isListed = (each: PopupName) => placeOf({ inline: 'none', frames }, popups[each].tag) === 'frame'
  return !framed || [name, ...(goesOnIn[name] ?? [])].some(isListed)
}

const isPopup = (name: string): name is PopupName => Object.hasOwn(popups, name)
/** Its address on the operator's own site. */
const pathOf = (name: PopupName): string => {
  const popup = popups[name]
  return 'path' in popup ? popup.path : '/'
}

/**
 * Opens a popup over the page for an element that asked; in a frame on a page that may not show it
 * there, the operator's own site.
 * @param detail - what it opens with; a property of the element, never an attribute
 * @returns whether there is one of that name.
 */
export function openPopup(element: Element, name: string, detail: object = {}): boolean {
  if (!isPopup(name)) return false
  if (!mayFrame(name)) {
    openSite(location.origin, pathOf(name) + codesQuery(detail))
    return true
  }
  const popupHost = popupHostIn(requestScope(element) ?? element.ownerDocument.body)
  if (!popupHost.contains(element)) copyStyle(popupHost, element)
  Object.assign(popupHost, { detail })
  popupHost.setAttribute('open', name)
  return true
}

/**
 * Opens a page of the operator's own site, and no other (HOME-29), in a new tab; the page that
 * embeds us stays where it is.
 */
export function openSite(api: string, to: string): void {
  const address = new URL(to, api)
  if (address.origin === new URL(api).origin) open(address, '_blank', 'noopener')
}
