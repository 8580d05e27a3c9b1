import type { colours, constants, Role } from '../tokens.ts'

/** What an appearance says in place of the tokens' own values. */
export interface AppearanceValues {
  /** Every colour that is not ours on every page, as [dark, light]. */
  colours: Readonly<Record<Exclude<keyof typeof colours, 'focus'>, readonly [dark: string, light: string]>>
  /** Faces and corners, and whether the diamond and drawings of ours are there. */
  constants: Readonly<Partial<Record<keyof typeof constants | 'sight' | 'drawing', string>>>
  /**
   * Takes the page's own face, and its colour of text where that can be read on everything of this
   * table.
   */
  ofThePage?: boolean
}

/** A colour of an appearance in one theme; that of the focus ring is not its own. */
export const colourOf = (
  { colours }: AppearanceValues,
  role: Exclude<Role, 'focus'>,
  scheme: 'dark' | 'light',
): string => colours[role][scheme === 'dark' ? 0 : 1]
