import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type document from '../locales/en/document.json'

const folder = join(import.meta.dirname, '..', 'locales')

/** Languages that the studio's pages speak: one folder each. */
export const languages: readonly string[] = readdirSync(folder, { withFileTypes: true })
  .filter(entry => entry.isDirectory())
  .map(({ name }) => name)

/**
 * The page's language of `?lang=`: a BCP 47 tag or a code of the wire, English where we do not
 * speak it.
 */
export function languageOf(tag: string | undefined): string {
  const primary = tag?.toLowerCase().split('-')[0]
  return languages.find(language => language === primary) ?? 'en'
}

/** The language that a browser wants most among those that the pages speak. */
export function acceptedLanguage(header = ''): string | undefined {
  const wanted = header.split(',').map(part => {
    const [tag = '', quality] = part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*q=/)
    return { primary: tag.split('-')[0], quality: Number(quality ?? 1) }
  })
  return wanted.sort((a, b) => b.quality - a.quality).find(({ primary = '' }) => languages.includes(primary))?.primary
}

/** The texts of a group, by key. */
export const readTexts = (language: string, group: string): Record<string, string> =>
  JSON.parse(readFileSync(join(folder, language, `${group}.json`), 'utf8')) as Record<string, string>

const documents = new Map(languages.map(language => [language, readTexts(language, 'document')]))

/** A text that is written into a page itself, `{name}` in it filled in. */
export const textOf = (language: string, key: keyof typeof document, values: Record<string, string> = {}): string =>
  (documents.get(language)?.[key] ?? '').replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
