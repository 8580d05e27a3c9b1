import { attributes, common, unsupported } from 'baize:names'
import { unknownValues } from './check-settings.ts'
import { createElementFinder } from './find-elements.ts'
import { nearest } from './nearest.ts'

const prefix = 'baize-'
const tags = Object.keys(attributes)

/** Attributes of every element of HTML, and those by which frameworks, editors and extensions leave their marks. */
const global =
  /^(accesskey|autocapitalize|autocorrect|autofocus|class|contenteditable|dir|draggable|enterkeyhint|exportparts|hidden|id|inert|inputmode|is|lang|nonce|part|popover|role|slot|spellcheck|style|tabindex|title|translate|writingsuggestions|(aria|data|v|x|ng|hx|astro|svelte|jsx)-.*|(on|item|js).*|.*[^a-z-].*)$/

const tell = (element: Element, code: string, message: string) => {
  const detail = { code, message, element: element.localName }
  element.dispatchEvent(new CustomEvent('baize-error', { detail, bubbles: true, composed: true }))
}

/** Elements that have an attribute, as far as a line should name them. */
function ownersOf(name: string): string {
  const owners = tags.filter(tag => attributes[tag]?.includes(name)).map(tag => `<${tag}>`)
  return owners.length > 3 ? `${owners.slice(0, 3).join(', ')} and others` : owners.join(', ')
}

const meant = (suggestion: string | undefined, sign: (name: string) => string) =>
  suggestion ? ` Did you mean ${sign(suggestion)}?` : ''

function checkTag(element: Element): void {
  const tag = element.localName
  const near = nearest(
    tag.slice(prefix.length),
    tags.map(known => known.slice(prefix.length)),
  )
  const suggestion = meant(near, name => `<${prefix}${name}>`)
  tell(element, 'unknown-element', `There is no element <${tag}>.${suggestion}`)
}

/** Says of an attribute that does nothing where it stands which one may have been meant, or which elements have it. */
function checkAttribute(element: Element, name: string, own: readonly string[]): void {
  const owners = ownersOf(name)
  const advice = owners ? ` It belongs to ${owners}.` : meant(nearest(name, own), String)
  tell(element, 'unknown-attribute', `The attribute ${name} does nothing on <${element.localName}>.${advice}`)
}

/** An element whose class could not make it stays empty: the page's visitors are told that it is not they who did something wrong. */
function checkDrawn(element: Element): void {
  if (element.shadowRoot?.childElementCount) return
  const lang = element.closest<HTMLElement>('[lang]')?.lang ?? ''
  const language = Object.keys(unsupported).find(tag => lang.startsWith(tag)) ?? 'en'
  const note = document.createElement('p')
  note.append(unsupported[language] ?? '')
  const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' })
  root.append(note)
  tell(element, 'unsupported-browser', `This browser, or a script of this page, cannot make <${element.localName}>.`)
}

let toldOfPolyfill = false

/** Says once that elements have no internals: the browser itself knows nothing of an element that a forced polyfill has made. */
function checkInternals(element: Element): void {
  if (toldOfPolyfill || (element.matches(':defined') && 'states' in ElementInternals.prototype)) return
  toldOfPolyfill = true
  const message =
    'attachInternals() does not work on this page: elements are drawn, but :state(…) matches none of them.'
  tell(element, 'unsupported-browser', message)
}

const seen = new WeakSet<Element>()

/** Checks one element under our prefix, once. */
function check(element: Element): void {
  if (seen.has(element) || !element.isConnected) return
  seen.add(element)
  const tag = element.localName
  const drawn = customElements.get(tag)
  const own = attributes[tag]
  if (!own) return drawn ? undefined : checkTag(element)
  const { observedAttributes = [] } = (drawn ?? {}) as { observedAttributes?: readonly string[] }
  const known = [...own, ...common, ...observedAttributes]
  for (const name of element.getAttributeNames())
    if (!known.includes(name) && !global.test(name)) checkAttribute(element, name, known)
  if (tag === `${prefix}scope`) for (const message of unknownValues(element)) tell(element, 'bad-attribute', message)
  if (drawn && element instanceof drawn) checkInternals(element)
  else if (drawn) checkDrawn(element)
}

/** Settings that a script tag of ours may carry as `data-…`. */
const settings = [...(attributes[`${prefix}scope`] ?? []), ...common]

/** Says which setting of a script tag of ours is mistyped; what is not near any is somebody else's. */
function checkScript(script: HTMLScriptElement): void {
  for (const attribute of script.getAttributeNames()) {
    const name = attribute.slice('data-'.length)
    const near = attribute.startsWith('data-') && !settings.includes(name) ? nearest(name, settings) : undefined
    const sentence = `The script tag has no setting data-${name}.`
    if (near) tell(script, 'unknown-attribute', sentence + meant(near, setting => `data-${setting}`))
  }
}

const ourScripts = 'script[type=module][src*="/baize."]'

/** Checks what stands on the page under our names, now and whenever something is added, when the browser has time for it. */
export function checkMarkup(): void {
  // What has left the page by then is not kept for it.
  let batch: WeakRef<Element>[] = []
  const checkBatch = () => {
    const ripe = batch
    batch = []
    for (const each of ripe) {
      const element = each.deref()
      if (element) check(element)
    }
  }
  const watch = createElementFinder(element => {
    if (!element.localName.startsWith(prefix)) return
    // A framework may set attributes after it has placed the element, and its class may still be on its way.
    if (!batch.length) setTimeout(checkBatch, 500)
    batch.push(new WeakRef(element))
  })
  watch(document)
  document.querySelectorAll<HTMLScriptElement>(ourScripts).forEach(checkScript)
}
