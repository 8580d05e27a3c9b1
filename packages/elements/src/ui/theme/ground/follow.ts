import { resolvedThemes, measure } from './resolved-theme.ts'
import { late, newPass, parentOf, type Layer } from './painted.ts'

// Comes after the first draw: elements are drawn by the ground that was there, and from here on by every other one.

/** Milliseconds that changes of a page are collected for. */
const pause = 50

/** Elements that follow their ground, with what is told when it has changed. */
const followers = new Map<Element, () => void>()
const ancestors = new WeakSet<EventTarget>()

let due: unknown
function measureAll(): void {
  due = null
  const pass = newPass()
  // All are read before any is drawn.
  const changed = [...followers].filter(([element]) => resolvedThemes.get(element) !== measure(element, pass))
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

/** Looks again at an element that was drawn, and so may have been moved, and at what it stands in from now on. */
function follow(element: Element): void {
  if (!followers.has(element)) return
  for (let node: Element | null = element; node; node = parentOf(node)) {
    ancestors.add(node)
    observer?.observe(node, { attributes: true })
  }
  soon()
}

/** Follows the ground of an element until the function it returns is called. One observer serves the page, and none is left behind. */
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

const pictures = 'img,picture,video,canvas,iframe'

/** Whether a box before another one is laid under all of it. */
function isUnder(layer: Element, laid: CSSStyleDeclaration, element: Element): boolean {
  const order = (style: CSSStyleDeclaration) => Number(style.zIndex) || 0
  if (!/abs|fix/.test(laid.position) || order(laid) > order(getComputedStyle(element))) return false
  const [outer, inner] = [layer.getBoundingClientRect(), element.getBoundingClientRect()]
  return (
    outer.left <= inner.left + 1 &&
    outer.right >= inner.right - 1 &&
    outer.height >= Math.min(inner.height, innerHeight) - 1 &&
    layer.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  )
}

/** The picture of a hero and the veil over it: the first children of what an element stands in too, laid under the rest. */
function layersUnder(element: Element): Layer[] {
  const all = [...(parentOf(element)?.children ?? [])].slice(0, 3)
  const before = all.includes(element) ? all.slice(0, all.indexOf(element)) : all
  return before.flatMap(layer => {
    const style = getComputedStyle(layer)
    const picture = layer.matches(pictures) || layer.querySelector(pictures) !== null
    return isUnder(layer, style, element) ? [{ style, share: Number(style.opacity), picture }] : []
  })
}

Object.assign(late, { layers: layersUnder, drawn: follow })
