/**
 * So many of something. `Array.from` would be another function on pages with Prototype.js or
 * MooTools.
 */
export const times = <T>(count: number, make: (index: number) => T): T[] =>
  [...Array<undefined>(Math.max(0, Math.floor(count) || 0))].map((_, index) => make(index))
