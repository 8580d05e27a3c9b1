import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { endpoints, type Endpoint, type ReplyZod, type Schema } from '@baize/contract'
import type { Plugin } from 'rollup'
import * as whole from 'zod/mini'
import { beforeAll, describe, expect, it } from 'vitest'
import { stripZod } from '../../scripts/rollup/strip/zod.ts'
import { mutations, unread, valueOf } from './answers.ts'
import { bundled } from './bundled.ts'

const names = {
  ...{ array: 1, boolean: 1, enum: 1, literal: 1, nullable: 1, number: 1, object: 1, optional: 1, record: 1, regex: 1 },
  string: 1,
} satisfies Record<keyof ReplyZod, 1>

/** What a page gets, and what a developer sees of a failure. */
function read(schema: Schema, value: unknown): unknown {
  const { success, data, error } = schema.safeParse(value)
  if (success) return { success, data }
  const { name, message, issues } = error
  return { success, name, message, issues, isError: error instanceof Error }
}

const all: readonly Endpoint[] = Object.values(endpoints)
let z: ReplyZod

beforeAll(async () => {
  const code = `export { ${Object.keys(names).join(', ')} } from 'zod/mini'`
  z = await bundled<ReplyZod>(code, [stripZod()])
})

describe('zod as pages carry it', () => {
  it.each(all.map(({ name }) => [name] as const))('reads every answer of %s as the whole library does', name => {
    const endpoint = all.find(each => each.name === name)
    const schemas = [endpoint?.reply, endpoint?.refusal].filter(each => each !== undefined)
    let [fit, unfit] = [0, 0]
    const different: unknown[] = []
    for (const schemaFor of schemas) {
      const [ours, theirs] = [schemaFor(z), schemaFor(whole)]
      const values = [valueOf(theirs, true), valueOf(theirs, false)]
      for (const value of values) expect(read(ours, value)).toMatchObject({ success: true })
      for (const value of [...values, ...values.flatMap(each => [...mutations(each)])]) {
        const [left, right] = [read(ours, value), read(theirs, value)] as [{ success: boolean }, { success: boolean }]
        if (right.success) fit++
        else unfit++
        if (!isDeepStrictEqual(left, right) || JSON.stringify(left) !== JSON.stringify(right))
          different.push({ value, left, right })
      }
    }
    expect(different.slice(0, 3)).toEqual([])
    expect(fit).toBeGreaterThan(2)
    expect(unfit).toBeGreaterThan(10)
  })

  it('is given no schema with rules that it does not follow', () => {
    expect(all.flatMap(({ name, reply }) => unread(reply(whole)).map(what => name + what))).toEqual([])
  })

  it('is used by pages for nothing but reading answers', () => {
    const root = join(import.meta.dirname, '../../packages')
    const files = globSync('{client,contract,elements}/src/**/*.{ts,tsx}', { cwd: root }).filter(
      file => !/\.test\.\w+$/.test(file),
    )
    const texts = new Map(files.map(file => [file.replaceAll('\\', '/'), readFileSync(join(root, file), 'utf8')]))
    const using = [...texts].filter(([, text]) => /^(?!import type).*from 'zod/m.test(text)).map(([file]) => file)
    expect(using).toEqual(['client/src/calls/reply.ts'])
    expect(texts.get('client/src/calls/reply.ts')?.match(/schemaOf\(endpoint\)\.\w+/g)).toEqual([
      'schemaOf(endpoint).safeParse',
    ])
  })

  it('stops the build where the library has changed', () => {
    const { transform } = stripZod() as Plugin & { transform: (code: string, id: string) => unknown }
    const build = {
      error: (message: string) => {
        throw new Error(message)
      },
    }
    const changed = () => transform.call(build as never, 'export const x = 1', '/node_modules/zod/v4/core/parse.js')
    expect(changed).toThrow(/^zod has no _safeParse .* any more: look what can be left out of it now$/)
  })
})
