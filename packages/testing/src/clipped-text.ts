import type { Frame, Page } from 'playwright'

/**
 * Runs in a document. Sets the min text spacing that a page has to bear (WCAG 1.4.12), and takes it
 * away again.
 * @returns the texts that it cuts off or pushes out of their button, field or card, and that can be
 *   read without it
 */
function clippedInDocument(): string[] {
  const css =
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' +
    'p { margin-bottom: 2em !important }'
  const roots = (root: Document | ShadowRoot): (Document | ShadowRoot)[] => [
    root,
    ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? roots(shadowRoot) : [])),
  ]
  const all = roots(document)
  const parentOf = (node: Element): Element | null =>
    node.assignedSlot ?? node.parentElement ?? (node.getRootNode() as ShadowRoot).host ?? null
  const nameOf = (node: Element): string => `${node.localName}.${node.getAttribute('class') ?? ''}`

  /** A line that is cut short at every spacing; pressed, it opens all of its text. */
  const teaser = '.notice-open'

  /**
   * What is on its way, as the next picture of a banner is: it is looked at where it comes to
   * stand.
   */
  const moving = new Set(
    all
      .flatMap(root => root.getAnimations())
      .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity)
      .map(({ effect }) => (effect as KeyframeEffect).target),
  )

  /** What of a box ends where the box does, and whether its text can be moved into sight. */
  function edgesOf(box: Element) {
    const style = getComputedStyle(box)
    if (/^(inline|contents)$/.test(style.display)) return null
    const isDrawn = style.backgroundColor !== 'rgba(0, 0, 0, 0)' || style.borderTopWidth !== '0px'
    return {
      style,
      cutsX: /hidden|clip/.test(style.overflowX),
      cutsY: /hidden|clip/.test(style.overflowY),
      scrolls: /auto|scroll/.test(style.overflowX + style.overflowY),
      isUnseen: style.clipPath.startsWith('inset(50%'),
      isDrawn,
    }
  }

  /**
   * The box that a text does not fit into, by name. What lies wholly beside a box, as the next
   * picture of a banner does, is not meant.
   */
  function outOf(text: Text): string | null {
    const own = text.parentElement
    if (!own?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || own.closest(teaser)) return null
    const range = document.createRange()
    range.selectNodeContents(text)
    // The letters themselves are lower than their line.
    const rects = [...range.getClientRects()]
      .filter(({ width, height }) => width > 1 && height > 1)
      .map(({ left, right, top, bottom, height }) => [left, right, top + height * 0.2, bottom - height * 0.2] as const)
    let found: string | null = null
    for (let box: Element | null = own; box && box !== document.body && rects.length; box = parentOf(box)) {
      if (moving.has(box)) return null
      const edges = edgesOf(box)
      if (!edges) continue
      if (edges.isUnseen) return null
      if (edges.scrolls) break
      const { left, right, top, bottom } = box.getBoundingClientRect()
      for (const [from, to, over, under] of rects) {
        const x = (to > right + 1.5 || from < left - 1.5) && to > left + 1 && from < right - 1
        const y = (under > bottom + 1 || over < top - 1) && to > left && from < right
        if ((x && (edges.cutsX || edges.isDrawn)) || (y && (edges.cutsY || edges.isDrawn))) found ??= nameOf(box)
      }
      if (edges.style.position === 'fixed') break
    }
    return found
  }

  function search(): Map<Text, string> {
    const found = new Map<Text, string>()
    for (const root of all) {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const box = text.textContent?.trim() ? outOf(text as Text) : null
        if (box) found.set(text as Text, box)
      }
    }
    return found
  }

  const usual = search()
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  for (const root of all) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
  const spaced = search()
  const isWide = document.documentElement.scrollWidth > document.documentElement.clientWidth
  for (const root of all) root.adoptedStyleSheets = root.adoptedStyleSheets.filter(each => each !== sheet)
  const texts = [...spaced].filter(([text]) => !usual.has(text))
  return [
    ...(isWide ? ['the page is wider than the window'] : []),
    ...texts.map(([text, box]) => `“${text.data.trim().slice(0, 60)}” in ${box}`),
  ]
}

/**
 * Texts of a page and the frames on it that can no longer be read once lines, letters and words
 * stand further apart.
 */
export async function clippedText(page: Page): Promise<string[]> {
  const lists = await Promise.all(page.frames().map(frame => inFrame(frame)))
  return [...new Set(lists.flat())]
}

/** A frame that has just been left has nothing to read. */
const inFrame = (frame: Frame): Promise<string[]> =>
  frame.isDetached() ? Promise.resolve([]) : frame.evaluate(clippedInDocument)
