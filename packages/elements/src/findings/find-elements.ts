/** Finds elements in roots: at once, and in every subtree that is added later, through every open shadow root it meets. */
export function createElementFinder(found: (element: Element) => void): (root: Node) => void {
  const watched = new WeakSet<Node>()
  const observer = new MutationObserver(records => {
    for (const { addedNodes } of records) for (const node of addedNodes) if (node instanceof Element) walk(node)
  })

  const visit = (element: Element) => {
    found(element)
    if (element.shadowRoot) watch(element.shadowRoot)
  }
  const walk = (element: Element) => {
    visit(element)
    for (const inner of element.getElementsByTagName('*')) visit(inner)
  }
  const watch = (root: Node) => {
    if (watched.has(root)) return
    watched.add(root)
    observer.observe(root, { childList: true, subtree: true })
    for (const child of root.childNodes) if (child instanceof Element) walk(child)
  }
  return watch
}
