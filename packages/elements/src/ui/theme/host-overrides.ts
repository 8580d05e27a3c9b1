import { wrapperAround } from './element-around.ts'
import { colours, type Role } from './tokens.ts'

/** Whether an appearance is drawn on a wrapper: its own, or that of an element of ours around it. */
const hasAppearance = (root: HTMLElement): boolean => {
  const around = wrapperAround((root.getRootNode() as ShadowRoot).host)
  return 'appearance' in root.dataset || (around !== null && hasAppearance(around))
}

/**
 * Our own colours on a wrapper: what the appearance says, else those of the theme. What a page itself sets by the names of an appearance
 * (`--appearance-…`) is not ours.
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

/** Whether a page has set a colour, or the surface that an element stands on. */
export const hasHostColours = (root: HTMLElement, scheme: 'dark' | 'light'): boolean =>
  hostOverrides(root, scheme).length > 0 || getComputedStyle(root).getPropertyValue('--baize-plate') !== ''
