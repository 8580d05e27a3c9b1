/** Names the characters of a text that are no printable ASCII, each once, such as `U+200B`. */
export const oddCharacters = (text: string): string[] => [
  ...new Set(
    [...text]
      .filter(character => !/^[\x20-\x7E]$/.test(character))
      .map(character => `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`),
  ),
]
