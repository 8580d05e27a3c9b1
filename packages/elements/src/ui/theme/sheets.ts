import base from './base.css'
import { tokens } from './tokens.ts'

/**
 * The style sheets of an element, in the order of their cascade: reset and tokens first, then those
 * of the parts it is built of, then its own. Parts bring the sheets of the parts inside them, so
 * one may come twice; it is taken once.
 */
export const sheets = (...lists: readonly (readonly string[])[]): string[] => [
  ...new Set([base, tokens, ...lists.flat()]),
]
