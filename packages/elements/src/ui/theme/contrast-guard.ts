import { contrast, over, type Rgb } from './contrast.ts'
import { hostOverrides, ownColour } from './host-overrides.ts'
import { leastContrast, contrastPairs, type Pair } from './contrast-pairs.ts'
import { colours, type Role } from './tokens.ts'

/** Pairs of colours that the console is told of; a page that draws ever new ones is not told of more. */
const mostWarned = 50
const warned = new Set<string>()

/**
 * Looks at the colours that a page gave an element: a pair under 4.5 goes back to ours, both sides of it, and is named once on the console.
 * Pairs of our own colours alone are proved by a test and not looked at, and a panel that lets the page shine through is the page's own affair.
 *
 * @param root - the wrapper `.root`, on the page
 * @param scheme - which of our colours replace theirs
 */
export function keepReadable(root: HTMLElement, scheme: 'dark' | 'light'): void {
  const { style } = root
  const drawn = getComputedStyle(root)
  const value = (role: Role) => drawn.getPropertyValue(`--${role}`)
  for (const role of Object.keys(colours)) style.removeProperty(`--${role}`)
  const theirs = new Set(hostOverrides(root, scheme))

  /** A colour as the browser reads it, in whatever form it was written; null where it cannot. */
  const read = (colour: string): Rgb | null => {
    // No page gives this property, and forced colours leave it alone.
    style.floodColor = ''
    style.floodColor = `color-mix(in srgb,${colour},${colour})`
    // `color(srgb 0.2 0.4 0.6 / 0.5)`; what no screen can show is taken as its nearest.
    const parts = style.floodColor && drawn.floodColor.match(/[\d.e-]+|none/g)
    if (!parts) return null
    const [red = 0, green = 0, blue = 0, alpha = 1] = parts.map(part => Math.min(1, Math.max(0, Number(part) || 0)))
    return [red * 255, green * 255, blue * 255, alpha]
  }
  const known: Partial<Record<string, Rgb | null>> = {}
  const colourOf = (role: Role) => (known[value(role)] ??= read(value(role)))
  const isBad = ([text, ground, under = ground]: Pair) => {
    if (!theirs.has(text) && !theirs.has(ground)) return false
    const [top, fill, panel] = [colourOf(text), colourOf(ground), colourOf(under)]
    return top && fill && panel?.[3] === 1 && contrast(top, over(fill, panel)) < leastContrast
  }

  // A colour set back to ours may be unreadable beside another one of the page's, so a pair that was good is looked at once more.
  for (let pair; (pair = contrastPairs().find(isBad));) {
    const [text, ground] = pair
    const told = [text, ground].map(role => `--baize-${role} (${value(role)})`).join(' on ')
    if (!warned.has(told) && warned.size < mostWarned)
      console.warn(`[baize] ${told} has a contrast under ${leastContrast}: ours are drawn`)
    if (warned.size < mostWarned) warned.add(told)
    // A fill goes with its states, which a page may have meant by it.
    for (const role of [text, ground, `${ground}-hover`, `${ground}-press`] as Role[])
      if (theirs.delete(role)) style.setProperty(`--${role}`, ownColour(role, scheme))
  }
  style.floodColor = ''
}
