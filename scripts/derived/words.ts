import { blocksOf, languages, textKeys, type Block } from '../../packages/elements/src/locales/on-disk.ts'
import { isOpen } from '../../packages/elements/src/words/open-words.ts'

const openKeys = (): string[] => textKeys().filter(isOpen).sort()

/** The union of keys that a page may replace, for the settings of the client. */
export const wordKeyTypes = (): string =>
  [
    '// Written by `npm run derive` from the English texts and packages/elements/src/words/open-words.ts; edit those.',
    '',
    '/** Keys of the texts that a page may replace. */',
    'export type WordKey =',
    ...openKeys().map(key => `  | '${key}'`),
    '',
  ].join('\n')

const textOf = (language: string, key: string): string => {
  const step = (at: string | Block | undefined, part: string) => (typeof at === 'object' ? at[part] : undefined)
  const found = blocksOf(language).map(block => key.split('.').reduce<string | Block | undefined>(step, block))
  return found.find(text => typeof text === 'string') ?? ''
}
const cell = (text: string) => text.replaceAll('|', '\\|')
const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
const named = new Intl.DisplayNames('en', { type: 'language' })

/** docs/reference/texts.md: every text that a page may replace, as it is without that. */
export function textsPage(): string {
  const keys = openKeys()
  const blocks = [...new Set(keys.map(key => key.split('.')[0] ?? ''))]
  const tags = ['en', ...languages().filter(language => language !== 'en')]
  return [
    '# Texts',
    '',
    'Printed from `packages/elements/src/locales` by `npm run derive`; edit those, not this page. How a page replaces them says',
    '[texts.md](../texts.md). What is filled in, such as `{{name}}`, has to be in your words, too.',
    ...blocks.flatMap(block => [
      '',
      `## ${block}`,
      '',
      row(['key', ...tags.map(tag => named.of(tag) ?? tag)]),
      row(['---', ...tags.map(() => '---')]),
      ...keys
        .filter(key => key.split('.')[0] === block)
        .map(key => row([`\`${key}\``, ...tags.map(tag => cell(textOf(tag, key)))])),
    ]),
    '',
  ].join('\n')
}
