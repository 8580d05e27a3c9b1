import type { Schema } from '@baize/contract'
import type * as zod from 'zod/mini'

type Json = unknown
type Def = zod.core.$ZodTypes['_zod']['def']

/** A text for each expression that answers hold. */
const texts = ['some text', '12.50', '7', 'USD', '2026-03-04T05:06:07Z', '2026-03-04', 'a.b-c:d', 'EN', '#1a2b3c']
/** A schema that holds itself is followed so far. */
const deepest = 6

const defOf = (schema: unknown): Def => (schema as zod.core.$ZodTypes)._zod.def

function textFor(checks: readonly unknown[] = []): string {
  const patterns = checks.map(check => {
    const { pattern } = (check as zod.core.$ZodCheckRegex)._zod.def
    return pattern
  })
  const text = texts.find(each => patterns.every(pattern => pattern.test(each)))
  if (text === undefined) throw new Error(`No text fits ${patterns.join(' and ')}: add one`)
  return text
}

/** A value that fits a schema: with all that may be missing, or with none of it. */
export function valueOf(schema: unknown, full: boolean, depth = 0): Json {
  const def = defOf(schema)
  switch (def.type) {
    case 'string':
      return textFor(def.checks)
    case 'number':
      return 1.5
    case 'boolean':
      return true
    case 'enum':
      return Object.values(def.entries)[0]
    case 'literal':
      return def.values[0]
    case 'optional':
      return full ? valueOf(def.innerType, full, depth) : undefined
    case 'nullable':
      return full ? valueOf(def.innerType, full, depth) : null
    case 'array':
      return full && depth < deepest
        ? [valueOf(def.element, full, depth + 1), valueOf(def.element, false, depth + 1)]
        : []
    case 'record':
      return full
        ? { 'a key': valueOf(def.valueType, full, depth + 1), 1: valueOf(def.valueType, false, depth + 1) }
        : {}
    case 'object':
      return Object.fromEntries(
        Object.entries(def.shape)
          .map(([key, each]) => [key, valueOf(each, full, depth + 1)] as const)
          .filter(([, value]) => value !== undefined),
      )
    default:
      throw new Error(
        `An answer is made of ${def.type}: see whether scripts/rollup/strip/zod.ts still holds, and say here what fits it`,
      )
  }
}

/**
 * What an answer may not be made of, as nothing reads it any more: checks of anything but texts,
 * and rules for keys.
 */
export function unread(schema: Schema): string[] {
  const seen = new Set<unknown>()
  const walk = (each: unknown, path: string): string[] => {
    if (seen.has(each) || path.split('.').length > deepest) return []
    seen.add(each)
    const def = defOf(each)
    const inner =
      def.type === 'object'
        ? Object.entries(def.shape)
        : Object.entries(def).filter(([key]) =>
            ['element', 'innerType', 'valueType', 'keyType', 'catchall'].includes(key),
          )
    const found = inner.flatMap(([key, value]) => walk(value, `${path}.${key}`))
    if (def.checks?.length && def.type !== 'string') found.push(`${path}: checks of ${def.type}`)
    if (def.type === 'record' && (defOf(def.keyType).type !== 'string' || defOf(def.keyType).checks?.length))
      found.push(`${path}: keys of a record`)
    if (def.type === 'object' && def.catchall) found.push(`${path}: a rule for other keys`)
    return found
  }
  return walk(schema, '')
}

/** A key that an assignment would take for the prototype, as `JSON.parse` makes it. */
const withProto = (value: object): object =>
  JSON.parse(
    JSON.stringify(value).replace(
      /^\{(.?)/,
      (_, next: string) => `{"__proto__":{"polluted":true}${next === '}' ? '' : ','}${next}`,
    ),
  ) as object

const others: readonly Json[] = [
  ...[undefined, null, true, false, 0, -1, 1.5, Infinity, NaN],
  ...['', 'no such', '1', 'USD ', '2026-13-04T05:06:07', '__proto__', '\u2028', '12.50'],
  ...[[], [null], [undefined], [[]], {}, { length: 1 }, { constructor: 1 }, { constructor: null, hasOwnProperty: 2 }],
  JSON.parse('{"__proto__":{"polluted":true}}'),
]

function othersOf(value: Json): Json[] {
  if (Array.isArray(value)) {
    const long = Array.from({ length: 300 }, (_, index) => value[index % value.length] as Json)
    return [...others, long, [...long, null, ...long, 'wrong'], value.slice(1), value.toReversed(), { ...value }]
  }
  if (typeof value !== 'object' || value === null) return [...others]
  const entries = Object.entries(value)
  const reversed = Object.fromEntries(entries.toReversed())
  const more = { toString: 1, another: { deep: [1] }, ...value, last: null, '': 0, 7: 'seven' }
  const wrong = Object.fromEntries(entries.map(([key, each]) => [key, [each]]))
  const inherited = Object.create(value) as object
  const without = entries.map(([key]) => Object.fromEntries(entries.filter(([other]) => other !== key)))
  return [...others, reversed, more, wrong, inherited, withProto(value), Object.assign([], value), ...without]
}

/** The value with each thing in it, and itself, replaced by each of many others. */
export function* mutations(value: Json): Generator<Json> {
  yield* othersOf(value)
  if (typeof value !== 'object' || value === null) return
  for (const [key, each] of Object.entries(value))
    for (const other of mutations(each))
      yield Array.isArray(value) ? value.with(Number(key), other) : { ...value, [key]: other }
}
