import type { Locator, Page } from '@playwright/test'

/** A text as it is drawn: where it stands on the page, and its colour. */
interface DrawnText {
  name: string
  colour: number[]
  box: [left: number, top: number, width: number, height: number]
}

/** Runs in the page: every text of elements of ours that somebody can see, through shadow roots. */
function textsOf(elements: Element[]): DrawnText[] {
  const found: DrawnText[] = []
  const alphaOf = (node: Element | null): number =>
    node ? Number(getComputedStyle(node).opacity) * alphaOf(node.parentElement) : 1
  // What scrolls or is cut off is seen inside its own box alone.
  const cut = (node: Element | null, box: DOMRect): DOMRect => {
    if (!node) return box
    const { overflowX } = getComputedStyle(node)
    const own = node.getBoundingClientRect()
    const left = Math.max(box.left, own.left)
    const top = Math.max(box.top, own.top)
    const inner = new DOMRect(left, top, Math.min(box.right, own.right) - left, Math.min(box.bottom, own.bottom) - top)
    return cut(node.parentElement, overflowX === 'visible' ? box : inner)
  }
  const walk = (node: Node, home: string) => {
    if (node instanceof Text && node.data.trim() && node.parentElement) {
      const parent = node.parentElement
      const off = parent.closest(':disabled, [aria-disabled=true], svg, .unseen, option')
      const range = document.createRange()
      range.selectNodeContents(node)
      const box = cut(parent, range.getClientRects()[0] ?? new DOMRect())
      if (off || box.width < 4 || box.height < 6 || !parent.checkVisibility({ visibilityProperty: true })) return
      const [red = 0, green = 0, blue = 0, alpha = 1] = (getComputedStyle(parent).color.match(/[\d.]+/g) ?? []).map(
        Number,
      )
      const shown = alphaOf(parent)
      if (!shown) return
      found.push({
        name: `${home} ${parent.localName}.${parent.className} “${node.data.trim().slice(0, 24)}”`,
        colour: [red, green, blue, alpha * shown],
        box: [box.left + scrollX, box.top + scrollY, box.width, box.height],
      })
      return
    }
    if (node instanceof Element && node.shadowRoot) walk(node.shadowRoot, home)
    for (const child of node.childNodes) walk(child, home)
  }
  for (const element of elements)
    if (element.shadowRoot && element.checkVisibility()) walk(element.shadowRoot, element.localName)
  return found
}

/**
 * Runs in an empty page: texts of a picture whose contrast with the most frequent colour of their
 * box is under `minRatio`.
 */
async function measure({ picture, texts, minRatio }: { picture: string; texts: DrawnText[]; minRatio: number }) {
  const image = new Image()
  image.src = `data:image/png;base64,${picture}`
  await image.decode()
  const canvas = new OffscreenCanvas(image.width, image.height)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  context?.drawImage(image, 0, 0)
  const linear = (channel: number) => (channel <= 10 ? channel / 3294.6 : ((channel / 255 + 0.055) / 1.055) ** 2.4)
  const luminance = ([red = 0, green = 0, blue = 0]: number[]) =>
    0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  return texts.flatMap(({ name, colour, box }) => {
    const [left, top, width, height] = box.map(Math.floor) as [number, number, number, number]
    const pixels = context?.getImageData(left, top, width, height).data ?? []
    const counts = new Map<number, number>()
    for (let index = 0; index < pixels.length; index += 4) {
      const key = ((pixels[index] ?? 0) << 16) | ((pixels[index + 1] ?? 0) << 8) | (pixels[index + 2] ?? 0)
      counts.set(key, (counts.get(key) ?? 0) + 1)
    }
    const [dominant = 0] = [...counts].sort(([, one], [, other]) => other - one)[0] ?? []
    const ground = [dominant >> 16, (dominant >> 8) & 255, dominant & 255]
    const alpha = colour[3] ?? 1
    const seen = ground.map((channel, index) => (colour[index] ?? 0) * alpha + channel * (1 - alpha))
    const [one, other] = [luminance(seen), luminance(ground)]
    const ratio = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
    return ratio < minRatio ? [`${name}: ${ratio.toFixed(2)}, ${colour.join(' ')} on ${ground.join(' ')}`] : []
  })
}

/**
 * Texts of our elements that cannot be read on what is painted behind them, and how many were
 * looked at. The colour of a text is the computed one; what is behind it is counted in the pixels
 * of a picture of the whole page. What moved or changed while the picture was taken is left out.
 *
 * @param blankPage - an empty page: no content security policy keeps it from reading pictures
 */
export async function unreadable(page: Page, elements: Locator, blankPage: Page, minRatio = 4.5) {
  const before = await elements.evaluateAll(textsOf)
  const picture = (await page.screenshot({ fullPage: true, animations: 'disabled' })).toString('base64')
  const after = new Set((await elements.evaluateAll(textsOf)).map(text => JSON.stringify(text)))
  const texts = before.filter(text => after.has(JSON.stringify(text)))
  return { count: texts.length, wrong: await blankPage.evaluate(measure, { picture, texts, minRatio }) }
}
