const key = 'baize.searches'
/** Max searches that are kept (GAME-45). */
const maxTerms = 10

/** Where the browser keeps nothing, and on pages of others, searches last as long as the page. */
let ofPage: readonly string[] = []

const isTerm = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** Saved searches; anything else that is found in the storage is left out. */
export function readTerms(text: string | null): string[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(value) ? value.filter(isTerm).slice(0, maxTerms) : []
  } catch {
    return []
  }
}

/** The newest first, each once, whatever its case. */
export const withTerm = (terms: readonly string[], term: string): string[] =>
  [term, ...terms.filter(each => each.toLowerCase() !== term.toLowerCase())].slice(0, maxTerms)

/**
 * Searches made before, the last one first.
 * @param own - whether the page is the operator's own site
 */
export function savedTerms(own: boolean): readonly string[] {
  try {
    return own ? readTerms(localStorage.getItem(key)) : ofPage
  } catch {
    return ofPage
  }
}

export function saveTerms(own: boolean, terms: readonly string[]): void {
  ofPage = terms
  if (!own) return
  try {
    localStorage.setItem(key, JSON.stringify(terms))
  } catch {
    // A full or forbidden storage forgets them with the page.
  }
}
