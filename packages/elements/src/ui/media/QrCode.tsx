import { qrPath } from './qr-path.ts'

/** A QR code. Dark on white in every theme, because many cameras read nothing else. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = qrPath(text)
  return (
    <svg
      part="code"
      role="img"
      aria-label={label}
      width="180"
      height="180"
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} rx="2" fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
