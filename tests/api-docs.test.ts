import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { endpoints } from '@baize/contract'
import { expect, test } from 'vitest'
import { apiReference } from '../scripts/lib/api/api-reference.ts'
import { root } from '../scripts/lib/prepare.mjs'

const printed = Object.entries(apiReference())
const stale = 'is stale: run node --conditions=@baize/source scripts/api-docs.ts'

test.each(printed)('%s says what the endpoints of the contract say', (path, text) => {
  expect(readFileSync(join(root, path), 'utf8') === text, `${path} ${stale}`).toBe(true)
})

test('the OpenAPI document names every call once, and what it refers to is in it', () => {
  const text = Object.fromEntries(printed)['docs/reference/openapi.json'] ?? ''
  const document = JSON.parse(text) as {
    paths: Record<string, Record<string, { operationId: string }>>
    components: { schemas: Record<string, unknown> }
  }
  const operations = Object.values(document.paths).flatMap(path =>
    Object.values(path).map(({ operationId }) => operationId),
  )
  expect(operations.sort()).toEqual(Object.keys(endpoints).sort())
  const refs = [...text.matchAll(/"\$ref": "#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name)
  expect(refs.filter(name => !(name! in document.components.schemas))).toEqual([])
  expect(text).not.toContain('$defs')
})
