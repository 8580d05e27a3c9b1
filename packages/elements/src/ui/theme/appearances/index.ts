import { contrast } from '../contrast.ts'
import { readPainted } from '../background/background.ts'
import { paper } from './paper.ts'
import { plain } from './plain.ts'
import { colourOf, type AppearanceValues } from './appearance-values.ts'

// Comes to pages that have chosen an appearance other than felt.

export const appearances = { paper, plain }
type Name = keyof typeof appearances

const declared = (values: readonly (readonly [name: string, value: string])[]) =>
  values.map(([name, value]) => `--appearance-${name}:${value};`).join('')

/**
 * The sheet by which an element wears an appearance; what a page says by `--baize-…` is stronger.
 */
export function sheetOf(name: Name): string {
  const { colours, constants } = appearances[name]
  const theme = (index: 0 | 1) => declared(Object.entries(colours).map(([role, pair]) => [role, pair[index]]))
  const root = `.root[data-appearance=${name}]`
  return `${root}{${declared(Object.entries(constants))}${theme(0)}}${root}[data-theme=light]{${theme(1)}}`
}

const panels = ['bg', 'surface', 'raised', 'sunk', 'hover'] as const

/**
 * Face and colour that the page gives an element, the colour where it can be read on every panel.
 */
function ofThePage(root: HTMLElement, appearance: AppearanceValues): [name: string, value: string][] {
  const { host } = root.getRootNode() as ShadowRoot
  const { fontFamily, color } = getComputedStyle(host)
  const scheme = root.dataset['theme'] === 'light' ? 'light' : 'dark'
  const isReadable = panels.every(
    panel => contrast(readPainted(color), readPainted(colourOf(appearance, panel, scheme))) >= 4.5,
  )
  const faces: [string, string][] = ['font', 'display'].map(name => [name, fontFamily])
  return isReadable ? [...faces, ['text', color]] : faces
}

/**
 * Gives the wrapper of an element what its appearance says.
 *
 * @param adopt - adds a sheet to the element
 * @returns takes back what is not in that sheet
 */
export function applyAppearance(root: HTMLElement, name: Name, adopt: (css: string) => void): () => void {
  adopt(sheetOf(name))
  const appearance = appearances[name]
  const values = appearance.ofThePage ? ofThePage(root, appearance) : []
  for (const [token, value] of values) root.style.setProperty(`--appearance-${token}`, value)
  return () => {
    for (const [token] of values) root.style.removeProperty(`--appearance-${token}`)
  }
}
