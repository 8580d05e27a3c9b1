import sanitizeHtml, { type Attributes } from 'sanitize-html'

/** Elements that content of an operator may use; the elements clean by the same list once more. */
const allowed = 'p br b strong i em u s small sub sup ul ol li h3 h4 blockquote table thead tbody tr th td a'.split(' ')
/** Elements whose text is no text for people. */
const dropped =
  'script style template noscript noembed noframes iframe svg math title textarea option xmp plaintext'.split(' ')

/** A link leaves the page over https, in a tab of its own that knows nothing of us; any other address is dropped. */
function closeLink({ href = '' }: Attributes): Attributes {
  const address = URL.parse(href)
  return address?.protocol === 'https:' ? { href: address.href, target: '_blank', rel: 'noopener noreferrer' } : {}
}

/**
 * Markup that holds nothing but plain formatting and links. Every text that is stored as markup comes through here first (ANN-15); what
 * staff types into notices is stored as plain text and needs none of this.
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
