import { elements, props } from 'baize:chunks'

/** What the loader knows of an element before its code is there. */
export interface KnownElement {
  tag: string
  /** Names of its properties. */
  props: readonly string[]
  /** Number of its own chunk. */
  chunk: number
  /** Numbers of the chunks that it imports beside the core. */
  imports: readonly number[]
}

const names = props.split('!')
const number = (letter: string) => letter.charCodeAt(0) - 35

/**
 * The elements of this build, out of the shortest text that says it: `login abc d`, a name, a
 * letter for each property and one for each chunk that the element imports, as far as there are
 * some. Its own chunk is named by its place in the list.
 */
export const knownElements: readonly KnownElement[] = elements.split('!').map((row, chunk) => {
  const [name, letters = '', imports = ''] = row.split(' ') as [string, string?, string?]
  return {
    tag: `baize-${name}`,
    // Not `Array.from`, which is another function on pages with Prototype.js.
    props: [...letters].map(letter => names[number(letter)] as string),
    chunk,
    imports: [...imports].map(number),
  }
})
