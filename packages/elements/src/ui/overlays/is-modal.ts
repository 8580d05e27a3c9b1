/**
 * Whether an element is a dialog that is open and modal. Browsers that know no `:modal` (Chrome
 * before 105, Firefox before 103) throw: there every dialog that is open counts.
 */
export function isModal(element: Element): boolean {
  if (!element.matches('dialog[open]')) return false
  try {
    return element.matches(':modal')
  } catch {
    return true
  }
}
