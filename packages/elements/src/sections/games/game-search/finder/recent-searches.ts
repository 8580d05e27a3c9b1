import type { Scope } from '@baize/client'

const key = 'baize.searches'
/** Max searches that are kept (GAME-45). */
const maxTerms = 10

/**
 * Searches at each merchant of a page: where the browser keeps nothing, and on pages of others,
 * they last as long as the page.
 */
const ofPage = new WeakMap<Scope, readonly string[]>()
const inMemory = (scope: Scope) => ofPage.get(scope) ?? []

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
export function savedTerms(scope: Scope, own: boolean): readonly string[] {
  try {
    return own ? readTerms(localStorage.getItem(key)) : inMemory(scope)
  } catch {
    return inMemory(scope)
  }
}

export function saveTerms(scope: Scope, own: boolean, terms: readonly string[]): void {
  ofPage.set(scope, terms)
  if (!own) return
  try {
    localStorage.setItem(key, JSON.stringify(terms))
  } catch {
    // A full or forbidden storage forgets them with the page.
  }
}
