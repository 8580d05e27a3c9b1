import type { Endpoint } from '@baize/contract'
import * as z from 'zod/mini'

interface Field {
  type?: string
  enum?: unknown
  const?: unknown
}

/** How the schema of an id or a code reads, that of each one of a list too. */
const code = `"pattern":${JSON.stringify('^[\\w.:-]+$')}`
/** Fields by which people are named. */
const people = ['account']
/** One-use proofs that a person asks, whoever that is. */
const proofs = ['captchaId', 'verifyId']

/** The fields of an endpoint's input that carry texts, by its own schema. */
export interface TextFields {
  /** What names an object or a person. */
  names: string[]
  /** What is typed, is secret, or has a form of its own, such as a day. */
  others: string[]
}

export function textFieldsOf(endpoint: Endpoint): TextFields {
  const { properties = {} } = z.toJSONSchema(endpoint.request(z), { io: 'input', unrepresentable: 'any' })
  const fields = Object.entries(properties as Record<string, Field>)
  const names = fields
    .filter(
      ([name, field]) => people.includes(name) || (JSON.stringify(field).includes(code) && !proofs.includes(name)),
    )
    .map(([name]) => name)
  const isText = ({ type, enum: some, const: one }: Field) => type === 'string' && !some && !one
  const others = fields.filter(([name, field]) => isText(field) && !names.includes(name)).map(([name]) => name)
  return { names, others }
}

const shift = (char: string): string => {
  const row = ['0123456789', 'abcdef'].find(chars => chars.includes(char))
  return row?.[(row.indexOf(char) + 1) % row.length] ?? char
}

/** A name, or a list of them, of the same form that nothing has: its last characters are others. */
export function missingName(name: unknown): unknown {
  if (Array.isArray(name)) return name.map(missingName)
  const text = String(name)
  return text.slice(0, -8) + Array.from(text.slice(-8), shift).join('')
}
