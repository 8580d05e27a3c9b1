export type ColorScheme = 'dark' | 'light'
export type Theme = ColorScheme | 'auto'

/** How an element is drawn on the ground behind it. */
export interface Look {
  scheme: ColorScheme
  /** Whether it stands on a surface of ours. */
  plate?: boolean
}
