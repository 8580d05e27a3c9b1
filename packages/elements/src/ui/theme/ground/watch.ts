import { measure, type Look } from './look.ts'
import { parentOf, type Ground, type Pass } from './painted.ts'
import type { ColorScheme } from './scheme-on.ts'

/** Milliseconds between two looks at a page that changes all the time. */
const pause = 200

const looks = new WeakMap<Element, Look>()
/** Elements that follow their ground, with what is told when it has changed. */
const followers = new Map<Element, () => void>()
const ancestors = new WeakSet<EventTarget>()

let pass: Pass | null = null
/** What is above several elements is looked at once, as long as nothing can have changed. */
function sharedPass(): Pass {
  if (!pass) queueMicrotask(() => (pass = null))
  return (pass ??= new Map<Element, Ground>())
}

/** How an element is drawn; measured when it is first asked for, then kept until `follow()` finds another one. */
export function lookOf(element: Element): Look {
  const look = looks.get(element) ?? measure(element, sharedPass())
  looks.set(element, look)
  return look
}

/** The colours of an element that follows its ground; undefined for one that was told. */
export const followedScheme = (element: Element): ColorScheme | undefined =>
  followers.has(element) ? looks.get(element)?.scheme : undefined

function measureAll(): void {
  // All are read before any is drawn.
  const changed = [...followers].filter(([element]) => {
    const before = JSON.stringify(looks.get(element))
    const look = measure(element, sharedPass())
    if (JSON.stringify(look) === before) return false
    looks.set(element, look)
    return true
  })
  for (const [, tell] of changed) tell()
}

let due: 'no' | 'yes' | 'again' = 'no'
/** Measures before the next frame, at once the first time and then at most so often. */
function soon(): void {
  if (due !== 'no') return void (due = 'again')
  due = 'yes'
  requestAnimationFrame(() => {
    measureAll()
    setTimeout(() => {
      const again = due === 'again'
      due = 'no'
      if (again) soon()
    }, pause)
  })
}

let observer: MutationObserver | undefined
let ending: AbortController | undefined

/** Hears of all that can change a ground: what elements stand in, style sheets that come or go, the end of a transition, the window. */
function start(): void {
  const { signal } = (ending = new AbortController())
  observer = new MutationObserver(soon)
  observer.observe(document.head, { subtree: true, childList: true, attributes: true, characterData: true })
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', soon, { signal })
  addEventListener('resize', soon, { signal })
  const hear = ({ type, target }: Event) => {
    if (type === 'change' || ancestors.has(target as Node) || (target as Element).matches?.('link,style')) soon()
  }
  for (const type of ['change', 'load', 'transitionend', 'animationend'])
    document.addEventListener(type, hear, { signal, capture: true })
}

function stop(): void {
  observer?.disconnect()
  ending?.abort()
}

/** Follows the ground of an element until the function it returns is called. One observer serves the page, and none is left behind. */
export function watch(element: Element, tell: () => void): () => void {
  if (!followers.size) start()
  followers.set(element, tell)
  follow(element)
  return () => {
    looks.delete(element)
    if (followers.delete(element) && !followers.size) stop()
  }
}

/** Looks again at an element that was drawn again, and so may have been moved, and at what it stands in from now on. */
export function follow(element: Element): void {
  if (!followers.has(element)) return
  for (let node: Element | null = element; node; node = parentOf(node)) {
    ancestors.add(node)
    observer?.observe(node, { attributes: true })
  }
  soon()
}
