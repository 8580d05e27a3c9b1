/** Gives a shadow root one sheet in place of all others, where the browser has such sheets. */
export function setSheet(root: ShadowRoot, css: string): void {
  if (!root.adoptedStyleSheets) return
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  root.adoptedStyleSheets = [sheet]
}
