import { elements, props } from 'baize:chunks'

/** What the loader knows of an element before its code is there. */
export interface KnownElement {
  tag: string
  /** Names of its properties. */
  props: readonly string[]
  /** Its chunk. */
  own: string
  /** What that imports beside the core. */
  imports: readonly string[]
}

/**
 * The elements of this build, out of the shortest text that says it: `login abc d`, a name, a letter for each property and one for each
 * chunk that the element imports. Its own chunk is named by its place in the list.
 */
export const knownElements: readonly KnownElement[] = elements.split(',').map((row, place) => {
  const [name = '', letters = '', imports = ''] = row.split(' ')
  return {
    tag: `baize-${name}`,
    // Not `Array.from`, which is another function on pages with Prototype.js.
    props: [...letters].map(letter => props.split(',')[letter.charCodeAt(0) - 48] ?? ''),
    own: `${place}`,
    imports: [...imports].map(letter => `s${letter.charCodeAt(0) - 48}`),
  }
})
