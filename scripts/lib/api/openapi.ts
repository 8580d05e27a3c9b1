import { commonErrors, errors, sealing, signatureHeaders } from '@baize/contract'
import type { ErrorCode, Endpoint } from '@baize/contract'
import { refusalSchema, replySchema, requestSchema } from './api-schemas.ts'
import type { JsonSchema } from './api-schemas.ts'

type Json = Record<string, unknown>

/**
 * Moves the definitions inside a schema to where the document keeps all of them, under a name of
 * their own.
 */
function hoist(schema: JsonSchema, prefix: string, components: Record<string, JsonSchema>): JsonSchema {
  const text = JSON.stringify(schema).replaceAll('#/$defs/__', `#/components/schemas/${prefix}_`)
  const { $defs = {}, ...rest } = JSON.parse(text) as JsonSchema
  for (const [name, part] of Object.entries($defs)) components[`${prefix}_${name.replace(/^__/, '')}`] = part
  return rest
}

const ofJson = (schema: JsonSchema): Json => ({ 'application/json': { schema } })

const envelope = (value: JsonSchema): JsonSchema => ({
  type: 'object',
  required: ['success', 'value', 'message'],
  properties: { success: { type: 'boolean', const: true }, value, message: { type: 'string' } },
})

const refusal = (codes: readonly ErrorCode[], value: JsonSchema | null): JsonSchema => ({
  type: 'object',
  required: ['success', 'value', 'message', 'code'],
  properties: {
    success: { type: 'boolean', const: false },
    value: value ? { anyOf: [value, { type: 'null' }] } : {},
    message: { type: 'string' },
    code: { type: 'string', enum: [...codes] },
  },
})

const statusOf = (code: ErrorCode): number => errors[code][0]

function responses(endpoint: Endpoint, reply: JsonSchema): Json {
  const byStatus = Map.groupBy(new Set<ErrorCode>([...endpoint.errors, ...commonErrors]), statusOf)
  const refused = (status: number) => refusal(byStatus.get(status) ?? [], refusalSchema(endpoint))
  const others = [...byStatus.keys()].filter(status => status !== 200).sort((a, b) => a - b)
  const ok = byStatus.has(200) ? { anyOf: [envelope(reply), refused(200)] } : envelope(reply)
  return {
    200: { description: 'The answer, or a refusal that is part of the business.', content: ofJson(ok) },
    ...Object.fromEntries(
      others.map(status => [status, { description: 'Refused.', content: ofJson(refused(status)) }]),
    ),
  }
}

function takes(endpoint: Endpoint, request: JsonSchema): Json {
  const { properties = {}, required = [] } = request
  const described = { description: 'A compact JWE of these claims; see `publicKey`.', schema: { type: 'string' } }
  if (endpoint.sealed === 'header')
    return { parameters: [{ name: sealing.header, in: 'header', required: true, ...described }] }
  if (endpoint.sealed === 'body')
    return {
      requestBody: { required: true, content: { [sealing.contentType]: { schema: described.schema } } },
      'x-sealed': request,
    }
  if (endpoint.method !== 'GET' && endpoint.method !== 'DELETE')
    return { requestBody: { required: true, content: ofJson(request) } }
  const parameters = Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
  return parameters.length ? { parameters } : {}
}

const security: Record<Endpoint['access'], Json[]> = {
  public: [],
  optional: [{}, { token: [] }],
  member: [{ token: [] }],
  vendor: [{ signature: [] }],
}

function operation(endpoint: Endpoint, components: Record<string, JsonSchema>): Json {
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    security: security[endpoint.access],
    ...(endpoint.reach && { 'x-reach': endpoint.reach }),
    ...(endpoint.access === 'member' && { 'x-trial': endpoint.trial === true }),
    ...takes(endpoint, hoist(requestSchema(endpoint), `${endpoint.name}Request`, components)),
    responses: responses(endpoint, hoist(replySchema(endpoint), endpoint.name, components)),
  }
}

/** The contract as an OpenAPI 3.1 document. */
export function openapi(endpoints: readonly Endpoint[], version: string): Json {
  const schemas: Record<string, JsonSchema> = {}
  const paths: Record<string, Json> = {}
  for (const endpoint of endpoints)
    (paths[endpoint.path] ??= {})[endpoint.method.toLowerCase()] = operation(endpoint, schemas)
  const signature = {
    type: 'apiKey',
    in: 'header',
    name: signatureHeaders.signature,
    description: 'Hex HMAC-SHA256 over timestamp.nonce.path.body.',
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Baize', version, license: { name: 'MIT', identifier: 'MIT' } },
    paths,
    components: { schemas, securitySchemes: { token: { type: 'http', scheme: 'bearer' }, signature } },
  }
}
