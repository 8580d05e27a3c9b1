/**
 * Has the browser keep something as a file.
 * @param address - a data address: it is saved, never shown
 */
export function saveFile(address: string, name: string): void {
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
}
