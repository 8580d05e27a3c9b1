import { globSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Endpoint } from './endpoint.ts'
import { endpoints } from './endpoints.ts'

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'access' in value

const paths = globSync('**/*.ts', { cwd: import.meta.dirname }).filter(
  path => !['index.ts', 'endpoints.ts'].includes(path) && !path.endsWith('.test.ts'),
)
const modules = await Promise.all(
  paths.map(async path => (await import(join(import.meta.dirname, path))) as Record<string, unknown>),
)
/** Every endpoint that any module exports, by the name of its export. */
const exported = modules.flatMap(module => Object.entries(module).filter(([, value]) => isEndpoint(value)))

describe('the table of endpoints', () => {
  it('holds every endpoint that a module exports, and no other', () => {
    expect(exported.length).toBeGreaterThan(60)
    expect(Object.keys(endpoints).sort()).toEqual(exported.map(([name]) => name).sort())
    expect(exported.filter(([name, value]) => (endpoints as Record<string, unknown>)[name] !== value)).toEqual([])
  })

  it('calls each by the name of its export', () => {
    const named = exported.map(([name, value]) => [name, (value as Endpoint).name])
    expect(named.filter(([name, own]) => name !== own)).toEqual([])
  })

  it('has no name and no address twice', () => {
    const all = Object.values<Endpoint>(endpoints)
    const addresses = all.map(({ method, path }) => `${method} ${path}`)
    expect(new Set(all.map(({ name }) => name)).size).toBe(exported.length)
    expect(new Set(addresses).size).toBe(addresses.length)
  })
})
