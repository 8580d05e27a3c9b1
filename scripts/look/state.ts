import type { Page } from 'playwright'
import type { Part } from './parts.ts'

/** Who looks at a page. */
export type Visitor = 'guest' | 'member' | 'agent'
export const themes = ['dark', 'light'] as const
export type Theme = (typeof themes)[number]

/** Windows that pictures are taken in: as wide as a phone, and as a desk. */
export const heights = { 390: 844, 1440: 900 } as const
export type Width = keyof typeof heights
export const widths: readonly Width[] = [390, 1440]

/** A width and a theme in which states are captured. */
export interface Variant {
  width: Width
  theme: Theme
}
export const variants: readonly Variant[] = widths.flatMap(width => themes.map(theme => ({ width, theme })))

/** Origins of a running Baize. */
export interface Origins {
  platform: string
  partner: string
  studio: string
}

/** A state of the product that can be looked at. */
export interface State {
  /** Name of its pictures. */
  name: string
  visitor: Visitor
  /**
   * Path on the site; an address on another origin begins with its name, as `partner/affiliate/`.
   */
  path: string
  /** Runs before the page opens: answers calls in place of the platform. */
  before?: (page: Page) => Promise<unknown>
  /** What is done on the page to come to the state. */
  steps?: (page: Page, variant: Variant) => Promise<unknown>
  /** Selector of what is drawn once the state is reached. */
  ready: string
  /** Parts that must be seen, whole and readable. */
  requiredParts: readonly Part[]
  /** Variant that the core suite checks; absent: only `npm run look` captures it. */
  core?: `${Width} ${Theme}`
  /** Where it is there; absent: in both themes, at both widths. */
  theme?: Theme
  width?: Width
}

/** Name of the pictures of a state. */
export const pictureName = ({ name }: Pick<State, 'name'>, { width, theme }: Variant): string =>
  `${name}-${width}-${theme}`

/** Whether a state exists at a width and in a theme. */
export const hasVariant = ({ theme, width }: Pick<State, 'theme' | 'width'>, variant: Variant): boolean =>
  (theme ?? variant.theme) === variant.theme && (width ?? variant.width) === variant.width
