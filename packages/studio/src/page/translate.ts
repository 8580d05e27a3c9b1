/** Gives a text by its key; `{name}` in it is filled in. */
export interface TFunction<Key extends string> {
  (key: Key, values?: Record<string, string | number>): string
  /** The text of a key that comes from outside, null where there is none. */
  find(key: string, values?: Record<string, string | number>): string | null
}

/** Gives the texts of tables that lie over one another, the last one on top. */
export function translator<Key extends string>(...tables: readonly Readonly<Record<string, string>>[]): TFunction<Key> {
  const texts = Object.assign({}, ...tables) as Record<Key, string>
  const text: (key: Key, values?: Record<string, string | number>) => string = (key, values = {}) =>
    texts[key].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
  return Object.assign(text, {
    find: (key: string, values?: Record<string, string | number>) =>
      Object.hasOwn(texts, key) ? text(key as Key, values) : null,
  })
}
