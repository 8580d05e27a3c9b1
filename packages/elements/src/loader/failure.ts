import { texts } from 'baize:loader-texts'

/**
 * Says in the shadow root of an element that its code did not arrive, and offers to try again
 * (BOOT-31). The element takes the root over.
 */
export function showFailure(element: Element, retry: () => void): void {
  const lang = element.getAttribute('locale') ?? element.closest<HTMLElement>('[lang]')?.lang ?? ''
  const [sentence, again] = texts[lang.slice(0, 2)] ?? texts.en
  const note = document.createElement('p')
  note.role = 'alert'
  note.part = 'load-failure'
  const button = document.createElement('button')
  button.append(again)
  button.onclick = retry
  note.append(sentence, ' ', button)
  const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' })
  root.replaceChildren(note)
  const detail = { code: 'chunk-load-failed', message: sentence, element: element.localName }
  element.dispatchEvent(new CustomEvent('baize-error', { detail, bubbles: true, composed: true }))
}
