import type { Page } from 'playwright'
import { ignoreDetachedFrame } from './window.ts'

interface DrawnText {
  name: string
  box: [left: number, top: number, width: number, height: number]
}

/** Runs in a document: every text in the window that nothing lies over. */
function textsInWindow(): DrawnText[] {
  // Drawings, what is switched off, and what is there for screen readers alone.
  const unread = 'svg, option, :disabled, [aria-disabled=true], .unseen, .visually-hidden'
  const found: DrawnText[] = []
  const deepest = (x: number, y: number): Element | null => {
    let hit = document.elementFromPoint(x, y)
    for (;;) {
      const inner: Element | null = hit?.shadowRoot?.elementFromPoint(x, y) ?? null
      if (!inner || inner === hit) return hit
      hit = inner
    }
  }
  // What a row that scrolls, or an edge, cuts off is not read.
  const isCut = (box: DOMRect, node: Node | null): boolean => {
    if (!node || node === document.body) return false
    const parent = node instanceof Element ? (node.assignedSlot ?? node.parentNode) : node.parentNode
    const next = parent instanceof ShadowRoot ? parent.host : parent
    if (!(node instanceof Element)) return isCut(box, next)
    const { overflowX, overflowY, position } = getComputedStyle(node)
    const { left, top, right, bottom } = node.getBoundingClientRect()
    const isOut = box.left < left - 1 || box.right > right + 1 || box.top < top - 1 || box.bottom > bottom + 1
    if (isOut && (overflowX !== 'visible' || overflowY !== 'visible')) return true
    return position !== 'fixed' && isCut(box, next)
  }
  const take = (text: Text, parent: Element, home: string) => {
    const range = document.createRange()
    range.selectNodeContents(text)
    const [box] = range.getClientRects()
    if (!box || box.width < 6 || box.height < 8 || parent.closest(unread)) return
    if (box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight) return
    if (isCut(box, parent)) return
    if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return
    const hits = [0.1, 0.5, 0.9].map(across => deepest(box.left + box.width * across, box.top + box.height / 2))
    // Nor is what lies under something.
    if (hits.some(hit => !hit || !(hit === parent || hit.contains(parent) || parent.contains(hit)))) return
    found.push({
      name: `${home}${parent.localName}${[...parent.classList].map(name => `.${name}`).join('')} “${text.data.trim().slice(0, 30)}”`,
      box: [box.left, box.top, box.width, box.height],
    })
  }
  const walk = (node: Node, home: string) => {
    if (node instanceof Text) {
      if (node.data.trim() && node.parentElement) take(node, node.parentElement, home)
      return
    }
    if (node instanceof Element && /^(script|style|noscript|template|title)$/.test(node.localName)) return
    if (node instanceof Element && node.shadowRoot) walk(node.shadowRoot, `${node.localName} `)
    for (const child of node.childNodes) walk(child, home)
  }
  if (document.body) walk(document.body, '')
  return found
}

/**
 * Runs in an empty page: the texts in whose box no pixels stand out from its background.
 */
async function unreadableTexts({
  picture,
  texts,
  minRatio,
}: {
  picture: string
  texts: DrawnText[]
  minRatio: number
}) {
  const image = new Image()
  image.src = `data:image/png;base64,${picture}`
  await image.decode()
  const canvas = new OffscreenCanvas(image.width, image.height)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  context?.drawImage(image, 0, 0)
  const linear = (channel: number) => (channel <= 10 ? channel / 3294.6 : ((channel / 255 + 0.055) / 1.055) ** 2.4)
  return texts.flatMap(({ name, box }) => {
    const [left, top, width, height] = box.map(Math.round) as DrawnText['box']
    const data = context?.getImageData(left, top, Math.max(1, width), Math.max(1, height)).data ?? []
    const lights: number[] = []
    for (let index = 0; index < data.length; index += 4)
      lights.push(
        0.2126 * linear(data[index] ?? 0) +
          0.7152 * linear(data[index + 1] ?? 0) +
          0.0722 * linear(data[index + 2] ?? 0),
      )
    lights.sort((one, other) => one - other)
    // The middle is the ground; letters are the brightest or the darkest hundredth.
    const at = (share: number) => (lights[Math.floor((lights.length - 1) * share)] ?? 0) + 0.05
    const ratio = Math.max(at(0.99) / at(0.5), at(0.5) / at(0.01))
    return ratio < minRatio ? [`${name} cannot be read: contrast ${ratio.toFixed(2)}`] : []
  })
}

/**
 * Texts whose strongest pixels stand out less from their ground count as unreadable; what is
 * disabled is left out.
 */
const minContrast = 1.8

/**
 * Texts in the window that the picture of it does not show: white on white, or under something
 * that no press meets.
 * @param blankPage - an empty page: no content security policy keeps it from reading pictures
 */
export async function textFaults(page: Page, picture: Buffer, blankPage: Page): Promise<string[]> {
  const texts: DrawnText[] = []
  for (const frame of page.frames()) {
    const found = await frame.evaluate(textsInWindow).catch(ignoreDetachedFrame(frame))
    const place = frame.parentFrame() ? await (await frame.frameElement()).boundingBox() : { x: 0, y: 0 }
    if (!place) continue
    texts.push(
      ...found.map(({ name, box: [left, top, width, height] }): DrawnText => ({
        name,
        box: [left + place.x, top + place.y, width, height],
      })),
    )
  }
  return blankPage.evaluate(unreadableTexts, { picture: picture.toString('base64'), texts, minRatio: minContrast })
}
