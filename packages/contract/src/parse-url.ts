/**
 * An address, absolute or below a base; null where the text is none. Browsers know `URL.canParse`
 * and `URL.parse` only since 2023 and 2024.
 */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base)
  } catch {
    return null
  }
}
