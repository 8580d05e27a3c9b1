/** The part of opentype.js 2 that the generator calls; the package brings no types of its own. */
declare module 'opentype.js' {
  export interface PathCommand {
    type: 'M' | 'L' | 'Q' | 'Z'
    x: number
    y: number
    x1: number
    y1: number
  }
  export interface Glyph {
    index: number
    advanceWidth: number
    path: { commands: PathCommand[] }
  }
  export interface Font {
    unitsPerEm: number
    charToGlyph(char: string): Glyph
    getKerningValue(left: Glyph, right: Glyph): number
  }
  const opentype: { parse(buffer: ArrayBuffer): Font }
  export default opentype
}
