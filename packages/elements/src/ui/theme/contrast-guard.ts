import { contrast, over, type Rgb } from './contrast.ts'
import { backgroundOf, newPass } from './background/background.ts'
import { guarded, hostOverrides, ownColours } from './host-overrides.ts'
import { minContrast, contrastPairs, type Pair } from './contrast-pairs.ts'
import { colours, type Role } from './tokens.ts'

/** Max pairs of colours that are warned of, for a page that draws ever new ones. */
const maxWarnings = 50
const warned = new Set<string>()

/**
 * A colour as the browser reads it, in whatever form it was written; null where it cannot. Tried on
 * a property that no page gives.
 */
function readOn({ style }: HTMLElement, drawn: CSSStyleDeclaration, text: string): Rgb | null {
  style.floodColor = ''
  style.floodColor = `color-mix(in srgb,${text},${text})`
  // `color(srgb 0.2 0.4 0.6 / 0.5)`; what no screen can show is taken as its nearest.
  const parts = style.floodColor && drawn.floodColor.match(/[\d.e-]+|none/g)
  style.floodColor = ''
  if (!parts) return null
  const [red = 0, green = 0, blue = 0, alpha = 1] = parts.map(part => Math.min(1, Math.max(0, Number(part) || 0)))
  return [red * 255, green * 255, blue * 255, alpha]
}

/**
 * What an element stands on, where that is known: its wrapper, else what the page paints behind it.
 */
function backgroundBehind(root: HTMLElement, drawn: CSSStyleDeclaration): Rgb | null {
  const own = drawn.backgroundImage === 'none' ? readOn(root, drawn, drawn.backgroundColor) : null
  if (own?.[3] === 1) return own
  const { host } = root.getRootNode() as ShadowRoot
  const { colour, known } = backgroundOf(host, newPass())
  return known && !('plate' in root.dataset) ? colour : null
}

/**
 * Looks at the colours that a page gave an element: a pair under 4.5 goes back to ours, both sides
 * of it, and is named once on the console. Pairs of our own colours alone are proved by a test and
 * not looked at, and a panel that lets the page shine through is the page's own affair.
 *
 * @param root - the wrapper `.root`, on the page
 * @param scheme - which of our colours replace theirs
 */
export function keepReadable(root: HTMLElement, scheme: 'dark' | 'light'): void {
  const { style } = root
  const drawn = getComputedStyle(root)
  const value = (role: Role) => drawn.getPropertyValue(`--${role}`)
  for (const role of Object.keys(colours)) style.removeProperty(`--${role}`)
  style.background = ''
  guarded.delete(root)
  const theirs = new Set(hostOverrides(root, scheme))
  const ours = ownColours(root, scheme)
  let plate = 'plate' in root.dataset ? drawn.getPropertyValue('--baize-plate') : ''
  // What stands on the rail writes in the rail's own colours, and on the page nowhere.
  let behind = drawn.getPropertyValue('--on-rail') ? null : backgroundBehind(root, drawn)

  const known: Partial<Record<string, Rgb | null>> = {}
  const read = (role: Role) => (known[value(role)] ??= readOn(root, drawn, value(role)))
  // `bg` is what an element stands on: the page, where it paints nothing there itself.
  const colourOf = (role: Role) => (role === 'bg' && behind) || read(role)
  const isBad = ([text, ground, under = ground]: Pair) => {
    if (!theirs.has(text) && !theirs.has(ground) && !(plate && ground === 'bg')) return false
    const [top, fill, panel] = [read(text), colourOf(ground), colourOf(under)]
    return top && fill && panel?.[3] === 1 && contrast(top, over(fill, panel)) < minContrast
  }
  const named = (role: Role) => {
    if (role !== 'bg' || !behind) return `--baize-${role} (${value(role)})`
    return plate
      ? `--baize-plate (${plate})`
      : `the ground of the page (rgb(${behind.slice(0, 3).map(Math.round).join(' ')}))`
  }

  // A colour set back to ours may be unreadable beside another one of the page's, so a pair that
  // was good is looked at once more.
  for (let pair; (pair = contrastPairs().find(isBad));) {
    guarded.add(root)
    const [text, ground] = pair
    const what = [text, ground].map(named).join(' on ')
    if (!warned.has(what) && warned.size < maxWarnings)
      console.warn(`[baize] ${what} has a contrast under ${minContrast}: ours are drawn`)
    if (warned.size < maxWarnings) warned.add(what)
    // A fill goes with its states, which a page may have meant by it.
    for (const role of [text, ground, `${ground}-hover`, `${ground}-press`] as Role[])
      if (theirs.delete(role)) style.setProperty(`--${role}`, ours(role))
    if (plate && ground === 'bg') {
      plate = ''
      behind = null
      style.background = 'var(--bg)'
    }
  }
}
