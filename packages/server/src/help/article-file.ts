import { helpCategories, type HelpCategory } from '@baize/contract'
import { UsageError } from '../area.ts'
import { richTextOf } from '../text/rich-text.ts'

/** An article as its file says it. */
export interface WrittenArticle {
  category: HelpCategory
  place: number
  anchor: string
  title: string
  source: string
  content: string
  see: string
}

const known = ['title', 'category', 'place', 'anchor', 'see']
/** Letters of a whole file. */
const maxLetters = 50_000
const word = /^[a-z][a-z0-9-]{0,63}$/
const isCategory = (text: string | undefined): text is HelpCategory =>
  helpCategories.some(category => category === text)

/**
 * The lines between the two `---` at its beginning, by name, and the words after them.
 * @throws UsageError
 */
function partsOf(file: string): { fields: Readonly<Record<string, string>>; source: string } {
  const [, head, source] = /^---\r?\n([^]*?)\r?\n---\r?\n([^]*)$/.exec(file) ?? []
  if (head === undefined || source === undefined)
    throw new UsageError('An article begins with its fields between two lines of ---.')
  const fields = head.split(/\r?\n/).map(line => {
    const [, name = '', value = ''] = /^(\w+):\s*(.*?)\s*$/.exec(line) ?? []
    if (!known.includes(name)) throw new UsageError(`"${line}" is no field: there are ${known.join(', ')}.`)
    return [name, value] as const
  })
  return { fields: Object.fromEntries(fields), source: source.trim() }
}

/**
 * Reads an article from markdown with its fields before it. Markup is sanitised before it is
 * stored, whoever wrote it (ANN-15, CS-13).
 * @throws UsageError naming what is wrong
 */
export function readArticle(id: string, file: string): WrittenArticle {
  if (!word.test(id)) throw new UsageError(`"${id}" is no name of an article: small letters, digits and hyphens.`)
  if (file.length > maxLetters) throw new UsageError(`An article has ${maxLetters} letters at most.`)
  const { fields, source } = partsOf(file)
  const { title = '', category, place = '', anchor = id, see = '' } = fields
  if (!title) throw new UsageError('An article needs a title.')
  if (!isCategory(category)) throw new UsageError(`The category is one of ${helpCategories.join(', ')}.`)
  if (!/^\d{1,4}$/.test(place)) throw new UsageError('The place is a whole number.')
  const others = see
    .split(',')
    .map(each => each.trim())
    .filter(Boolean)
  const wrong = [anchor, ...others].find(each => !word.test(each))
  if (wrong !== undefined) throw new UsageError(`"${wrong}" is no name of an article.`)
  if (!source) throw new UsageError('An article needs words.')
  const content = richTextOf(source)
  return { category, place: Number(place), anchor, title, source, content, see: others.join() }
}
