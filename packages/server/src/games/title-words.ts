/**
 * The words of a text as the search index holds them: lower case, without accents, letters and
 * digits only.
 */
export const wordsOf = (text: string): string[] => [
  ...new Set(
    text
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean),
  ),
]
