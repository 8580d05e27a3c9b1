import { areOthers } from '../host-overrides.ts'
import { layersUnder } from './background-layers.ts'
import {
  deferredHooks,
  measure,
  newPass,
  parentOf,
  resolvedThemes,
  fixedThemes,
  type MeasuredTheme,
  type Pass,
} from './background.ts'

// Measures elements anew when the page changes. Loads after the first draw, which uses the
// background that was there.

/** Milliseconds for which changes of the page are collected before elements are measured. */
const collectTime = 50

/** Elements that follow the page, each with the function that draws it anew. */
const followers = new Map<Element, () => void>()
/** Nodes whose changes can change a background: what elements stand in, and layers under them. */
let observed = new WeakSet<EventTarget>()

/**
 * Whether to draw an element anew: its background has changed, or the contrast guard has to check
 * changed colours of the page.
 */
function hasChanged(element: Element, pass: Pass): boolean {
  const before = resolvedThemes.get(element)
  const now = before && measure(element, pass)
  if (now !== before) return true
  const root = element.shadowRoot?.querySelector<HTMLElement>('.root')
  if (!root || !areOthers(root)) return false
  // A new object makes the element draw again.
  if (now) resolvedThemes.set(element, { ...now })
  else fixedThemes.set(element, { scheme: root.dataset['theme'] as MeasuredTheme['scheme'] })
  return true
}

let timer: unknown
function measureAll(): void {
  timer = null
  const pass = newPass()
  // Measures all before drawing any, so that the layout is computed once.
  const changed = [...followers].filter(([element]) => hasChanged(element, pass))
  for (const [, redraw] of changed) redraw()
}
const scheduleMeasure = () => {
  timer ??= setTimeout(measureAll, collectTime)
}

let observer: MutationObserver | undefined
let ending: AbortController | undefined

const isSheet = (node: Node) => node instanceof Element && node.matches('link,style')

/**
 * Schedules a measure, unless the page has only changed other children of what the elements stand
 * in.
 */
function onMutations(records: readonly MutationRecord[]): void {
  const matters = records.some(
    ({ type, target, addedNodes, removedNodes }) =>
      type !== 'childList' ||
      !observed.has(target) ||
      [...addedNodes, ...removedNodes].some(node => isSheet(node) || observed.has(node)),
  )
  if (matters) scheduleMeasure()
}

/** Observes attributes and children of a node that elements stand in or on. */
function observe(node: Node): void {
  observed.add(node)
  observer?.observe(node, { attributes: true, childList: true })
}

/**
 * Observes all that can change a background: what elements stand in, style sheets, the end of a
 * transition, the size of the window.
 */
function start(): void {
  ending = new AbortController()
  const options = { signal: ending.signal, capture: true }
  observed = new WeakSet()
  observer = new MutationObserver(onMutations)
  // `document.head` may be an `<img name=head>`.
  const head = Document.prototype.querySelector.call(document, 'head')
  if (head) observer.observe(head, { subtree: true, childList: true, attributes: true, characterData: true })
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', scheduleMeasure, options)
  addEventListener('resize', scheduleMeasure, options)
  const listen = ({ target }: Event) => {
    if (observed.has(target as Node) || (target as Element).matches?.('link,style,input,select')) scheduleMeasure()
  }
  for (const type of ['change', 'load', 'transitionend', 'animationend'])
    document.addEventListener(type, listen, options)
}

/**
 * Observes what an element stands in now, since it may have been moved before it was drawn, and
 * schedules a measure.
 */
function follow(element: Element): void {
  if (!followers.has(element)) return
  for (let node: Element | null = element; node; node = parentOf(node)) {
    observe(node)
    // A shadow root holds sheets and layers, and is no element.
    if (node.parentNode) observe(node.parentNode)
  }
  scheduleMeasure()
}

/**
 * Follows the page for an element until the function it returns is called. All elements share one
 * observer, which ends with the last of them.
 */
export function watch(element: Element, redraw: () => void): () => void {
  if (!followers.size) start()
  followers.set(element, redraw)
  follow(element)
  return () => {
    followers.delete(element)
    if (followers.size) return
    observer?.disconnect()
    ending?.abort()
  }
}

Object.assign(deferredHooks, {
  layers: (element: Element, from: Element) => layersUnder(element, from, observe),
  drawn: follow,
})
