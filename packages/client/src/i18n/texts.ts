/** Texts of one language as i18next reads them. */
export interface Texts {
  [key: string]: string | Texts
}
/** Fetches texts of a language, named by its tag (`en`, `es`): those that every element shares, or a group that some need beside them. */
export type LoadTexts = (language: string, group?: string) => Promise<Texts>
/** Name of the file that holds them: `en`, or `account.en`. */
export const textsName = (language: string, group = ''): string => (group ? `${group}.${language}` : language)
