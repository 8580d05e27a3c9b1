import { commonErrors, errors } from '@baize/contract'
import type { ErrorCode, Endpoint } from '@baize/contract'
import { refusalSchema, replySchema, requestSchema } from './api-schemas.ts'
import { typeText } from './type-text.ts'

const who: Record<Endpoint['access'], string> = {
  public: 'Anybody. No token is read.',
  optional: 'Anybody; with a token it says more.',
  member: 'Needs a session: `Authorization: Bearer <token>`.',
  vendor: 'Game vendors, every call signed.',
}
const sealedAs: Record<NonNullable<Endpoint['sealed']>, string> = {
  body: 'Sealed: the whole body is a compact JWE.',
  header: 'Sealed: the header `X-Enc` carries a compact JWE of the input.',
}

function conditions({ access, reach, trial, sealed }: Endpoint): string {
  return [
    who[access],
    reach === 'full' ? 'Needs a session that was made on the operator’s own site.' : '',
    access === 'member' && !trial ? 'Trial accounts may not.' : '',
    sealed ? sealedAs[sealed] : '',
  ]
    .filter(Boolean)
    .join(' ')
}

const fence = (text: string): string => `\`\`\`ts\n${text}\n\`\`\``

const errorRow = (code: ErrorCode): string => `| \`${code}\` | ${errors[code][0]} | ${errors[code][1]} |`
const errorTable = (codes: readonly ErrorCode[]): string =>
  ['| code | status | text |', '|---|--:|---|', ...codes.map(errorRow)].join('\n')

function section(endpoint: Endpoint): string {
  const request = typeText(requestSchema(endpoint))
  const refusal = refusalSchema(endpoint)
  const isRead = endpoint.method === 'GET' || endpoint.method === 'DELETE'
  return [
    `## ${endpoint.name}`,
    `\`${endpoint.method} ${endpoint.path}\``,
    endpoint.summary,
    conditions(endpoint),
    request === '{}' ? 'Takes nothing.' : `Takes, in the ${isRead ? 'query' : 'body'}:\n\n${fence(request)}`,
    `Answers in \`value\`:\n\n${fence(typeText(replySchema(endpoint)))}`,
    refusal ? `Where it refuses, \`value\` may hold:\n\n${fence(typeText(refusal))}` : '',
    endpoint.errors.length ? errorTable(endpoint.errors) : '',
  ]
    .filter(Boolean)
    .join('\n\n')
}

const opening = `# The API

Printed from the endpoints of \`packages/contract\` by \`npm run derive\`; do not edit. The same as an OpenAPI document: [openapi.json](openapi.json).

Every answer is \`{ success, value, message }\`, with a stable \`code\` beside the message where \`success\` is false. Every answer carries \`X-Request-Id\` and \`X-Time\`, the platform's time as ISO 8601.
Amounts are decimal strings with their currency beside them, never floats. Times are ISO 8601. Every call carries the site key in \`X-Site-Key\`; calls of the
operator's own site may leave it out. Bodies are JSON of at most 64 kB.`

/** The reference of all calls as a page. */
export const apiMarkdown = (endpoints: readonly Endpoint[]): string =>
  [
    opening,
    [
      '| call | | |',
      '|---|---|---|',
      ...endpoints.map(
        endpoint =>
          `| [${endpoint.name}](#${endpoint.name.toLowerCase()}) | \`${endpoint.method} ${endpoint.path}\` | ${endpoint.summary} |`,
      ),
    ].join('\n'),
    `Any call may be refused with one of these:\n\n${errorTable(commonErrors)}`,
    ...endpoints.map(section),
  ].join('\n\n') + '\n'
