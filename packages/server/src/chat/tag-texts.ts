import { inLanguage } from '../text/in-language.ts'

/** What models like to talk about, by key and language. */
const texts: Record<string, Record<string, string>> = {
  football: { EN: 'Football', ES: 'Fútbol' },
  travel: { EN: 'Travel', ES: 'Viajes' },
  cards: { EN: 'Cards', ES: 'Cartas' },
  chess: { EN: 'Chess', ES: 'Ajedrez' },
  music: { EN: 'Music', ES: 'Música' },
  cooking: { EN: 'Cooking', ES: 'Cocina' },
  cinema: { EN: 'Cinema', ES: 'Cine' },
  books: { EN: 'Books', ES: 'Libros' },
}

/** A tag in the asked language; one that has no texts is shown as staff wrote it. */
export const tagText = (tag: string, language: string): string => inLanguage(texts[tag] ?? {}, language) ?? tag
