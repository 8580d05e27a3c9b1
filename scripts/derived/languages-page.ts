import { directionOf, languageCodes, nativeName, toTag } from '../../packages/client/src/index.ts'
import { languages } from '../../packages/elements/src/locales/on-disk.ts'

const english = new Intl.DisplayNames('en', { type: 'language' })
const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

/** docs/reference/languages.md: every language that a site may offer (I18N-01, I18N-07). */
export function languagesPage(): string {
  const ours = languages()
  return [
    '# Languages',
    '',
    'Printed from `packages/client/src/i18n/languages.ts` by `npm run derive`; edit that, not this page.',
    '',
    `A page may offer these ${languageCodes.length} languages by \`locales\` of \`configure()\`; the platform offers, as its staff set it, those with texts. Calls and storage take the code; \`locale\` and \`configure()\` take the tag, and the code as well.`,
    '',
    'Those with texts need nothing else. For any other the operator supplies whole files, and what they lack is shown in English: how, says',
    '[texts.md](../texts.md#whole-files). A language from right to left turns the layout of every element around.',
    '',
    row(['code', 'tag', 'name', 'in English', 'direction', 'texts']),
    row(['---', '---', '---', '---', '---', '---']),
    ...languageCodes.map(code => {
      const tag = toTag(code)
      const direction = directionOf(tag) === 'rtl' ? 'right to left' : 'left to right'
      return row([
        code,
        `\`${tag}\``,
        nativeName(tag),
        english.of(tag) ?? tag,
        direction,
        ours.includes(tag) ? 'yes' : '',
      ])
    }),
    '',
  ].join('\n')
}
