type Politeness = 'polite' | 'assertive'

const key = Symbol.for('baize.announcer')
type AnnouncerDocument = Document & { [key]?: Record<Politeness, HTMLElement> }

const region = (document: Document, manner: Politeness) => {
  const node = document.createElement('div')
  node.setAttribute('aria-live', manner)
  // Seen by nobody, and set through the object model, which a strict content security policy
  // allows.
  Object.assign(node.style, {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  })
  return node
}

/**
 * Makes the page's one pair of live regions, empty, in light DOM: in nested shadow roots, or made
 * together with their words, they are not read out. Call it when something that may speak comes up,
 * and `announce` when it does.
 */
export function prepareAnnouncer(document: AnnouncerDocument): Record<Politeness, HTMLElement> {
  const known = document[key]
  if (known?.polite.isConnected) return known
  const regions = { polite: region(document, 'polite'), assertive: region(document, 'assertive') }
  const holder = document.createElement('div')
  holder.append(regions.polite, regions.assertive)
  document.body.append(holder)
  return (document[key] = regions)
}

/** Lets a screen reader read words out; the same words again are read again. */
export function announce(document: Document, text: string, manner: Politeness = 'polite') {
  const node = prepareAnnouncer(document)[manner]
  node.textContent = ''
  setTimeout(() => (node.textContent = text), 50)
}
