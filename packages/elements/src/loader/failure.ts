import { texts } from 'baize:loader-texts'

const shown = new WeakMap<Element, Element>()

/** Says inside an element, which has no shadow root yet, that its code did not arrive, and offers to try again. */
export function showFailure(element: Element, retry: () => void): void {
  const lang = element.getAttribute('locale') ?? element.closest<HTMLElement>('[lang]')?.lang ?? ''
  const [sentence, again] = texts[Object.keys(texts).findLast(tag => lang.startsWith(tag)) ?? 'en'] ?? ['', '']
  clearFailure(element)
  const note = document.createElement('p')
  note.setAttribute('role', 'alert')
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = again
  button.addEventListener('click', retry)
  note.append(sentence, ' ', button)
  element.append(note)
  shown.set(element, note)
  const detail = { code: 'chunk-load-failed', message: sentence, element: element.localName }
  element.dispatchEvent(new CustomEvent('baize-error', { detail, bubbles: true, composed: true }))
}

export function clearFailure(element: Element): void {
  shown.get(element)?.remove()
  shown.delete(element)
}
