import { generate } from 'lean-qr/nano'

/** Empty modules around the code, without which cameras do not find it. */
const margin = 4

/** Runs of dark modules as one path: a picture of our own making, so that no page has to allow images or markup for it. */
function pathOf(text: string): { size: number; path: string } {
  const code = generate(text)
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

/** A QR code. Dark on white in every theme, because many cameras read nothing else. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = pathOf(text)
  return (
    <svg
      className="two-factor-qr"
      part="code"
      role="img"
      aria-label={label}
      width="180"
      height="180"
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
