import { measure, type Look } from './look.ts'
import { parentOf, type Pass } from './painted.ts'

/** Milliseconds that changes of a page are collected for. */
const pause = 50

const looks = new WeakMap<Element, Look>()
/** Elements that follow their ground, with what is told when it has changed. */
const followers = new Map<Element, () => void>()
const ancestors = new WeakSet<EventTarget>()

/** How an element is drawn; measured when it is first asked for, then kept until its ground is another one. */
export function lookOf(element: Element): Look {
  const look = looks.get(element) ?? measure(element, new Map())
  looks.set(element, look)
  return look
}

/** The colours of an element that follows its ground; undefined for one that was told. */
export const followedScheme = (element: Element): Look['scheme'] | undefined =>
  followers.has(element) ? looks.get(element)?.scheme : undefined

let due: unknown
function measureAll(): void {
  due = null
  const pass: Pass = new Map()
  // All are read before any is drawn.
  const changed = [...followers].filter(([element]) => {
    const look = measure(element, pass)
    const same = look.key === looks.get(element)?.key
    if (!same) looks.set(element, look)
    return !same
  })
  for (const [, tell] of changed) tell()
}
const soon = () => {
  due ??= setTimeout(measureAll, pause)
}

let observer: MutationObserver | undefined
let ending: AbortController | undefined

/** Hears of all that can change a ground: what elements stand in, style sheets that come or go, the end of a transition, the window. */
function start(): void {
  ending = new AbortController()
  const options = { signal: ending.signal, capture: true }
  observer = new MutationObserver(soon)
  observer.observe(document.head, { subtree: true, childList: true, attributes: true, characterData: true })
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', soon, options)
  addEventListener('resize', soon, options)
  const hear = ({ target }: Event) => {
    if (ancestors.has(target as Node) || (target as Element).matches?.('link,style,input,select')) soon()
  }
  for (const type of ['change', 'load', 'transitionend', 'animationend']) document.addEventListener(type, hear, options)
}

/** Follows the ground of an element until the function it returns is called. One observer serves the page, and none is left behind. */
export function watch(element: Element, tell: () => void): () => void {
  if (!followers.size) start()
  followers.set(element, tell)
  return () => {
    looks.delete(element)
    followers.delete(element)
    if (followers.size) return
    observer?.disconnect()
    ending?.abort()
  }
}

/** Looks again at an element that was drawn, and so may have been moved, and at what it stands in from now on. */
export function follow(element: Element): void {
  if (!followers.has(element)) return
  for (let node: Element | null = element; node; node = parentOf(node)) {
    ancestors.add(node)
    observer?.observe(node, { attributes: true })
  }
  soon()
}
