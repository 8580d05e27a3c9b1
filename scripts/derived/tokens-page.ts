import { appearances as fetched } from '../../packages/elements/src/ui/theme/appearances/index.ts'
import type { AppearanceValues } from '../../packages/elements/src/ui/theme/appearances/appearance-values.ts'
import { colours, constants, type Role } from '../../packages/elements/src/ui/theme/tokens.ts'
import { tokenNotes } from './token-notes.ts'

const code = (text: string) => `\`${text}\``
const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
const table = (head: readonly string[], rows: readonly (readonly string[])[]) => [
  row(head),
  row(head.map(() => '---')),
  ...rows.map(row),
]

const appearances: Readonly<Record<string, Pick<AppearanceValues, 'colours' | 'constants'>>> = {
  felt: { colours, constants },
  ...fetched,
}
type Settable = Exclude<Role, 'focus'>
const roles = (Object.keys(colours) as Role[]).filter((role): role is Settable => role !== 'focus')
const names = Object.keys(constants) as (keyof typeof constants)[]

/** Where `plain` asks the page itself. */
const ofThePage: readonly string[] = ['text', 'font', 'display']
const own = (appearance: string, name: string) =>
  appearance === 'plain' && ofThePage.includes(name) ? 'the page’s, else ' : ''

const colourRows = roles.map(role => [
  code(`--baize-${role}`),
  tokenNotes[role],
  ...Object.entries(appearances).flatMap(([appearance, { colours }]) =>
    colours[role].map(value => own(appearance, role) + code(value)),
  ),
])
const constantRows = names.map(name => [
  code(`--baize-${name}`),
  tokenNotes[name],
  ...Object.entries(appearances).map(([appearance, { constants }]) => {
    const value = constants[name]
    return value === undefined ? 'as felt' : own(appearance, name) + code(value)
  }),
])
const switches = (name: 'sight' | 'drawing') =>
  [fetched.paper, fetched.plain].map(({ constants }) => code(constants[name] ?? 'block'))

const picture = (appearance: string, theme: string) =>
  `![${appearance}, ${theme}](../pictures/${appearance}-${theme}.webp)`

/**
 * docs/reference/tokens.md: every custom property a host may set, with what it paints and what it
 * is where nobody sets it.
 */
export const tokensPage = (): string =>
  [
    '# Tokens',
    '',
    'Printed from `packages/elements/src/ui/theme` by `npm run derive`; edit that, not this page. The pictures are drawn by `scripts/appearances.ts`.',
    '',
    'Set them on an element of ours or on anything above it; they reach through shadow roots. What you set is stronger than the appearance. `--focus` is',
    'not among them: nobody can make the keyboard focus invisible. How an appearance is chosen says [embedding.md](../embedding.md#appearance).',
    '',
    '## What each paints',
    '',
    '![Elements with the names of what paints them](../pictures/tokens.webp)',
    '',
    '## The three appearances',
    '',
    'One page of a partner, whose own face is Georgia, in each appearance and theme. Only `plain` takes the face and the colour of the page.',
    '',
    ...table(
      ['', 'dark', 'light'],
      Object.keys(appearances).map(name => [code(name), picture(name, 'dark'), picture(name, 'light')]),
    ),
    '',
    '## Colours',
    '',
    ...table(
      [
        'custom property',
        'paints',
        ...Object.keys(appearances).flatMap(name => ['dark', 'light'].map(theme => `${name}, ${theme}`)),
      ],
      colourRows,
    ),
    '',
    '`plain` takes the page’s colour of text where that has a contrast of 4.5 on all its panels, else its own.',
    '',
    '## Faces, corners, motion',
    '',
    ...table(['custom property', 'for', ...Object.keys(appearances)], constantRows),
    '',
    '## Beside them',
    '',
    ...table(
      ['custom property', 'does', ...Object.keys(appearances)],
      [
        [
          code('--baize-sight'),
          `${code('none')} leaves out the diamond beside titles.`,
          code('block'),
          ...switches('sight'),
        ],
        [
          code('--baize-drawing'),
          `${code('none')} leaves out drawings of ours: beside forms, in empty lists, on the agents’ page.`,
          code('block'),
          ...switches('drawing'),
        ],
        [code('--baize-scale'), 'Makes everything larger or smaller.', code('1'), code('1'), code('1')],
        [
          code('--baize-plate'),
          `Background of the surface that an element stands on where your page has none its texts can be read on; ${code('none')} leaves it out.`,
          ...Object.keys(appearances).map(() => code('var(--bg)')),
        ],
        [
          code('--baize-bleed'),
          'How far a row of games runs on into the gutter of the page.',
          ...Object.keys(appearances).map(() => code('0px')),
        ],
      ],
    ),
    '',
  ].join('\n')
