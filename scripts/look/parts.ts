import type { Locator, Page } from 'playwright'
import type { Width } from './state.ts'

/**
 * How a part must be seen: whole in the window; at least in part, as a list that goes on below it;
 * or as a game, which fills the window
 * to its edges below a bar.
 */
export type Rule = 'whole' | 'partly' | 'fills'

/** A part that must be seen. */
export interface Part {
  /** Selector of the part, through shadow roots; the first one that is drawn counts. */
  selector: string
  rule: Rule
  /** Where it is there; absent: at both widths. */
  width?: Width
}

/** Must be in the window from edge to edge. */
export const whole = (...selectors: readonly string[]): Part[] =>
  selectors.map(selector => ({ selector, rule: 'whole' }))
/** Must begin in the window. */
export const partly = (...selectors: readonly string[]): Part[] =>
  selectors.map(selector => ({ selector, rule: 'partly' }))
/** Must fill the window but for a bar. */
export const fills = (...selectors: readonly string[]): Part[] =>
  selectors.map(selector => ({ selector, rule: 'fills' }))

/** Parts that are there on a phone alone. */
export const onPhone = (parts: readonly Part[]): Part[] => parts.map(part => ({ ...part, width: 390 }))
/** Parts that are there on a desk alone. */
export const onDesktop = (parts: readonly Part[]): Part[] => parts.map(part => ({ ...part, width: 1440 }))

/** Max height of a bar over a game, in pixels. */
const maxBar = 64
/** Min pixels that must be seen of what is seen in part. */
const minVisible = 24

interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** How much of an element can be seen in its document. */
interface Visibility {
  isVisible: boolean
  /** The ancestor that clips it, and the box that is left, from its own corner. */
  clippedBy: string | null
  visibleBox: Box
  /** What lies over it, at how many of five points. */
  coveredBy: string | null
  covered: number
}

/** Runs in the document of an element: whether it is drawn, what clips it and what covers it. */
function visibilityOf(node: Element): Visibility {
  const flatParent = (node: Node): Element | null => {
    if (node instanceof Element && node.assignedSlot) return node.assignedSlot
    const parent = node.parentNode
    return parent instanceof ShadowRoot ? parent.host : parent instanceof Element ? parent : null
  }
  const nameOf = (node: Element) => {
    const root = node.getRootNode()
    const home = root instanceof ShadowRoot ? `${root.host.localName} ` : ''
    return `${home}${node.localName}${[...node.classList].map(name => `.${name}`).join('')}`
  }
  const isWithin = (inner: Element, outer: Element) => {
    for (let each: Element | null = inner; each; each = flatParent(each)) if (each === outer) return true
    return false
  }
  // The veil of a tile lies over its art, and belongs to it.
  const home = node.closest('article, a, button, label') ?? node
  const own = node.getBoundingClientRect()
  const visible = { left: own.left, top: own.top, right: own.right, bottom: own.bottom }
  let cutBy: string | null = null
  for (let each: Element | null = node; each && each !== document.documentElement; each = flatParent(each)) {
    const style = getComputedStyle(each)
    if (each !== node && each !== document.body && (style.overflowX !== 'visible' || style.overflowY !== 'visible')) {
      const box = each.getBoundingClientRect()
      const isClipped =
        visible.left < box.left - 1 ||
        visible.top < box.top - 1 ||
        visible.right > box.right + 1 ||
        visible.bottom > box.bottom + 1
      if (isClipped) cutBy ??= nameOf(each)
      visible.left = Math.max(visible.left, box.left)
      visible.top = Math.max(visible.top, box.top)
      visible.right = Math.min(visible.right, box.right)
      visible.bottom = Math.min(visible.bottom, box.bottom)
    }
    // No ancestor clips what lies over the page.
    if (style.position === 'fixed' || each.matches(':modal, :popover-open')) break
  }
  const inWindow = {
    left: Math.max(visible.left, 0),
    top: Math.max(visible.top, 0),
    right: Math.min(visible.right, innerWidth),
    bottom: Math.min(visible.bottom, innerHeight),
  }
  const at = (across: number, down: number): Element | null => {
    const x = inWindow.left + (inWindow.right - inWindow.left) * across
    const y = inWindow.top + (inWindow.bottom - inWindow.top) * down
    let hit = document.elementFromPoint(x, y)
    for (;;) {
      const inner: Element | null = hit?.shadowRoot?.elementFromPoint(x, y) ?? null
      if (!inner || inner === hit) return hit
      hit = inner
    }
  }
  const points: (readonly [number, number])[] = [
    [0.5, 0.5],
    [0.2, 0.2],
    [0.8, 0.2],
    [0.2, 0.8],
    [0.8, 0.8],
  ]
  const hits = points.map(([across, down]) => at(across, down))
  const others = hits.filter(hit => !hit || !(isWithin(hit, home) || isWithin(home, hit)))
  // Beside a letter or a round corner a point hits what is behind the part, so a part counts as
  // covered only by other elements, unless none of the five points hits it.
  const isHit = hits.some(hit => hit && isWithin(hit, home)) || getComputedStyle(node).pointerEvents === 'none'
  const over = isHit ? others : hits
  return {
    isVisible:
      own.width > 0 && own.height > 0 && node.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    clippedBy: cutBy,
    visibleBox: {
      left: visible.left - own.left,
      top: visible.top - own.top,
      right: visible.right - own.left,
      bottom: visible.bottom - own.top,
    },
    coveredBy: over[0] ? nameOf(over[0]) : over.length ? 'nothing' : null,
    covered: over.length,
  }
}

const boxText = ({ left, top, right, bottom }: Box): string =>
  `${Math.round(left)},${Math.round(top)} to ${Math.round(right)},${Math.round(bottom)}`

/** The first of what a selector finds that is drawn; without one, the first. */
async function firstDrawn(all: Locator): Promise<Locator> {
  const drawn = all.filter({ visible: true })
  return ((await drawn.count()) ? drawn : all).first()
}

async function faultOf(page: Page, { selector, rule }: Part): Promise<string | null> {
  const node = await firstDrawn(page.locator(selector))
  if (!(await node.count())) return 'is not there'
  const visibility = await node.evaluate(visibilityOf)
  const box = await node.boundingBox()
  if (!visibility.isVisible || !box) return 'is not drawn'
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  const seen: Box = {
    left: Math.max(0, box.x + visibility.visibleBox.left),
    top: Math.max(0, box.y + visibility.visibleBox.top),
    right: Math.min(width, box.x + visibility.visibleBox.right),
    bottom: Math.min(height, box.y + visibility.visibleBox.bottom),
  }
  const is: Box = { left: box.x, top: box.y, right: box.x + box.width, bottom: box.y + box.height }
  const isWhole = is.left >= -1 && is.top >= -1 && is.right <= width + 1 && is.bottom <= height + 1
  if (rule === 'whole' && visibility.clippedBy) return `is cut by ${visibility.clippedBy}`
  if (rule === 'whole' && !isWhole) return `is outside of the window: ${boxText(is)}`
  if (
    seen.right - seen.left < Math.min(minVisible, box.width) ||
    seen.bottom - seen.top < Math.min(minVisible, box.height)
  )
    return `is outside of what one sees: ${boxText(is)}`
  const isFull = seen.left <= 1 && seen.right >= width - 1 && seen.top <= maxBar && seen.bottom >= height - 1
  if (rule === 'fills' && !isFull) return `does not fill the window: ${boxText(seen)}`
  // A bar that stays in its place may lie over the end of a list.
  if (visibility.covered > (rule === 'whole' ? 0 : 2)) return `is covered by ${visibility.coveredBy}`
  return null
}

/** What is wrong with the parts of a page that must be seen, a line each. */
export async function partFaults(page: Page, requiredParts: readonly Part[]): Promise<string[]> {
  const faults: string[] = []
  const width = page.viewportSize()?.width
  for (const part of requiredParts) {
    if (part.width && part.width !== width) continue
    const fault = await faultOf(page, part)
    if (fault) faults.push(`${part.selector} ${fault}`)
  }
  return faults
}
