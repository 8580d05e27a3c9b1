export type ColorScheme = 'dark' | 'light'
export type Theme = ColorScheme | 'auto'
export type Appearance = 'felt' | 'paper' | 'plain'

/** How an element is drawn on the ground behind it. */
export interface Look {
  scheme: ColorScheme
  /** Whether it stands on a surface of ours. */
  plate?: boolean
}
