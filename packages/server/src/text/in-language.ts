/** The text in this language, else in English, else in any (I18N-08). */
export const inLanguage = <T>(texts: Record<string, T>, language: string): T | undefined =>
  texts[language] ?? texts['EN'] ?? Object.values(texts)[0]
