import { blocksOf, type Block } from './on-disk.ts'

const blocks = blocksOf('en')

/**
 * The English texts, filled in the way the client fills them in, for tests of what a person reads.
 */
export function english(key: string, values: Record<string, unknown> = {}): string {
  const step = (at: string | Block | undefined, part: string) => (typeof at === 'object' ? at[part] : undefined)
  const look = (texts: Block) => key.split('.').reduce<string | Block | undefined>(step, texts)
  const [found] = blocks.map(look).filter(text => typeof text === 'string')
  if (typeof found !== 'string') throw new Error(`No text ${key}`)
  return found.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]))
}
