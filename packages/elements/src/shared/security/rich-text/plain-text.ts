const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: '\u00a0' }

/**
 * The words of a notice. Notices are written with simple markup; here only their paragraphs are
 * kept, with an empty line between them, and nothing is ever parsed as markup in the page.
 */
export const plainText = (content: string): string =>
  content
    .replace(/<(\/p|\/h\d)\b[^>]*>/gi, '\n\n')
    .replace(/<(br|\/li)\b[^>]*>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(#39|\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/\n{3,}/g, '\n\n')
    .trim()

/** A title that more words follow on the same line: it ends like a sentence. */
export const asSentence = (title: string): string => (/[\p{L}\p{N}]$/u.test(title) ? `${title}.` : title)

/**
 * The words of a notice in one line: a mark stands after each of its lines that does not end like a
 * sentence.
 */
export const inOneLine = (content: string): string =>
  plainText(content)
    .replace(/([\p{L}\p{N}])\s*\n\s*/gu, '$1 · ')
    .replace(/\s*\n\s*/g, ' ')
