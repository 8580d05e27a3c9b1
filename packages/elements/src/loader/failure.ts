import { pageRegistry, type Config } from '@baize/client'
import { setSheet } from '../runtime/set-sheet.ts'
import { texts } from 'baize:loader-texts'

/**
 * Our looks, dark and light, as far as the loader carries them: the sheets come with the code. The
 * ground is ours, too, so that the sentence can be read on any page. Like every view of ours it is
 * hidden, or cannot be pressed, with what the page hides or takes pointers from. A popup that is to
 * be open says it over the page: its element stands where nobody looks.
 */
const css =
  'p{all:initial;pointer-events:inherit;visibility:inherit;display:block;padding:12px;border-radius:12px;text-align:center;' +
  'font:14px/20px var(--baize-font,Inter,sans-serif);color:#10211a;background:#f1f4f1}' +
  ':host([open]) p{position:fixed;inset:auto 0 0;z-index:9999999;pointer-events:auto}' +
  'button{margin:4px;border:0;padding:12px;border-radius:12px;font:inherit;color:#fff;background:#17704e;cursor:pointer}' +
  '.dark{color:#f1eddf;background:#0b1310}.dark button{color:#0b1310;background:#34a378}'

/** Whether a browser has what every element of ours is drawn with; Safari has it since 16.4. */
export const isSupported = (): boolean => 'adoptedStyleSheets' in Document.prototype

/** A setting of an element, else of the page. */
function settingOf(element: Element, name: 'locale' | 'theme'): string | undefined {
  const { scope, queue } = pageRegistry()
  const page = (scope?.$config.get() ?? Object.assign({}, ...queue)) as Config
  return element.getAttribute(name) ?? page[name]
}

/** Whether a theme is dark; without one the text of the page says so: light text stands on dark. */
const isDark = (theme: string | undefined, color: string): boolean =>
  theme === 'dark' || (theme !== 'light' && Number(color.split(',')[1]) > 127)

/** Draws a sentence in an element in place of its view. What stands inside it stays visible. */
export function drawNote(element: Element, ...content: (string | Node)[]): void {
  const note = document.createElement('p')
  // Not `role`, which is no property of older browsers.
  note.setAttribute('role', 'alert')
  note.setAttribute('part', 'load-failure')
  note.append(...content)
  if (isDark(settingOf(element, 'theme'), getComputedStyle(element).color)) note.className = 'dark'
  const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' })
  root.replaceChildren(note, document.createElement('slot'))
  setSheet(root, css)
}

/** Elements that say so now: each does once, however often others of its tag come to the page. */
const failed = new WeakSet<Element>()

/**
 * Says in the shadow root of an element that its code did not arrive, and offers to try again
 * (BOOT-31), or that this browser cannot draw it. What stands inside the element stays visible. The
 * element takes the root over.
 */
export function showFailure(element: Element, error: unknown, retry: () => void): void {
  if (failed.has(element)) return
  failed.add(element)
  const lang = settingOf(element, 'locale') ?? element.closest<HTMLElement>('[lang]')?.lang ?? ''
  const [sentence, again, unsupported] = texts[lang.slice(0, 2).toLowerCase()] ?? texts.en
  // A browser that cannot read our code has got it.
  const isNetwork = isSupported() && !(error instanceof SyntaxError)
  const button = document.createElement('button')
  button.append(again)
  button.onclick = () => {
    failed.delete(element)
    retry()
  }
  const message = isNetwork ? sentence : unsupported
  drawNote(element, message, ...(isNetwork ? [' ', button] : []))
  const code = isNetwork ? 'chunk-load-failed' : 'unsupported-browser'
  const detail = { code, message, element: element.localName }
  element.dispatchEvent(new CustomEvent('baize-error', { detail, bubbles: true, composed: true }))
}
