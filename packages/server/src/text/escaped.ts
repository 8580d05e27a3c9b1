const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text for a place between the tags of a page, or between the double quotes of an attribute. */
export const escaped = (text: string): string => text.replace(/[&<>"]/g, sign => entities[sign] ?? sign)
