import { correction, generate } from 'lean-qr/nano'

/** Empty modules around the code, without which cameras do not find it. */
const margin = 4

export interface QrPath {
  /** Modules of a side, with the margin. */
  size: number
  /** Data of an SVG path: runs of dark modules. */
  path: string
}

/**
 * A QR code of medium error correction or better (CONST-29), as one path: a picture of our own
 * making, so that no page has to allow images or markup for it.
 */
export function qrPath(text: string): QrPath {
  const code = generate(text, { minCorrectionLevel: correction.M })
  const runs: string[] = []
  for (let y = 0; y < code.size; y++)
    for (let x = 0; x < code.size; x++) {
      if (!code.get(x, y)) continue
      let length = 1
      while (code.get(x + length, y)) length++
      runs.push(`M${x + margin} ${y + margin}h${length}v1h-${length}z`)
      x += length
    }
  return { size: code.size + 2 * margin, path: runs.join('') }
}

/**
 * The same as a file: an address that is saved and never shown, which pages that forbid blob
 * addresses allow.
 */
export function qrFile(text: string): string {
  const { size, path } = qrPath(text)
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">` +
    `<rect width="${size}" height="${size}" fill="#fff"/><path d="${path}"/></svg>`
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
}
