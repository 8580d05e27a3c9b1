import type { Endpoint } from '@baize/contract'
import * as z from 'zod/mini'

interface Shape {
  properties?: Record<string, { type?: string }>
  required?: string[]
}

export interface BadInput {
  /** What is wrong with it, in words. */
  how: string
  input: unknown
  /**
   * Whether the endpoint's own schema refuses it; the others may be taken, but must not break
   * anything.
   */
  refused: boolean
}

/** What is wrong with a single field, whatever the field is. */
const wrongs: Record<string, unknown> = {
  null: null,
  'a number': 12_345,
  'a negative number': -1,
  'a huge number': 1e21,
  'a truth value': true,
  'a list': [],
  'an object': { $ne: null },
  'an empty text': '',
  'a text too long': 'x'.repeat(5000),
  emoji: '🎰🃏',
  markup: '<img src=x onerror=alert(1)>',
  'a quote': `'; drop table player; --`,
  'half a character': '\ud83c',
  'a NUL': 'a\0b',
  'a path': '../../etc/passwd',
  __proto__: '__proto__',
  'a day before all others': '0000-01-01',
  'a day after all others': '9999-12-31',
  'no day of the calendar': '2026-02-31',
}

/** What is wrong with a whole body. */
const wrongBodies: Record<string, unknown> = { null: null, 'a list': [], 'a text': 'text', 'a number': 42, nothing: {} }

/**
 * Bad inputs of an endpoint, made from its own schema: every field missing and wrong in every way,
 * and bodies that are no object.
 */
export function badInputs(endpoint: Endpoint, right: object): BadInput[] {
  const schema = endpoint.request(z)
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape
  const isText = carriesTexts(endpoint)
  const bad = (how: string, input: unknown): BadInput => {
    const arriving = isText ? textsOf(input as object) : input
    return { how, input, refused: !schema.safeParse(arriving).success }
  }
  const without = (name: string) => Object.fromEntries(Object.entries(right).filter(([key]) => key !== name))
  const fields = Object.entries(properties).flatMap(([name, shape]) => [
    ...(required.includes(name) ? [bad(`${name} is missing`, without(name))] : []),
    ...wrongsFor(name, alike(properties, shape)).map(([how, value]) =>
      bad(`${name} is ${how}`, { ...right, [name]: value }),
    ),
  ])
  if (isText) return fields.filter(({ input }) => isFlat(input as object))
  return [...fields, ...Object.entries(wrongBodies).map(([how, input]) => bad(`the body is ${how}`, input))]
}

/** Names of the fields that look the same to a schema. */
const alike = (properties: Record<string, unknown>, shape: unknown): string[] =>
  Object.keys(properties).filter(name => JSON.stringify(properties[name]) === JSON.stringify(shape))

/**
 * Few fields that are alike are each wrong in every way; many take turns, so that a form of thirty
 * fields costs no minutes.
 */
const few = 6
const wrongsFor = (name: string, fields: readonly string[]) =>
  Object.entries(wrongs).filter((_, turn) => fields.length <= few || turn % few === fields.indexOf(name) % few)

const isFlat = (input: object): boolean =>
  Object.values(input).every(value => value === null || typeof value !== 'object')

/**
 * Whether the input is a query or a form, which carry texts alone. What is sealed is JSON, whatever
 * carries it.
 */
const carriesTexts = ({ method, sealed, encoding }: Endpoint): boolean =>
  !sealed && (method === 'GET' || method === 'DELETE' || encoding === 'form')

/** What arrives of an input: texts, and nothing of what is null. */
const textsOf = (input: object): object =>
  Object.fromEntries(
    Object.entries(input).flatMap(([name, value]) =>
      value === null || value === undefined ? [] : [[name, String(value)]],
    ),
  )
