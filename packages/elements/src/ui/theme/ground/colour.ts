import type { Rgb } from '../contrast.ts'

/** A colour as the browser reads it, in whatever form it was written; null where it cannot. Tried on a property that no page gives. */
export function readOn({ style }: HTMLElement, drawn: CSSStyleDeclaration, text: string): Rgb | null {
  style.floodColor = ''
  style.floodColor = `color-mix(in srgb,${text},${text})`
  // `color(srgb 0.2 0.4 0.6 / 0.5)`; what no screen can show is taken as its nearest.
  const parts = style.floodColor && drawn.floodColor.match(/[\d.e-]+|none/g)
  style.floodColor = ''
  if (!parts) return null
  const [red = 0, green = 0, blue = 0, alpha = 1] = parts.map(part => Math.min(1, Math.max(0, Number(part) || 0)))
  return [red * 255, green * 255, blue * 255, alpha]
}

/** The same inside an element of ours, where the attempt is not seen. */
export function readIn({ shadowRoot }: Element, text: string): Rgb | null {
  const probe = document.createElement('i')
  shadowRoot?.append(probe)
  const colour = readOn(probe, getComputedStyle(probe), text)
  probe.remove()
  return colour
}
