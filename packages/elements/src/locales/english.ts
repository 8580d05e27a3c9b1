import en from './en.json' with { type: 'json' }

interface Texts {
  [key: string]: string | Texts
}

/** The English texts, filled in the way the client fills them in, for tests of what a person reads. */
export function english(key: string, values: Record<string, unknown> = {}): string {
  const step = (at: string | Texts | undefined, part: string) => (typeof at === 'object' ? at[part] : undefined)
  const found = key.split('.').reduce<string | Texts | undefined>(step, en)
  if (typeof found !== 'string') throw new Error(`No text ${key}`)
  return found.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]))
}
