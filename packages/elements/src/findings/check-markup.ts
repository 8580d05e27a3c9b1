import { attributes, common, slotted, unsupported } from 'baize:names'
import { drawNote } from '../loader/failure.ts'
import { isUnclosed } from '../runtime/unclosed.ts'
import { suggest, didYouMean, isOurName, plainName } from './suggest.ts'
import { checkRegistered } from './check-registered.ts'
import { checkScript, isOurScript } from './check-script.ts'
import { unknownValues } from './check-settings.ts'
import { createElementFinder } from './find-elements.ts'
import { nearest } from './nearest.ts'
import { report } from './report.ts'

const prefix = 'baize-'
const tags = Object.keys(attributes)

/**
 * Attributes of every element of HTML, and those by which frameworks, editors and extensions leave
 * their marks.
 */
const global =
  /^(accesskey|autocapitalize|autocorrect|autofocus|class|contenteditable|dir|draggable|enterkeyhint|exportparts|hidden|id|inert|inputmode|is|lang|nonce|part|popover|role|slot|spellcheck|style|tabindex|title|translate|writingsuggestions|(aria|data|v|x|ng|hx|astro|svelte|jsx)-.*|(on|item|js).*|.*[^a-z-].*)$/

function checkTag(element: Element): void {
  const tag = element.localName
  const near = nearest(
    tag.slice(prefix.length),
    tags.map(known => known.slice(prefix.length)),
  )
  const suggestion = didYouMean(near && `<${prefix}${near}>`)
  report(element, 'unknown-element', `There is no element <${tag}>.${suggestion}`)
}

/**
 * Whether an attribute that does nothing is a mistake: it looks like nobody else's, or like one of
 * ours that was meant for another place.
 */
function isMistake(element: Element, name: string, known: readonly string[]): boolean {
  if (!global.test(name)) return true
  const plain = plainName(name)
  if (plain === name || !/^[a-z]/.test(name)) return false
  return name.startsWith('data-') ? known.includes(plain) && !element.hasAttribute(plain) : isOurName(plain)
}

/**
 * An element whose class could not make it stays empty: the page's visitors are told that it is not
 * they who did something wrong.
 */
function checkDrawn(element: Element): void {
  if (element.shadowRoot?.childElementCount) return
  const lang = element.closest<HTMLElement>('[lang]')?.lang ?? ''
  const language = Object.keys(unsupported).find(tag => lang.startsWith(tag)) ?? 'en'
  drawNote(element, unsupported[language] ?? '')
  report(element, 'unsupported-browser', `This browser, or a script of this page, cannot make <${element.localName}>.`)
}

let reportedPolyfill = false

/**
 * Reports, once, that elements have no internals: the browser itself knows nothing of an element
 * that a forced polyfill has made. A browser that is too old for custom states is nothing that the
 * page can mend.
 */
function checkInternals(element: Element): void {
  if (reportedPolyfill || element.matches(':defined')) return
  reportedPolyfill = true
  const message =
    'attachInternals() does not work on this page: elements are drawn, but :state(…) matches none of them.'
  report(element, 'unsupported-browser', message)
}

function reportUnclosed(element: Element): void {
  const tag = element.localName
  const message =
    `<${tag}> has no end tag, so what follows it in the page stands inside it: HTML ignores the slash of />. ` +
    `Write <${tag}></${tag}>.`
  report(element, 'unclosed-element', message)
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
  for (const name of element.getAttributeNames()) {
    if (known.includes(name) || !isMistake(element, name, known)) continue
    const message = `The attribute ${name} does nothing on <${tag}>.${suggest(name, known)}`
    report(element, 'unknown-attribute', message)
  }
  if (!slotted.includes(tag) && isUnclosed(element)) reportUnclosed(element)
  if (tag === `${prefix}scope`) for (const message of unknownValues(element)) report(element, 'bad-attribute', message)
  if (!drawn) checkRegistered(element)
  else if (element instanceof drawn) checkInternals(element)
  else checkDrawn(element)
}

/**
 * Checks what stands on the page under our names, now and whenever something is added, when the
 * browser has time for it.
 */
export function checkMarkup(): void {
  // What has left the page by then is not kept for it.
  let batch: WeakRef<Element>[] = []
  const checkBatch = () => {
    const due = batch
    batch = []
    for (const each of due) {
      const element = each.deref()
      if (element) check(element)
    }
  }
  const watch = createElementFinder(element => {
    if (isOurScript(element)) checkScript(element)
    if (!element.localName.startsWith(prefix)) return
    // A framework may set attributes after it has placed the element, and its class may still be on
    // its way.
    if (!batch.length) setTimeout(checkBatch, 500)
    batch.push(new WeakRef(element))
  })
  watch(document)
}
