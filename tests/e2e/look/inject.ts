import type { Page } from '@playwright/test'

/** Adds rules to the page, or to the shadow roots of every element of a name, wherever they are. */
export const addStyles = (page: Page, tag: string, css: string): Promise<void> =>
  page.evaluate(
    ([tag, css]) => {
      const rootsIn = (root: Document | ShadowRoot): (Document | ShadowRoot)[] => [
        root,
        ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? rootsIn(shadowRoot) : [])),
      ]
      const isMeant = (root: Document | ShadowRoot) =>
        root instanceof ShadowRoot ? tag === '*' || root.host.localName === tag : tag === '*' || tag === 'page'
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(css)
      for (const root of rootsIn(document).filter(isMeant)) root.adoptedStyleSheets.push(sheet)
    },
    [tag, css] as const,
  )

/** Takes the style sheets of every element of a name away. */
export const takeStyles = (page: Page, tag: string): Promise<void> =>
  page.evaluate(tag => {
    const rootsIn = (root: Document | ShadowRoot): (Document | ShadowRoot)[] => [
      root,
      ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? rootsIn(shadowRoot) : [])),
    ]
    for (const root of rootsIn(document))
      if (root instanceof ShadowRoot && root.host.localName === tag) {
        root.adoptedStyleSheets = []
        for (const sheet of root.querySelectorAll('style, link[rel=stylesheet]')) sheet.remove()
      }
  }, tag)
