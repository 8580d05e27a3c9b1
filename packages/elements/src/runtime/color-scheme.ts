import type { commonProps } from './declare.ts'

export type ColorScheme = 'dark' | 'light'
export type Theme = ColorScheme | 'auto'
export type Appearance = (typeof commonProps.appearance.values)[number]

/** How an element is drawn on the ground behind it. */
export interface ResolvedTheme {
  scheme: ColorScheme
  /** Whether it stands on a surface of ours. */
  plate?: boolean
}
