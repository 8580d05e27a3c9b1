import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Texts by key, and blocks of them. */
export interface Block {
  [key: string]: string | Block
}

const folder = import.meta.dirname

/**
 * Names of the files of texts: a folder a language and a file a group, such as `en/common` and
 * `en/account`.
 */
export const names = (): string[] =>
  globSync('*/*.json', { cwd: folder })
    .map(file => file.replaceAll('\\', '/').replace('.json', ''))
    .sort()

/**
 * Names of the files that pages fetch: all but those of the loader, which carries what it says when
 * nothing can be fetched.
 */
export const fetched = (): string[] => names().filter(name => !name.endsWith('/loader'))

/** The languages there are, by their folders. */
export const languages = (): string[] => [...new Set(names().map(name => name.split('/')[0] ?? ''))]

/** The texts of one file. */
export const read = (name: string): Block => JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as Block

/** Keys of all English texts but those of refusals, which are named by their codes. */
export const textKeys = (): string[] => [...new Set(blocksOf('en').flatMap(block => flat(block)))]

const flat = (texts: Block, path = ''): string[] =>
  Object.entries(texts).flatMap(([key, value]) => {
    if (path === 'error.') return []
    return typeof value === 'string' ? [path + key] : flat(value, `${path}${key}.`)
  })

/** The texts of a language: the common ones and its groups, which add to one another. */
export const blocksOf = (language: string): Block[] =>
  names()
    .filter(name => name.startsWith(`${language}/`))
    .map(read)
