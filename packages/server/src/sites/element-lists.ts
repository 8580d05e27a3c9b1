import { UsageError } from '../area.ts'
import { elementTags } from './element-tags.gen.ts'

const pairsOf = (word: string) => Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2))

/**
 * The element that somebody may have meant: the one that shares most pairs of letters, if it is
 * half of them.
 */
function nearestTag(word: string): string | undefined {
  const typed = new Set(pairsOf(word.replace(/^baize-/, '')))
  const [best] = elementTags
    .map(tag => {
      const pairs = pairsOf(tag.slice('baize-'.length))
      return { tag, shared: (2 * pairs.filter(pair => typed.has(pair)).length) / (pairs.length + typed.size) }
    })
    .toSorted((a, b) => b.shared - a.shared)
  return best && best.shared >= 0.5 ? best.tag : undefined
}

/** @throws UsageError where a word is no tag of an element */
function requireTag(word: string): void {
  if (elementTags.includes(word)) return
  const meant = nearestTag(word)
  if (!meant) throw new UsageError(`Say all, none, or tags such as baize-agent-centre, not "${word}".`)
  throw new UsageError(`There is no element "${word}". Did you mean ${meant}?`)
}

/**
 * A list of elements, `all`, `none` or tags with spaces between, after the words of a command: tags
 * are added to it; `none` empties it first, and `all` stands alone.
 * @throws UsageError where a word is none of these, or all are in the list already
 */
export function listAfter(before: string, words: readonly string[]): string {
  const [first = ''] = words
  if (words.length === 1 && (first === 'all' || first === 'none')) return first
  const tags = first === 'none' ? words.slice(1) : words
  if (!tags.length) requireTag('')
  tags.forEach(requireTag)
  if (first !== 'none' && before === 'all')
    throw new UsageError(`All elements are in the list already. These alone: none ${tags.join(' ')}`)
  const kept = first === 'none' || before === 'none' ? [] : before.split(' ')
  return [...new Set([...kept, ...tags])].sort().join(' ')
}
