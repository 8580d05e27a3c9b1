/* The looks of Baize as data. Rules read the short inner name (`--felt`); hosts set the long one
   (`--baize-felt`) on an element or any ancestor. The wrapper `.root` of every element maps the one
   to the other, so a token set anywhere above reaches inside. Between the two stands what the
   appearance says that a page has chosen (`--appearance-felt`, of `appearances/`). */

/** Colour roles, as [dark, light]. What may stand on what is proved by `tokens.test.ts`. */
export const colours = {
  bg: ['#0B1310', '#F1F4F1'],
  surface: ['#121D18', '#FFFFFF'],
  raised: ['#192720', '#FFFFFF'],
  sunk: ['#0E1713', '#F6F8F6'],
  hover: ['#20312A', '#E9EFEB'],
  rail: ['#0E1814', '#113F2E'],
  'rail-text': ['#F1EDDF', '#F4F1E4'],
  'rail-muted': ['#A9B6AD', '#B9CDC1'],
  line: ['rgb(237 230 208 / 10%)', 'rgb(14 38 28 / 12%)'],
  'line-2': ['rgb(237 230 208 / 18%)', 'rgb(14 38 28 / 22%)'],
  field: ['#66796F', '#788980'],
  text: ['#F1EDDF', '#10211A'],
  muted: ['#A9B6AD', '#4C5E55'],
  faint: ['#8B9A91', '#5F7067'],
  felt: ['#34A378', '#17704E'],
  'felt-hover': ['#43B689', '#125F41'],
  'felt-press': ['#2B8D67', '#0D4E35'],
  'on-felt': ['#04130C', '#FFFFFF'],
  'felt-text': ['#63CC9F', '#13694A'],
  'felt-tint': ['rgb(84 190 146 / 14%)', 'rgb(23 112 78 / 10%)'],
  brass: ['#D8B15B', '#D8B15B'],
  'brass-hover': ['#E4C172', '#CDA349'],
  'brass-press': ['#C39C45', '#BD933A'],
  'on-brass': ['#1C1503', '#1C1503'],
  'brass-text': ['#E2C17A', '#775710'],
  'brass-tint': ['rgb(216 177 91 / 14%)', 'rgb(190 146 48 / 16%)'],
  win: ['#63CC9F', '#13694A'],
  'win-tint': ['rgb(99 204 159 / 14%)', 'rgb(23 112 78 / 10%)'],
  loss: ['#F2978A', '#AE3627'],
  'loss-tint': ['rgb(242 151 138 / 14%)', 'rgb(174 54 39 / 9%)'],
  warn: ['#EDAA55', '#875300'],
  'warn-tint': ['rgb(237 170 85 / 14%)', 'rgb(200 130 10 / 13%)'],
  info: ['#8CBDE0', '#1E5C8A'],
  'info-tint': ['rgb(140 189 224 / 14%)', 'rgb(30 92 138 / 10%)'],
  danger: ['#C8483A', '#B93B2C'],
  'on-danger': ['#FFFFFF', '#FFFFFF'],
  panel: ['#14593F', '#14593F'],
  'on-panel': ['#F6F0DD', '#F6F0DD'],
  'panel-muted': ['#DCE6DA', '#DCE6DA'],
  'panel-accent': ['#F0D798', '#F0D798'],
  scrim: ['rgb(5 9 7 / 72%)', 'rgb(12 26 20 / 56%)'],
  focus: ['#F6E2AC', '#0E5A8A'],
  'shadow-1': ['0 1px 2px rgb(0 0 0 / 40%)', '0 1px 2px rgb(16 33 26 / 10%)'],
  'shadow-2': ['0 8px 24px rgb(0 0 0 / 40%)', '0 8px 24px rgb(16 33 26 / 12%)'],
  'shadow-3': ['0 24px 64px rgb(0 0 0 / 56%)', '0 24px 64px rgb(16 33 26 / 24%)'],
} as const satisfies Record<string, readonly [dark: string, light: string]>
export type Role = keyof typeof colours

/** Values that are the same in both themes: faces, radii, motion. */
export const constants = {
  font: 'Inter, "Noto Sans Arabic", system-ui, sans-serif',
  display: 'Newsreader, "Noto Sans Arabic", Georgia, serif',
  r1: '4px',
  r2: '8px',
  r3: '12px',
  r4: '16px',
  rp: '999px',
  quick: '120ms',
  base: '200ms',
  slow: '320ms',
  ease: 'cubic-bezier(.2, .7, .2, 1)',
} as const

/** Roles that stay ours on every page: nobody can make the keyboard focus invisible. */
const ours: readonly string[] = ['focus']

/**
 * Every custom property by which a page gives an element its looks, but for its size and the
 * surface under it.
 */
export const tokenNames: readonly string[] = [
  ...Object.keys(colours),
  ...Object.keys(constants),
  'sight',
  'drawing',
].map(name => `--baize-${name}`)

/**
 * A page that gives a fill and not its states means them all: theirs under a pointer is never ours.
 */
const fallback = (name: string, value: string) => {
  const fill = /^(.+)-(hover|press)$/.exec(name)?.[1]
  return fill ? `var(--baize-${fill},${value})` : value
}

const rule = (name: string, value: string) =>
  ours.includes(name)
    ? `--${name}:${value};`
    : `--${name}:var(--baize-${name},${fallback(name, `var(--appearance-${name},${value})`)});`

const theme = (index: 0 | 1) =>
  Object.entries(colours)
    .map(([name, pair]) => rule(name, pair[index]))
    .join('')

const shared = Object.entries(constants)
  .map(([name, value]) => rule(name, value))
  .join('')

/** The sheet that gives every element its tokens, dark unless the wrapper says light. */
export const tokens = `.root{color-scheme:dark;${shared}${theme(0)}}.root[data-theme=light]{color-scheme:light;${theme(1)}}`
