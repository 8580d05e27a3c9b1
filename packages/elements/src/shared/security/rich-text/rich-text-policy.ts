import { parseUrl } from '@baize/contract'
import createDOMPurify, { type Config, type WindowLike } from 'dompurify'

/**
 * Elements that content of an operator may use; nothing that loads, runs, frames, names or styles.
 */
const allowedElements =
  'p br b strong i em u s small sub sup ul ol li h3 h4 blockquote table thead tbody tr th td a'.split(' ')

const rules: Config = {
  ALLOWED_TAGS: allowedElements,
  ALLOWED_ATTR: ['href'],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  ALLOWED_NAMESPACES: ['http://www.w3.org/1999/xhtml'],
  // Its text is no text for people. The rest of that kind is known to the library.
  ADD_FORBID_CONTENTS: ['textarea'],
}

/**
 * A link leaves the page over https, in a tab of its own that knows nothing of us; any other
 * address is dropped.
 */
function closeLink(node: Element): void {
  if (node.localName !== 'a') return
  const address = parseUrl(node.getAttribute('href') ?? '')
  node.removeAttribute('href')
  if (address?.protocol !== 'https:') return
  node.setAttribute('href', address.href)
  node.setAttribute('target', '_blank')
  node.setAttribute('rel', 'noopener noreferrer')
}

/**
 * Makes what `innerHTML` takes under Trusted Types, out of plain formatting and links and nothing
 * else.
 */
export interface RichTextPolicy {
  createHTML(html: string): string
}

const key = Symbol.for('baize.html')
export type Page = WindowLike & { [key]?: RichTextPolicy }

type Signing = NonNullable<Parameters<NonNullable<WindowLike['trustedTypes']>['createPolicy']>[1]>
/**
 * The policy with which DOMPurify signs the original for its parser and the result; without one it
 * would create a policy of its own name.
 */
const signs: Signing = { createHTML: html => html, createScriptURL: () => '' }

function makePolicy(page: Page): RichTextPolicy {
  const signature = page.trustedTypes?.createPolicy<Signing>('baize', signs) ?? null
  // An instance of its own: the page may share the module with us, and a hook on the common one
  // would be given the policy.
  const purify = createDOMPurify(page)
  purify.addHook('afterSanitizeAttributes', closeLink)
  const config = { ...rules, RETURN_TRUSTED_TYPE: true, TRUSTED_TYPES_POLICY: signature }
  return Object.freeze({ createHTML: (html: string) => purify.sanitize(html, config) })
}

/**
 * The one policy of the SDK on a page. To Trusted Types it is called `baize`; a host allows it with
 * `trusted-types baize`. It is made once, whichever copy of the SDK comes first, and every copy
 * finds it. The signing policy stays in this module, so that nothing passes it uncleaned.
 */
export const richTextPolicy = (page: Page): RichTextPolicy => (page[key] ??= makePolicy(page))
