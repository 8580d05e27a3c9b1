import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as contract from '@baize/contract'
import { expect, test } from 'vitest'
import { apiReference } from '../scripts/lib/api/api-reference.ts'
import { root } from '../scripts/lib/prepare.mjs'

const { endpoints } = contract
const printed = Object.entries(apiReference())
const stale = 'is stale: run npm run derive'

test.each(printed)('%s says what the endpoints of the contract say', (path, text) => {
  expect(readFileSync(join(root, path), 'utf8') === text, `${path} ${stale}`).toBe(true)
})

test('every call is exported by its name, from packages/contract/src/index.ts', () => {
  expect(Object.keys(endpoints).filter(name => !(name in contract))).toEqual([])
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
