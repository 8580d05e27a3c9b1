import { colours, constants } from '../../packages/elements/src/ui/theme/tokens.ts'

const code = (text: string) => `\`${text}\``
const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

/** docs/reference/tokens.md: every custom property a host may set, with what it is where nobody sets it. */
export const tokensPage = (): string =>
  [
    '# Tokens',
    '',
    'Printed from `packages/elements/src/ui/theme/tokens.ts` by `npm run derive`; edit that, not this page.',
    '',
    'Set them on an element of ours or on anything above it; they reach through shadow roots. `--focus` is not among them: nobody can make the',
    'keyboard focus invisible.',
    '',
    '## Colours',
    '',
    row(['custom property', 'dark', 'light']),
    row(['---', '---', '---']),
    ...Object.entries(colours)
      .filter(([name]) => name !== 'focus')
      .map(([name, [dark, light]]) => row([code(`--baize-${name}`), code(dark), code(light)])),
    '',
    '## Faces, corners, motion',
    '',
    row(['custom property', 'value']),
    row(['---', '---']),
    ...Object.entries(constants).map(([name, value]) => row([code(`--baize-${name}`), code(value)])),
    '',
    '## Beside them',
    '',
    row(['custom property', 'value', 'does']),
    row(['---', '---', '---']),
    row([code('--baize-scale'), code('1'), 'Makes everything larger or smaller.']),
    row([code('--baize-sight'), code('block'), `${code('none')} leaves out the diamond beside titles.`]),
    row([
      code('--baize-plate'),
      code('var(--bg)'),
      `Background of the surface that an element stands on where your page has none its texts can be read on; ${code('none')} leaves it out.`,
    ]),
    row([code('--baize-bleed'), code('0px'), 'How far a row of games runs on into the gutter of the page.']),
    '',
  ].join('\n')
