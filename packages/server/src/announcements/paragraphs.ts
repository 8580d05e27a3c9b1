const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escape = (text: string) => text.replace(/[&<>"']/g, sign => entities[sign] ?? sign)

/**
 * The markup of a text that staff has typed: an empty line parts paragraphs, everything else is text. No markup is ever stored, so none
 * that somebody else wrote can reach a player (ANN-15).
 */
export const paragraphs = (text: string): string =>
  text
    .split(/\n\s*\n/)
    .map(part => part.trim())
    .filter(Boolean)
    .map(part => `<p>${escape(part).replaceAll('\n', '<br>')}</p>`)
    .join('')
