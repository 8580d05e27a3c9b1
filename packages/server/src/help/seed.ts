import { languages } from '@baize/contract'
import { readdir, readFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { Deps } from '../deps.ts'
import { readArticle } from './article-file.ts'
import { isSame } from './publish.ts'
import { latestArticles } from './shown-articles.ts'
import { helpArticle } from './tables.ts'

const folder = join(import.meta.dirname, 'articles')
/** Author of the articles that come with the platform. */
const author = 'seed'

/** Code of a language by the name of its folder, which is its tag. */
const codeOf = (tag: string): string =>
  Object.entries(languages).find(([, known]) => known === tag)?.[0] ?? tag.toUpperCase()

/** The articles that come with the platform. */
async function writtenArticles() {
  const names = (await readdir(folder, { recursive: true })).filter(name => name.endsWith('.md'))
  return Promise.all(
    names.map(async name => {
      const id = basename(name, '.md')
      const article = readArticle(id, await readFile(join(folder, name), 'utf8'))
      return { id, language: codeOf(dirname(name)), article }
    }),
  )
}

/** Publishes the articles of the demo site; what staff have published over one stays. */
export async function seedHelp(deps: Deps): Promise<void> {
  if (deps.config.mode !== 'sandbox') return
  const stored = await latestArticles(deps)
  const at = { publishedAt: deps.clock.now(), publishedBy: author, withdrawn: false }
  const changed = (await writtenArticles()).flatMap(({ id, language, article }) => {
    const latest = stored.find(each => each.id === id && each.language === language)
    if (latest && (latest.publishedBy !== author || isSame(latest, article))) return []
    return [{ ...article, ...at, id, language, version: (latest?.version ?? 0) + 1 }]
  })
  if (changed.length) await deps.db.insert(helpArticle).values(changed).onConflictDoNothing()
}
