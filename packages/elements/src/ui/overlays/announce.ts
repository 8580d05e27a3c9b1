import { isModal } from './is-modal.ts'
import { openDialogs } from './open-dialogs.ts'

type Politeness = 'polite' | 'assertive'
type Regions = Record<Politeness, HTMLElement>

const key = Symbol.for('baize.announcer')
type Place = Element & { [key]?: Regions }

/** Milliseconds until words are set, and for which they can be found afterwards. */
const untilSaid = 50
const saidFor = 10_000

const region = (document: Document, manner: Politeness) => {
  const node = document.createElement('div')
  node.setAttribute('aria-live', manner)
  return node
}

/** Seen by nobody, and without a place in the layout of a page. */
const unseen = {
  position: 'absolute',
  insetBlockStart: '0',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
}

/** A modal dialog of the browser's, or one that a page draws by itself. */
const isModalDialog = (element: Element): boolean => element.getAttribute('aria-modal') === 'true' || isModal(element)

/** The modal dialogs around an element, through slots and shadow roots. */
function modalsAround(element: Element): Element[] {
  const found: Element[] = []
  let at: Element | null = element
  while (at) {
    if (isModalDialog(at)) found.push(at)
    const parent: Node | null = at.assignedSlot ?? at.parentNode
    at =
      parent?.nodeType === Node.DOCUMENT_FRAGMENT_NODE
        ? (parent as ShadowRoot).host
        : (at.assignedSlot ?? at.parentElement)
  }
  return found
}

/**
 * Where words are said: on the page, and in every modal dialog that is open, because all that is
 * outside of the uppermost is inert. What is inert is not read, so one of them is.
 */
function placesOf(speaker: Element): Place[] {
  const { ownerDocument: document } = speaker
  const ours = [...openDialogs(document)].filter(dialog => dialog.isConnected)
  const theirs = [...document.querySelectorAll('dialog,[aria-modal]')].filter(isModalDialog)
  return [...new Set([document.body, ...ours, ...theirs, ...modalsAround(speaker)])]
}

/**
 * Makes the one pair of live regions of the page, or of a modal dialog, empty: made together with
 * their words they are not read out, nor deep in nested shadow roots. Call it when something that
 * may speak comes up, and `announce` when it does.
 */
export function prepareAnnouncer(place: Place): Regions {
  const known = place[key]
  if (known && place.contains(known.polite)) return known
  const { ownerDocument: document } = place
  const regions = { polite: region(document, 'polite'), assertive: region(document, 'assertive') }
  const holder = document.createElement('div')
  // Through the object model, which a strict content security policy allows.
  Object.assign(holder.style, unseen)
  holder.append(regions.polite, regions.assertive)
  place.append(holder)
  return (place[key] = regions)
}

/** Makes the live regions of wherever an element may have to speak; see `prepareAnnouncer`. */
export const prepareToSpeak = (speaker: Element): void => placesOf(speaker).forEach(prepareAnnouncer)

/**
 * Lets a screen reader read words out; the same words again are read again.
 *
 * @param speaker - the element that says them, or `body`
 */
export function announce(speaker: Element, text: string, manner: Politeness = 'polite'): void {
  for (const place of placesOf(speaker)) {
    const node = prepareAnnouncer(place)[manner]
    node.textContent = ''
    setTimeout(() => (node.textContent = text), untilSaid)
    // What was inert meanwhile would be read once it no longer is.
    setTimeout(() => node.textContent === text && (node.textContent = ''), saidFor)
  }
}
