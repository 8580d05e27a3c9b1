import type { Page } from '@playwright/test'

/**
 * Replaces every text of a page by `<font>`, through every shadow root, as the translator of a
 * browser does.
 */
export const translate = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const texts: Text[] = []
    const walk = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
      while (walker.nextNode()) {
        const node = walker.currentNode
        if (node instanceof Text) texts.push(node)
        else if (node instanceof Element && node.shadowRoot) walk(node.shadowRoot)
      }
    }
    walk(document.body)
    for (const text of texts) {
      const font = document.createElement('font')
      font.textContent = text.data
      text.replaceWith(font)
    }
  })
