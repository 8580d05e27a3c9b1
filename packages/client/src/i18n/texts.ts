/** Texts of one language as i18next reads them. */
export interface Texts {
  [key: string]: string | Texts
}
/** Fetches the texts of a language, named by its tag (`en`, `es`). */
export type LoadTexts = (language: string) => Promise<Texts>
