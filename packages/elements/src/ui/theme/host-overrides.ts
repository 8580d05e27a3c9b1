import { wrapperAround } from './element-around.ts'
import { colours, tokenNames, type Role } from './tokens.ts'

/**
 * Whether an appearance is drawn on a wrapper: its own, or that of an element of ours around it.
 */
const hasAppearance = (root: HTMLElement): boolean => {
  const around = wrapperAround((root.getRootNode() as ShadowRoot).host)
  return 'appearance' in root.dataset || (around !== null && hasAppearance(around))
}

/**
 * Our own colours on a wrapper: what the appearance says, else those of the theme. What a page
 * itself sets by the names of an appearance (`--appearance-…`) is not ours.
 */
export function ownColours(root: HTMLElement, scheme: 'dark' | 'light'): (role: Role) => string {
  const style = getComputedStyle(root)
  const applied = hasAppearance(root)
  return role => (applied && style.getPropertyValue(`--appearance-${role}`)) || colours[role][scheme === 'dark' ? 0 : 1]
}

/** The colours of an element's wrapper that a page has set, on the element or above it. */
export function hostOverrides(root: HTMLElement, scheme: 'dark' | 'light'): Role[] {
  const style = getComputedStyle(root)
  const ours = ownColours(root, scheme)
  return (Object.keys(colours) as Role[]).filter(role => style.getPropertyValue(`--${role}`) !== ours(role))
}

/** What a page said when its colours were looked at last, by wrapper. */
const said = new WeakMap<HTMLElement, string>()
const saidAt = (root: HTMLElement): string => {
  const style = getComputedStyle(root)
  return tokenNames.map(name => style.getPropertyValue(name)).join()
}
/** Whether a page says other things than it did then. */
export const areOthers = (root: HTMLElement): boolean => said.has(root) && said.get(root) !== saidAt(root)

/** Wrappers on which the contrast guard has put ours in place of a page's. */
export const guarded = new WeakSet<HTMLElement>()

/**
 * Whether a page has set a colour, or the surface that an element stands on; or had, so that ours
 * are still drawn in their place.
 */
export function hasHostColours(root: HTMLElement, scheme: 'dark' | 'light'): boolean {
  said.set(root, saidAt(root))
  return (
    guarded.has(root) ||
    hostOverrides(root, scheme).length > 0 ||
    getComputedStyle(root).getPropertyValue('--baize-plate') !== ''
  )
}
