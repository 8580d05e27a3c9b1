/** The inks of one poster. */
export interface Palette {
  ground: string
  /** Second plane: the pattern on the ground. */
  plane: string
  figure: string
  shade: string
  light: string
  dark: string
  title: string
}

const inks = (
  ground: string,
  plane: string,
  figure: string,
  shade: string,
  light: string,
  dark: string,
  title: string,
) => ({ ground, plane, figure, shade, light, dark, title }) satisfies Palette

/** Fourteen sets of inks; in each the title reads on its ground at 4.7 or more. */
export const palettes = {
  felt: inks('#14543D', '#0F4331', '#E2B95C', '#B98A34', '#F6E2AC', '#0A2A1F', '#F6E9C6'),
  oxblood: inks('#7A2430', '#651A26', '#EDC27A', '#C48F45', '#FBE6BC', '#3A0C14', '#FBEBD0'),
  midnight: inks('#22386B', '#1A2C58', '#F0CE86', '#C79A4B', '#FCEBC2', '#0C1734', '#F7EBCF'),
  plum: inks('#56305F', '#46254F', '#F0A98B', '#C97A62', '#FAD6C3', '#26102C', '#FBE3D6'),
  rust: inks('#A64B26', '#913F1D', '#FBE0B4', '#E6B877', '#FFF4DD', '#4E1D0A', '#FFF1D9'),
  teal: inks('#116472', '#0B515E', '#F4D79A', '#CFA75E', '#FFF0CC', '#042C34', '#FDF0D3'),
  ivory: inks('#EADFC4', '#DDCFAC', '#1F6B4C', '#124733', '#4FA27E', '#0C2B20', '#12392A'),
  ink: inks('#23272B', '#1A1D21', '#D9B25C', '#A98335', '#F2DDA1', '#0B0C0E', '#F0E2BC'),
  sky: inks('#8CBCCB', '#79ADBE', '#1D4058', '#122C40', '#4A7B96', '#0A1C2B', '#0F2C40'),
  rose: inks('#D99287', '#CC8177', '#5B1B39', '#3F0F26', '#94395F', '#2A0818', '#45112A'),
  ochre: inks('#D6A046', '#C99138', '#4A2214', '#331509', '#84462C', '#220D05', '#3A180B'),
  sage: inks('#A3C9AE', '#90BA9D', '#15503A', '#0D3828', '#3E8565', '#07241A', '#0E3B2A'),
  cobalt: inks('#2B5BA8', '#224C92', '#FBE3C0', '#E8A86A', '#FFF5E4', '#0D2450', '#FFF2DC'),
  coral: inks('#B94634', '#A53C2B', '#FFE9CC', '#F2B98B', '#FFF7E8', '#54160C', '#FFF1DF'),
} satisfies Record<string, Palette>

export type PaletteName = keyof typeof palettes
export const paletteNames = Object.keys(palettes) as PaletteName[]

/** Inks that belong to a thing and not to a poster: playing cards, dice, tiles. */
export const bone = '#FBF6E8'
export const suitRed = '#B23A2E'
export const suitBlack = '#17201C'
