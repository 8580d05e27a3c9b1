import { areOthers } from '../host-overrides.ts'
import { layersUnder } from './layers.ts'
import { late, newPass, parentOf, type Pass } from './painted.ts'
import { measure, resolvedThemes, toldThemes, type ResolvedTheme } from './resolved-theme.ts'

// Comes after the first draw: elements are drawn by the ground that was there, and from here on by every other one.

/** Milliseconds that changes of a page are collected for. */
const pause = 50

/** Elements that follow the page, with what is told when it has changed. */
const followers = new Map<Element, () => void>()
/** What elements stand in and on. */
let heeded = new WeakSet<EventTarget>()

/** Whether an element is to be drawn anew: on another ground, or for the contrast guard to look at other colours of the page. */
function hasChanged(element: Element, pass: Pass): boolean {
  const before = resolvedThemes.get(element)
  const now = before && measure(element, pass)
  if (now !== before) return true
  const root = element.shadowRoot?.querySelector<HTMLElement>('.root')
  if (!root || !areOthers(root)) return false
  // Whoever draws it looks again where this is another object.
  if (now) resolvedThemes.set(element, { ...now })
  else toldThemes.set(element, { scheme: root.dataset['theme'] as ResolvedTheme['scheme'] })
  return true
}

let due: unknown
function measureAll(): void {
  due = null
  const pass = newPass()
  // All are read before any is drawn.
  const changed = [...followers].filter(([element]) => hasChanged(element, pass))
  for (const [, tell] of changed) tell()
}
const soon = () => {
  due ??= setTimeout(measureAll, pause)
}

let observer: MutationObserver | undefined
let ending: AbortController | undefined

const isSheet = (node: Node) => node instanceof Element && node.matches('link,style')

/** What a page does to the children of what elements stand in is nothing to them, but for style sheets and layers. */
function hear(records: readonly MutationRecord[]): void {
  const matters = records.some(
    ({ type, target, addedNodes, removedNodes }) =>
      type !== 'childList' ||
      !heeded.has(target) ||
      [...addedNodes, ...removedNodes].some(node => isSheet(node) || heeded.has(node)),
  )
  if (matters) soon()
}

function heed(node: Node): void {
  heeded.add(node)
  observer?.observe(node, { attributes: true, childList: true })
}

/** Hears of all that can change a ground: what elements stand in, style sheets that come or go, the end of a transition, the window. */
function start(): void {
  ending = new AbortController()
  const options = { signal: ending.signal, capture: true }
  heeded = new WeakSet()
  observer = new MutationObserver(hear)
  // `document.head` may be an `<img name=head>`.
  const head = Document.prototype.querySelector.call(document, 'head')
  if (head) observer.observe(head, { subtree: true, childList: true, attributes: true, characterData: true })
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', soon, options)
  addEventListener('resize', soon, options)
  const listen = ({ target }: Event) => {
    if (heeded.has(target as Node) || (target as Element).matches?.('link,style,input,select')) soon()
  }
  for (const type of ['change', 'load', 'transitionend', 'animationend'])
    document.addEventListener(type, listen, options)
}

/** Looks again at an element that was drawn, and so may have been moved, and at what it stands in from now on. */
function follow(element: Element): void {
  if (!followers.has(element)) return
  for (let node: Element | null = element; node; node = parentOf(node)) {
    heed(node)
    // A shadow root holds sheets and layers, and is no element.
    if (node.parentNode) heed(node.parentNode)
  }
  soon()
}

/** Follows the page for an element until the function it returns is called. One observer serves the page, and none is left behind. */
export function watch(element: Element, tell: () => void): () => void {
  if (!followers.size) start()
  followers.set(element, tell)
  follow(element)
  return () => {
    followers.delete(element)
    if (followers.size) return
    observer?.disconnect()
    ending?.abort()
  }
}

Object.assign(late, {
  layers: (element: Element, from: Element) => layersUnder(element, from, heed),
  drawn: follow,
})
