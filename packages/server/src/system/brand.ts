import * as z from 'zod/mini'
import { settingSubject, type Setting } from '../db/settings.ts'
import { LinkAddress } from './setting-addresses.ts'

/** Letters of the longest name that the header of a phone has room for. */
const maxNameLength = 24

const Colour = () => z.string().check(z.regex(/^#[0-9a-f]{6}$/i))
/** Colours by their roles, as `--baize-felt` names them without its beginning. */
const Colours = () => z.record(z.string().check(z.regex(/^[a-z]+(-[a-z]+)*$/)), Colour())

/**
 * What tells the sites of two merchants apart at sight: name, logo, and colours of both themes in
 * place of ours.
 */
export const brandSetting = settingSubject(
  'brand',
  z.object({
    name: z.string().check(z.minLength(1), z.maxLength(maxNameLength)),
    /** Address of a square picture. */
    logo: LinkAddress(),
    colours: z.object({ dark: Colours(), light: Colours() }),
  }),
  { name: 'Baize', logo: '/icon.svg', colours: { dark: {}, light: {} } },
)
export type Brand = Setting<typeof brandSetting>

type Sheet = Readonly<Record<string, string>>

const rule = (selector: string, colours: Sheet): string => {
  const lines = Object.entries(colours).map(([role, colour]) => `  --baize-${role}: ${colour};\n`)
  return lines.length ? `${selector} {\n${lines.join('')}}\n` : ''
}

/** Ours again in the light theme, where a brand has a colour for the dark one alone. */
const oursAgain = (dark: Sheet): Sheet => Object.fromEntries(Object.keys(dark).map(role => [role, 'initial']))

/** The colours of a brand as a style sheet of its site; empty where they are ours. */
export const brandSheet = ({ colours: { dark, light } }: Brand): string =>
  rule(':root', dark) + rule(":root[data-theme='light']", { ...oursAgain(dark), ...light })
