/** Messages; a page that gives ever new settings is not told of more. */
const mostTold = 50
const told = new Set<string>()

/** Tells the page once of a setting that does nothing. */
export function tellOfSetting(message: string): void {
  if (told.has(message) || told.size >= mostTold) return
  told.add(message)
  const detail = { code: 'bad-setting', message, element: '' }
  document.dispatchEvent(new CustomEvent('baize-error', { detail }))
}
