import type { Endpoint } from '@baize/contract'
import * as z from 'zod/mini'

/** The parts of JSON Schema that the contract's schemas come out as. */
export interface JsonSchema {
  $schema?: string
  $ref?: string
  $defs?: Record<string, JsonSchema>
  type?: string | string[]
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

/** Schema of an endpoint's input, as it travels. */
export const requestSchema = (endpoint: Endpoint): JsonSchema =>
  plain(z.toJSONSchema(endpoint.request(z), { io: 'input', unrepresentable: 'any' }) as JsonSchema)

/** Schema of `value` in an endpoint's answer. */
export const replySchema = (endpoint: Endpoint): JsonSchema =>
  plain(z.toJSONSchema(endpoint.reply(z), { io: 'output', unrepresentable: 'any' }) as JsonSchema)

/** Schema of `value` in an endpoint's refusal; null where a refusal has a code alone. */
export const refusalSchema = (endpoint: Endpoint): JsonSchema | null =>
  endpoint.refusal
    ? plain(z.toJSONSchema(endpoint.refusal(z), { io: 'output', unrepresentable: 'any' }) as JsonSchema)
    : null
