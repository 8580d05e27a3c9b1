import type { JsonSchema } from './api-schemas.ts'

interface Place {
  defs: Record<string, JsonSchema>
  /** Definitions being written, so that one that holds itself ends. */
  within: readonly string[]
  indent: string
}

const literal = (value: unknown): string => (typeof value === 'string' ? `'${value}'` : JSON.stringify(value))

const limits = ({ minLength, maxLength, format, pattern, minimum, maximum }: JsonSchema): string =>
  [
    minLength ? `at least ${minLength} characters` : '',
    maxLength === undefined ? '' : `at most ${maxLength} characters`,
    format ?? '',
    pattern && !format ? `matches ${pattern}` : '',
    minimum === undefined || minimum <= Number.MIN_SAFE_INTEGER ? '' : `from ${minimum}`,
    maximum === undefined || maximum >= Number.MAX_SAFE_INTEGER ? '' : `up to ${maximum}`,
  ]
    .filter(Boolean)
    .join(', ')

function objectText({ properties = {}, required = [], additionalProperties }: JsonSchema, place: Place): string {
  const names = Object.keys(properties)
  if (typeof additionalProperties === 'object') return `Record<string, ${write(additionalProperties, place)}>`
  if (!names.length) return '{}'
  const indent = `${place.indent}  `
  const lines = names.map(name => {
    const schema = properties[name] ?? {}
    const note = limits(schema)
    return `${indent}${name}${required.includes(name) ? '' : '?'}: ${write(schema, { ...place, indent })}${note && `  // ${note}`}`
  })
  return `{\n${lines.join('\n')}\n${place.indent}}`
}

function refText(ref: string, place: Place): string {
  const name = ref.split('/').pop() ?? ''
  const schema = place.defs[name]
  if (!schema || place.within.includes(name)) return 'unknown'
  return write(schema, { ...place, within: [...place.within, name] })
}

function write(schema: JsonSchema, place: Place): string {
  if (schema.$ref) return refText(schema.$ref, place)
  if (schema.anyOf) return [...new Set(schema.anyOf.map(part => write(part, place)))].join(' | ')
  if (schema.enum) return schema.enum.map(literal).join(' | ')
  if ('const' in schema) return literal(schema.const)
  if (schema.type === 'array') {
    const item = write(schema.items ?? {}, place)
    return item.includes(' | ') && !item.startsWith('{') ? `(${item})[]` : `${item}[]`
  }
  if (schema.type === 'object') return objectText(schema, place)
  if (Array.isArray(schema.type)) return schema.type.map(type => write({ ...schema, type }, place)).join(' | ')
  return schema.type === 'integer' ? 'number' : (schema.type ?? 'unknown')
}

/** A schema as a TypeScript type, with what else must hold behind each field. */
export const typeText = (schema: JsonSchema): string =>
  write(schema, { defs: schema.$defs ?? {}, within: [], indent: '' })
