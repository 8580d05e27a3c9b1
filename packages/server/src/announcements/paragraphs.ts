const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escape = (text: string) => text.replace(/[&<>"']/g, sign => entities[sign] ?? sign)

/**
 * The markup of the plain text of staff: an empty line separates paragraphs, everything else is
 * escaped. No markup is stored, so none can reach a player (ANN-15).
 */
export const paragraphs = (text: string): string =>
  text
    .split(/\n\s*\n/)
    .map(part => part.trim())
    .filter(Boolean)
    .map(part => `<p>${escape(part).replaceAll('\n', '<br>')}</p>`)
    .join('')
