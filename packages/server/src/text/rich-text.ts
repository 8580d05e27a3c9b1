import { Marked } from 'marked'
import sanitizeHtml, { type Attributes } from 'sanitize-html'

/** Tags that an operator's content may use; the elements sanitise by the same list again. */
const allowed = 'p br b strong i em u s small sub sup ul ol li h3 h4 blockquote table thead tbody tr th td a'.split(' ')
/** Tags that are dropped with their text. */
const dropped =
  'script style template noscript noembed noframes iframe svg math title textarea option xmp plaintext'.split(' ')

/**
 * Attributes of a link: https only, in a new tab without opener and referrer; any other address is
 * dropped.
 */
function closeLink({ href = '' }: Attributes): Attributes {
  const address = URL.parse(href)
  return address?.protocol === 'https:' ? { href: address.href, target: '_blank', rel: 'noopener noreferrer' } : {}
}

/**
 * Sanitises markup to formatting and links. Every text that is stored as markup is sanitised first
 * (ANN-15); notices are stored as plain text.
 */
export const cleanRichText = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: allowed,
    allowedAttributes: { a: ['href', 'target', 'rel'] },
    allowedSchemes: ['https'],
    allowProtocolRelative: false,
    nonTextTags: dropped,
    transformTags: { a: (tagName, attribs) => ({ tagName, attribs: closeLink(attribs) }) },
  })

const markdown = new Marked({ gfm: true })

/**
 * The markup of what staff write as markdown, with simple tags where they like: sanitised before it
 * is stored (ANN-15, CS-13).
 */
export const richTextOf = (source: string): string => cleanRichText(markdown.parse(source, { async: false }))
