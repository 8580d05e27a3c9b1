import { languages, type Language } from '@baize/contract'
import { and, desc, eq } from 'drizzle-orm'
import { readFile } from 'node:fs/promises'
import { basename, isAbsolute } from 'node:path'
import { UsageError, type Command } from '../area.ts'
import type { Deps } from '../deps.ts'
import { readArticle, type WrittenArticle } from './article-file.ts'
import { publishArticle, withdrawArticle } from './publish.ts'
import { latestArticles } from './shown-articles.ts'
import { helpArticle } from './tables.ts'

type Subject = (deps: Deps, words: readonly string[], by: string) => Promise<string[]>

/** @throws UsageError where there is no such language */
function languageOf(word = ''): Language {
  const code = word.toUpperCase()
  if (!Object.hasOwn(languages, code)) throw new UsageError(`There is no language "${word}".`)
  return code as Language
}

/** An article and its name, from a file of this machine. @throws UsageError */
async function fileOf(path = ''): Promise<{ id: string; article: WrittenArticle }> {
  if (!isAbsolute(path) || !path.endsWith('.md')) throw new UsageError('Name a file by its whole path, ending in .md.')
  const file = await readFile(path, 'utf8').catch(() => null)
  if (file === null) throw new UsageError(`There is no file ${path}.`)
  const id = basename(path, '.md')
  return { id, article: readArticle(id, file) }
}

const list: Subject = async deps => {
  const rows = await latestArticles(deps)
  return rows.map(
    ({ id, language, version, withdrawn, title }) =>
      `${id.padEnd(20)} ${language} ${String(version).padStart(3)} ${withdrawn ? 'withdrawn' : 'shown    '} ${JSON.stringify(title)}`,
  )
}

/** What an article would look like to a browser, without publishing it. */
const preview: Subject = async (_deps, [path]) => {
  const { id, article } = await fileOf(path)
  const { title, category, anchor, content } = article
  return [`${id}: ${JSON.stringify(title)}, in ${category}, at #${anchor}`, content]
}

const publish: Subject = async (deps, [language, path], by) => {
  const code = languageOf(language)
  const { id, article } = await fileOf(path)
  const version = await publishArticle(deps, { id, language: code, article, by })
  return [`${id} is shown in ${code}, version ${version}.`]
}

const versions: Subject = async ({ db }, [language, id = '']) => {
  const code = languageOf(language)
  const rows = await db
    .select()
    .from(helpArticle)
    .where(and(eq(helpArticle.id, id), eq(helpArticle.language, code)))
    .orderBy(desc(helpArticle.version))
  if (!rows.length) throw new UsageError(`There is no article "${id}" in ${code}.`)
  return rows.map(
    ({ version, publishedAt, publishedBy, withdrawn, title }) =>
      `${String(version).padStart(3)} ${publishedAt.toISOString()} ${publishedBy}${withdrawn ? ' withdrawn' : ''} ${JSON.stringify(title)}`,
  )
}

/** Publishes an earlier version once more, as the next one. */
const restore: Subject = async (deps, [language, id = '', number = ''], by) => {
  const code = languageOf(language)
  const at = and(eq(helpArticle.id, id), eq(helpArticle.language, code), eq(helpArticle.version, Number(number) || 0))
  const [row] = await deps.db.select().from(helpArticle).where(at)
  if (!row) throw new UsageError(`There is no version "${number}" of "${id}" in ${code}.`)
  const { category, place, anchor, title, source, content, see } = row
  const article = { category, place, anchor, title, source, content, see }
  const version = await publishArticle(deps, { id, language: code, article, by })
  return [`${id} is shown in ${code}, version ${version}.`]
}

const withdraw: Subject = async (deps, [language, id = ''], by) => {
  const code = languageOf(language)
  const done = await withdrawArticle(deps, { id, language: code, by })
  if (!done) throw new UsageError(`No article "${id}" is shown in ${code}.`)
  return [`${id} is no longer shown in ${code}.`]
}

const subjects: Readonly<Record<string, Subject>> = { list, preview, publish, versions, restore, withdraw }

/**
 * Staff's command for the articles of the help centre, which are files of markdown with their
 * fields before them.
 */
export const helpCommand: Command = {
  usage:
    'help [list | preview FILE | publish LANGUAGE FILE | versions LANGUAGE ID | restore LANGUAGE ID VERSION | withdraw LANGUAGE ID]',
  does: 'lists the articles of the help, shows one as it would be, publishes or withdraws one, goes back to a version',
  run: async (deps, [word = 'list', ...rest], by) => {
    const subject = Object.hasOwn(subjects, word) ? subjects[word] : undefined
    if (!subject) throw new UsageError(`There is no subject "${word}".`)
    return { ok: true, lines: await subject(deps, rest, by) }
  },
}
