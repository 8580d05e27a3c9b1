/** Milliseconds in which an element that has come gets its shadow root, mostly. */
const patience = 500

/**
 * Finds elements in roots: at once, and in every subtree that is added later, through every open
 * shadow root it meets. No event reports a shadow root that is attached later, so elements without
 * one are looked at again a while after anything has changed, and once their tag is defined.
 */
export function createElementFinder(found: (element: Element) => void): (root: Node) => void {
  const watched = new WeakSet<Node>()
  const awaited = new Set<string>()
  let waits = false
  const observer = new MutationObserver(records => {
    for (const { addedNodes } of records) for (const node of addedNodes) if (node instanceof Element) walk(node)
  })

  const visit = (element: Element) => {
    found(element)
    const { localName: tag, shadowRoot } = element
    if (shadowRoot) watch(shadowRoot)
    else if (tag.includes('-') && !awaited.has(tag) && !customElements.get(tag)) {
      awaited.add(tag)
      // A tag that cannot be defined is refused at once.
      customElements.whenDefined(tag).then(
        () => lookAgain(document),
        () => {},
      )
    }
  }
  const walk = (element: Element) => {
    visit(element)
    for (const inner of element.getElementsByTagName('*')) visit(inner)
    if (waits) return
    waits = true
    setTimeout(() => {
      waits = false
      lookAgain(document)
    }, patience)
  }
  const lookAgain = (root: ParentNode) => {
    for (const { shadowRoot } of root.querySelectorAll('*')) {
      if (shadowRoot && watched.has(shadowRoot)) lookAgain(shadowRoot)
      else if (shadowRoot) watch(shadowRoot)
    }
  }
  const watch = (root: Node) => {
    if (watched.has(root)) return
    watched.add(root)
    observer.observe(root, { childList: true, subtree: true })
    for (const child of root.childNodes) if (child instanceof Element) walk(child)
  }
  return watch
}
