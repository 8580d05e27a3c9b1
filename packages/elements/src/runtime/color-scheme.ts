import type { commonProps } from './declare.ts'

export type ColorScheme = 'dark' | 'light'
export type Theme = ColorScheme | 'auto'
export type Appearance = (typeof commonProps.appearance.values)[number]

/** How an element is drawn on the background behind it. */
export interface ResolvedTheme {
  scheme: ColorScheme
  /** Whether it stands on a plate, a surface of ours (`--baize-plate`). */
  plate?: boolean
}
