/** Says a text by its key; `{name}` in it is filled in. */
export type TFunction<Key extends string> = (key: Key, values?: Record<string, string | number>) => string

/** What says the texts of a language, of one table for each; English where a language has none. */
export const translator =
  <Key extends string>(tables: { en: Record<Key, string> } & Record<string, Record<Key, string>>) =>
  (language: string): TFunction<Key> => {
    const table = tables[language] ?? tables.en
    return (key, values = {}) => table[key].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
  }
