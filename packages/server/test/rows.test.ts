import { rows } from '@baize/contract'
import type { Row, RowName } from '@baize/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { runCommand } from '../src/ops/commands.ts'
import { badInputs } from './bad-inputs.ts'
import type { BadInput } from './bad-inputs.ts'
import { onBothPlatforms } from './databases.ts'
import { rightCalls } from './right-calls.ts'
import type { Prepared } from './right-calls.ts'
import { studioBeside } from './studio-beside.ts'
import { vendorClient } from './vendor-client.ts'
import type { VendorClient } from './vendor-client.ts'

const all = Object.entries(rows) as [RowName, Row][]
const sealed = all.filter(([, row]) => row.sealed)
const isEnvelope = z.object({
  success: z.boolean(),
  value: z.unknown(),
  message: z.string(),
  code: z.optional(z.string()),
})

interface Answered {
  status: number
  success: boolean
  code?: string | undefined
  value: unknown
}

onBothPlatforms(started => {
  studioBeside(started)
  let vendor: VendorClient
  let prepared: Prepared

  /** Makes a call as whoever may make it; `token: null` as nobody. */
  async function make(row: Row, input: unknown, token: string | null = prepared.token): Promise<Answered> {
    if (row.access === 'vendor') return vendor.call(row, input, token === null ? { signature: '' } : {})
    const reply = await started.client.call(row, input, { token: row.access === 'public' ? null : token })
    expect(reply.headers.get('x-request-id')).toBeTruthy()
    return reply
  }
  /** Calls after which a token is no longer good. */
  const ending = new Set(['logout', 'changePassword'])
  const tokenFor = async ({ name }: Row) => {
    if (ending.has(name)) return (await started.client.register()).token
    return prepared.tokens[name as RowName] ?? prepared.token
  }

  beforeAll(async () => {
    vendor = vendorClient(started.platform.url, () => started.clock.now())
    for (const flag of ['MOBILENUMREG3', 'MOBILENUMPASSREG3'])
      await runCommand(started.platform.deps, ['flags', flag, 'on'])
    prepared = await rightCalls(started.client, vendor, started.platform.deps)
  })

  test.each(all)('%s answers the right call with what its row promises', async (name, row) => {
    const { success, value, code } = await make(row, prepared.calls[name], await tokenFor(row))
    expect([success, code]).toEqual([true, undefined])
    expect(row.reply(z).safeParse(value).error?.issues).toBeUndefined()
  })

  describe('without a token or a signature', () => {
    const closed = all.filter(([, { access }]) => access === 'member' || access === 'vendor')
    test.each(closed)('%s lets nobody in', async (name, row) => {
      const code = row.access === 'vendor' ? 'SIGNATURE_INVALID' : 'NOT_LOGGED_IN'
      expect(await make(row, prepared.calls[name], null)).toMatchObject({
        status: 401,
        success: false,
        value: null,
        code,
      })
      if (row.access === 'vendor') return
      expect(await make(row, prepared.calls[name], 'made-up')).toMatchObject({ status: 401, code })
    })
  })

  describe('with a bad input', () => {
    const check = async (row: Row, token: string, { how, input, refused }: BadInput) => {
      const answered = await make(row, input, token)
      const said = `${row.name}: ${how}: ${JSON.stringify(answered).slice(0, 200)}`
      expect(isEnvelope.safeParse(answered).success, said).toBe(true)
      expect(answered.status, said).toBeLessThan(500)
      if (refused) expect(answered, said).toMatchObject({ success: false, status: 400 })
    }
    test.each(all)('%s refuses it in the envelope, and never breaks', async (name, row) => {
      let token = await tokenFor(row)
      for (const bad of badInputs(row, prepared.calls[name])) {
        await check(row, token, bad)
        // What the schema takes may have ended the session.
        if (!bad.refused) token = await tokenFor(row)
      }
    })

    test('a body that is no JSON is refused', async () => {
      const inJson = all.filter(([, { method, access, sealed }]) => access === 'member' && method === 'POST' && !sealed)
      for (const [, row] of inJson) {
        const headers = { authorization: `Bearer ${prepared.token}`, 'content-type': 'application/json' }
        const response = await fetch(`${started.platform.url}${row.path}`, { method: 'POST', headers, body: '{"a":' })
        expect([row.name, response.status, ((await response.json()) as Answered).code]).toEqual([
          row.name,
          400,
          'BAD_REQUEST',
        ])
      }
    })

    test.each(sealed)('%s refuses what is not sealed', async (name, row) => {
      const reply = await started.client.callSealed(row, JSON.stringify(prepared.calls[name]), {
        token: prepared.token,
      })
      expect(reply).toMatchObject({ status: 400, code: 'SEAL_INVALID' })
    })
  })
})
