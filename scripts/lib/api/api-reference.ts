import { endpoints } from '@baize/contract'
import manifest from '../../../package.json' with { type: 'json' }
import { apiMarkdown } from './api-markdown.ts'
import { openapi } from './openapi.ts'

/**
 * The reference of the contract: what stands in each file of `docs/reference/` that is printed from
 * the endpoints.
 */
export function apiReference(): Record<string, string> {
  const all = Object.values(endpoints)
  return {
    'docs/reference/api.md': apiMarkdown(all),
    'docs/reference/openapi.json': `${JSON.stringify(openapi(all, manifest.version), null, 2)}\n`,
  }
}
