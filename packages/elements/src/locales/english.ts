import account from './account.en.json' with { type: 'json' }
import common from './en.json' with { type: 'json' }

interface Texts {
  [key: string]: string | Texts
}

/** The English texts, filled in the way the client fills them in, for tests of what a person reads. */
export function english(key: string, values: Record<string, unknown> = {}): string {
  const step = (at: string | Texts | undefined, part: string) => (typeof at === 'object' ? at[part] : undefined)
  const look = (texts: Texts) => key.split('.').reduce<string | Texts | undefined>(step, texts)
  const [found] = [common, account].map(look).filter(text => typeof text === 'string')
  if (typeof found !== 'string') throw new Error(`No text ${key}`)
  return found.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]))
}
