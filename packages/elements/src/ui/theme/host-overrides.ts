import { colours, type Role } from './tokens.ts'

/** Our own value of a colour: what the appearance says, else that of the theme. */
export const ownColour = (role: Role, scheme: 'dark' | 'light', drawn: CSSStyleDeclaration): string =>
  drawn.getPropertyValue(`--preset-${role}`) || colours[role][scheme === 'dark' ? 0 : 1]

/** The colours of an element's wrapper that a page has set, on the element or above it. */
export function hostOverrides(root: HTMLElement, scheme: 'dark' | 'light'): Role[] {
  const style = getComputedStyle(root)
  return (Object.keys(colours) as Role[]).filter(
    role => style.getPropertyValue(`--${role}`) !== ownColour(role, scheme, style),
  )
}

/** Whether a page has set a colour, or the surface that an element stands on. */
export const hasHostColours = (root: HTMLElement, scheme: 'dark' | 'light'): boolean =>
  hostOverrides(root, scheme).length > 0 || getComputedStyle(root).getPropertyValue('--baize-plate') !== ''
