import { languages, type Category } from '@baize/contract'
import { readdir, readFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { Deps } from '../deps.ts'
import { merchantOf } from '../merchants/index.ts'
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

/** Articles with the rules of one kind of games, which a site without that kind does not have. */
const kindOfArticle: Readonly<Record<string, Category>> = {
  'rules-cards': 'PVP',
  'rules-cockfight': 'COCKFIGHT',
  'rules-e-lottery': 'ELOTT',
  'rules-e-sports': 'ESPORTS',
  'rules-fishing': 'FISH',
  'rules-in-house': 'BGS',
  'rules-live': 'LIVE',
  'rules-lottery': 'LOTT',
  'rules-slots': 'RNG',
  'rules-sports': 'SPORTS',
}

/**
 * The articles that come with the platform.
 * @param offered - kinds of games of the site; all without it
 */
async function writtenArticles(offered: readonly Category[] | undefined) {
  const isOffered = (id: string) => {
    const kind = kindOfArticle[id]
    return !kind || !offered || offered.includes(kind)
  }
  const files = await readdir(folder, { recursive: true })
  const names = files.filter(name => name.endsWith('.md') && isOffered(basename(name, '.md')))
  return Promise.all(
    names.map(async name => {
      const id = basename(name, '.md')
      const article = readArticle(id, await readFile(join(folder, name), 'utf8'))
      const see = article.see.split(',').filter(isOffered).join()
      return { id, language: codeOf(dirname(name)), article: { ...article, see } }
    }),
  )
}

/** Publishes the articles of the demo site; what staff have published over one stays. */
export async function seedHelp(deps: Deps): Promise<void> {
  if (deps.config.mode !== 'sandbox') return
  const stored = await latestArticles(deps)
  const at = { publishedAt: deps.clock.now(), publishedBy: author, withdrawn: false }
  const changed = (await writtenArticles(merchantOf(deps.config.merchant).categories)).flatMap(
    ({ id, language, article }) => {
      const latest = stored.find(each => each.id === id && each.language === language)
      if (latest && (latest.publishedBy !== author || isSame(latest, article))) return []
      return [{ ...article, ...at, id, language, version: (latest?.version ?? 0) + 1 }]
    },
  )
  if (changed.length) await deps.db.insert(helpArticle).values(changed).onConflictDoNothing()
}
