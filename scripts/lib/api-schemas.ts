import type { Row } from '@baize/contract'
import * as z from 'zod/mini'

/** The parts of JSON Schema that the contract's schemas come out as. */
export interface JsonSchema {
  $schema?: string
  $ref?: string
  $defs?: Record<string, JsonSchema>
  type?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: JsonSchema[]
  items?: JsonSchema
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: boolean | JsonSchema
  propertyNames?: JsonSchema
  pattern?: string
  format?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
}

const plain = ({ $schema: _, ...schema }: JsonSchema): JsonSchema => schema

/** What a row takes, as it travels. */
export const requestSchema = (row: Row): JsonSchema =>
  plain(z.toJSONSchema(row.request(z), { io: 'input', unrepresentable: 'any' }) as JsonSchema)

/** What stands in `value` of a row's answer. */
export const replySchema = (row: Row): JsonSchema =>
  plain(z.toJSONSchema(row.reply(z), { io: 'output', unrepresentable: 'any' }) as JsonSchema)

/** What stands in `value` of a row's refusal; null where only the code says something. */
export const refusalSchema = (row: Row): JsonSchema | null =>
  row.refusal ? plain(z.toJSONSchema(row.refusal(z), { io: 'output', unrepresentable: 'any' }) as JsonSchema) : null
