import type { Prop, PropType } from './declare.ts'

/**
 * The content of an attribute: a value, nothing (`undefined`), or something that cannot be read.
 */
export type Reading = { value: unknown } | { problem: true }

const nothing: Reading = { value: undefined }
const problem: Reading = { problem: true }

const json = (text: string): Reading => {
  try {
    return { value: JSON.parse(text) as unknown }
  } catch {
    return problem
  }
}

const readers: Record<PropType, (text: string, prop: Prop) => Reading> = {
  string: (text, { values }) => (values && !values.includes(text) ? problem : { value: text }),
  number: text => (Number.isFinite(Number(text)) ? { value: Number(text) } : problem),
  boolean: text => ({ value: text !== 'false' }),
  json,
}

/**
 * Reads an attribute. Absent is the default again; so is an empty one, except for booleans, where
 * `""` is how HTML says true, and plain strings, which may be empty.
 */
export function readAttribute(prop: Prop, text: string | null): Reading {
  if (text === null) return prop.type === 'boolean' ? { value: false } : nothing
  const bare = prop.type === 'boolean' || (prop.type === 'string' && !prop.values)
  if (!bare && text.trim() === '') return nothing
  return readers[prop.type](text, prop)
}

/**
 * Reads a property, as frameworks set it: null for what is absent, text for a number. Plain data is
 * taken as it is.
 */
export function readProperty(prop: Prop, value: unknown): Reading {
  if (prop.type === 'json') return { value }
  const unset = prop.type === 'boolean' && typeof value !== 'string' ? !value : value == null
  return readAttribute(prop, unset ? null : String(value))
}
