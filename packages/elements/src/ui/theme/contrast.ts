/** 0 to 255 each, and 0 to 1. */
export type Rgb = readonly [red: number, green: number, blue: number, alpha: number]

/**
 * Reads `#RRGGBB`, `rgb(r g b / a%)` and the computed form `rgba(r, g, b, a)`; null for anything
 * else.
 */
export function readColour(text: string): Rgb | null {
  const hex = /^#([0-9a-f]{6})$/i.exec(text.trim())
  if (hex?.[1]) {
    const value = Number.parseInt(hex[1], 16)
    return [value >> 16, (value >> 8) & 255, value & 255, 1]
  }
  const rgb = /^rgba?\(\s*([\d.]+)[\s,]+([\d.]+)[\s,]+([\d.]+)(?:\s*[,/]\s*([\d.]+)(%?))?\s*\)$/.exec(text.trim())
  if (!rgb) return null
  const alpha = rgb[4] === undefined ? 1 : Number(rgb[4]) / (rgb[5] ? 100 : 1)
  return [Number(rgb[1]), Number(rgb[2]), Number(rgb[3]), alpha]
}

/** The colour that is seen where a half transparent one lies on an opaque one. */
export const over = (top: Rgb, ground: Rgb): Rgb => {
  const mix = (index: 0 | 1 | 2) => top[index] * top[3] + ground[index] * (1 - top[3])
  return [mix(0), mix(1), mix(2), 1]
}

const linear = (channel: number) => {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}
const luminance = ([red, green, blue]: Rgb) => 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)

/** Contrast ratio of WCAG 2.2, 1 to 21; a transparent foreground is laid over the ground first. */
export function contrast(foreground: Rgb, ground: Rgb): number {
  const [one, two] = [luminance(over(foreground, ground)), luminance(ground)]
  return (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05)
}
