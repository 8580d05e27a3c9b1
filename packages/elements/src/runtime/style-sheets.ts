// A constructed sheet belongs to the document it was made in; another document refuses it.
const sheetsByDocument = new WeakMap<Document, Map<string, CSSStyleSheet>>()
const injectedByElement = new WeakMap<Element, Set<string>>()

function sheetOf(css: string, document: Document): CSSStyleSheet | null {
  const view = document.defaultView
  if (!view) return null
  let sheets = sheetsByDocument.get(document)
  if (!sheets) sheetsByDocument.set(document, (sheets = new Map<string, CSSStyleSheet>()))
  let sheet = sheets.get(css)
  if (!sheet) {
    sheet = new view.CSSStyleSheet()
    sheet.replaceSync(css)
    sheets.set(css, sheet)
  }
  return sheet
}

/**
 * Gives a shadow root, or the page itself, the sheets it lacks. All roots of a document share one
 * sheet per text.
 */
export function adoptSheets(root: DocumentOrShadowRoot & Node, texts: Iterable<string>): void {
  const document = root.ownerDocument ?? (root as Document)
  for (const css of texts) {
    const sheet = sheetOf(css, document)
    if (sheet && !root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet)
  }
}

/**
 * Sheets that the host gave to one element, which stay with it when it moves to another document.
 */
export const injectedSheets = (element: Element): Iterable<string> => injectedByElement.get(element) ?? []

const constructable = (): boolean => {
  try {
    new CSSStyleSheet().replaceSync('')
    return true
  } catch {
    return false
  }
}

/**
 * Adds a sheet of the host's to one element of ours. It works under `style-src 'self'`.
 *
 * @throws TypeError when the element has no open shadow root, for instance because it is not
 *   defined yet
 */
export async function injectStyles(element: HTMLElement, css: string): Promise<void> {
  const root = element.shadowRoot
  if (!root) throw new TypeError(`<${element.localName}> has no shadow root to take styles`)
  if (!constructable()) {
    // Only such engines come here, and only a page without a strict CSP lets this work.
    const fallback = await import('shadow-dom-inject-styles')
    return fallback.injectStyles(element, '.root', css)
  }
  const own = injectedByElement.get(element) ?? new Set()
  injectedByElement.set(element, own.add(css))
  adoptSheets(root, [css])
}
