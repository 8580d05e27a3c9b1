import { expect, type Page } from '@playwright/test'
import { untilStill } from './axe.ts'

/** Where the keyboard is, in the page or in the game's frame. */
export interface Focus {
  /** What a listener would call it. */
  name: string
  tag: string
  /**
   * Width of the ring around it or around what stands for it, in CSS pixels; 0 where something cuts
   * it off.
   */
  ring: number
  /** Lies in view, with nothing over it. */
  clear: boolean
}

/** Runs in the page: has no other names than its own. */
function readFocus(): Focus | null {
  let element: Element | null = null
  for (let root: DocumentOrShadowRoot | null = document; root?.activeElement; root = element.shadowRoot)
    element = root.activeElement
  if (!element || element === document.body) return null
  const up = (node: Element): Element | null =>
    node.assignedSlot ?? node.parentElement ?? (node.getRootNode() as ShadowRoot).host ?? null

  // A field is drawn by its box and a tile by its picture: the ring is where the person looks.
  const drawn = [element, element.closest('.field-box'), element.closest('.tile')?.querySelector('.tile-art')]
  const rings = drawn.map(candidate => {
    if (!candidate) return 0
    const style = getComputedStyle(candidate)
    if (style.outlineStyle === 'none' || /, 0\)|transparent/.test(style.outlineColor)) return 0
    // A page that draws none of its own has the browser's, which is as wide as the browser makes
    // it.
    const width = style.outlineStyle === 'auto' ? 2 : parseFloat(style.outlineWidth)
    const reach = Math.max(0, width + parseFloat(style.outlineOffset))
    const box = candidate.getBoundingClientRect()
    for (let over = up(candidate); over && over !== document.documentElement; over = up(over)) {
      const { overflowX, overflowY } = getComputedStyle(over)
      const clip = over.getBoundingClientRect()
      const [x, y] = [overflowX !== 'visible', overflowY !== 'visible']
      const cut = [
        x && box.left - reach < clip.left - 1,
        x && box.right + reach > clip.right + 1,
        y && box.top - reach < clip.top - 1,
        y && box.bottom + reach > clip.bottom + 1,
      ]
      // Where a page cuts off what stands at the edge of ours, three sides are left.
      if (cut.filter(Boolean).length > 1) return 0
      if (over.matches('dialog')) break
    }
    return width
  })

  const { left, top, width, height } = element.getBoundingClientRect()
  const [x, y] = [left + width / 2, top + Math.min(height, innerHeight) / 2]
  let hit = document.elementFromPoint(x, y)
  while (hit?.shadowRoot?.elementFromPoint(x, y) && hit.shadowRoot.elementFromPoint(x, y) !== hit)
    hit = hit.shadowRoot.elementFromPoint(x, y)
  const label = element.getAttribute('aria-label') ?? (element as HTMLInputElement).labels?.[0]?.textContent
  return {
    name: (label ?? element.textContent ?? '').trim(),
    tag: element.localName,
    ring: Math.max(...rings),
    clear: !!hit && (hit === element || element.contains(hit) || hit.contains(element)),
  }
}

/** Where the keyboard is; null on nothing. The frame of a game tells of itself. */
export async function focusOf(page: Page): Promise<Focus | null> {
  const here = await page.evaluate(readFocus)
  if (here?.tag !== 'iframe') return here
  const frame = page.frames().find(candidate => candidate !== page.mainFrame())
  return (await frame?.evaluate(readFocus)) ?? here
}

/** A person with a keyboard sees where they are: a ring of min 2 px, not cut off, in view. */
export async function expectSeen(page: Page): Promise<Focus> {
  // The rail that the focus has left is closing.
  await untilStill(page)
  const focus = await focusOf(page)
  expect(focus, 'something has the focus').not.toBeNull()
  const { name, tag, ring, clear } = focus as Focus
  expect(ring, `ring of <${tag}> “${name}”`).toBeGreaterThanOrEqual(2)
  expect(clear, `<${tag}> “${name}” is in view and nothing covers it`).toBe(true)
  return focus as Focus
}

/** Presses Tab until a control of this name has the focus; every stop on the way must be seen. */
export async function tabTo(page: Page, name: string | RegExp, key = 'Tab', maxSteps = 80): Promise<void> {
  const passed: string[] = []
  for (let step = 0; step < maxSteps; step++) {
    await page.keyboard.press(key)
    const focus = await focusOf(page)
    // Between page and browser, and on a frame as a whole, there is a stop that nobody drew.
    if (!focus || focus.tag === 'iframe') continue
    await expectSeen(page)
    if (typeof name === 'string' ? focus.name === name : name.test(focus.name)) return
    passed.push(focus.name)
  }
  throw new Error(`${key} never came to ${String(name)}; it came to: ${passed.join(' | ')}`)
}
