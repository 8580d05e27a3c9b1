import { endpoints } from '@baize/contract'
import type { Endpoint, EndpointName } from '@baize/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { runCommand } from '../src/app/commands.ts'
import { badInputs } from './bad-inputs.ts'
import type { BadInput } from './bad-inputs.ts'
import { onBothPlatforms } from './databases/on-both.ts'
import { rightCalls } from './calls/right-calls.ts'
import type { Prepared } from './calls/right-calls.ts'
import { studioBeside } from './games/studio-beside.ts'
import { vendorClient } from './games/vendor-client.ts'
import type { VendorClient } from './games/vendor-client.ts'

const all = Object.entries(endpoints) as [EndpointName, Endpoint][]
const sealed = all.filter(([, endpoint]) => endpoint.sealed)
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

onBothPlatforms((started, kind) => {
  studioBeside(started)
  let vendor: VendorClient
  let prepared: Prepared

  /** Makes a call as whoever may make it; `token: null` as nobody. */
  async function make(endpoint: Endpoint, input: unknown, token: string | null = prepared.token): Promise<Answered> {
    if (endpoint.access === 'vendor') return vendor.call(endpoint, input, token === null ? { signature: '' } : {})
    const reply = await started.client.call(endpoint, input, { token: endpoint.access === 'public' ? null : token })
    expect(reply.headers.get('x-request-id')).toBeTruthy()
    return reply
  }
  /** Calls after which a token is no longer good. */
  const ending = new Set(['logout', 'changePassword'])
  const tokenFor = async ({ name }: Endpoint) => {
    if (ending.has(name)) return (await started.client.register()).token
    return prepared.tokens[name as EndpointName] ?? prepared.token
  }

  beforeAll(async () => {
    vendor = vendorClient(started.platform.url, () => started.clock.now())
    for (const flag of ['MOBILENUMREG3', 'MOBILENUMPASSREG3'])
      await runCommand(started.platform.deps, ['flags', flag, 'on'], 'ada')
    prepared = await rightCalls(started.client, vendor, started.platform.deps)
  })

  test.each(all)('%s answers the right call with what its endpoint promises', async (name, endpoint) => {
    const { success, value, code } = await make(endpoint, prepared.calls[name], await tokenFor(endpoint))
    expect([success, code]).toEqual([true, undefined])
    expect(endpoint.reply(z).safeParse(value).error?.issues).toBeUndefined()
  })

  describe('without a token or a signature', () => {
    const closed = all.filter(([, { access }]) => access === 'member' || access === 'vendor')
    test.each(closed)('%s lets nobody in', async (name, endpoint) => {
      const code = endpoint.access === 'vendor' ? 'SIGNATURE_INVALID' : 'NOT_LOGGED_IN'
      expect(await make(endpoint, prepared.calls[name], null)).toMatchObject({
        status: 401,
        success: false,
        value: null,
        code,
      })
      if (endpoint.access === 'vendor') return
      expect(await make(endpoint, prepared.calls[name], 'made-up')).toMatchObject({ status: 401, code })
    })
  })

  // Schemas refuse what is bad before a database is asked; what they take, the stricter driver of the two is given.
  describe.runIf(kind === 'PostgreSQL')('with a bad input', () => {
    const check = async (endpoint: Endpoint, token: string, { how, input, refused }: BadInput) => {
      const answered = await make(endpoint, input, token)
      const said = `${endpoint.name}: ${how}: ${JSON.stringify(answered).slice(0, 200)}`
      expect(isEnvelope.safeParse(answered).success, said).toBe(true)
      expect(answered.status, said).toBeLessThan(500)
      if (refused) expect(answered, said).toMatchObject({ success: false, status: 400 })
    }
    test.each(all)('%s refuses it in the envelope, and never breaks', async (name, endpoint) => {
      let token = await tokenFor(endpoint)
      for (const bad of badInputs(endpoint, prepared.calls[name])) {
        await check(endpoint, token, bad)
        // What the schema takes may have ended the session.
        if (!bad.refused) token = await tokenFor(endpoint)
      }
    })

    test('a body that is no JSON is refused', async () => {
      const inJson = all.filter(([, { method, access, sealed }]) => access === 'member' && method === 'POST' && !sealed)
      for (const [, endpoint] of inJson) {
        const headers = { authorization: `Bearer ${prepared.token}`, 'content-type': 'application/json' }
        const response = await fetch(`${started.platform.url}${endpoint.path}`, {
          method: 'POST',
          headers,
          body: '{"a":',
        })
        expect([endpoint.name, response.status, ((await response.json()) as Answered).code]).toEqual([
          endpoint.name,
          400,
          'BAD_REQUEST',
        ])
      }
    })

    test.each(sealed)('%s refuses what is not sealed', async (name, endpoint) => {
      const reply = await started.client.callSealed(endpoint, JSON.stringify(prepared.calls[name]), {
        token: prepared.token,
      })
      expect(reply).toMatchObject({ status: 400, code: 'SEAL_INVALID' })
    })
  })
})
