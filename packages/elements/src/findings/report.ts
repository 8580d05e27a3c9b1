/** Reports to the page, as `baize-error`, what is wrong with an element. */
export function report(element: Element, code: string, message: string): void {
  const detail = { code, message, element: element.localName }
  element.dispatchEvent(new CustomEvent('baize-error', { detail, bubbles: true, composed: true }))
}

/** Max settings that are reported, for a page that gives ever new ones. */
const maxReports = 50
const reported = new Set<string>()

/** Reports to the page, once, a setting that has no effect. */
export function reportSetting(message: string): void {
  if (reported.has(message) || reported.size >= maxReports) return
  reported.add(message)
  const detail = { code: 'bad-setting', message, element: '' }
  document.dispatchEvent(new CustomEvent('baize-error', { detail }))
}
