import { endpoints } from '@baize/contract'
import type { Endpoint, EndpointName } from '@baize/contract'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { expectRefusals } from './bad-calls.ts'
import { onBothPlatforms } from './databases/on-both.ts'
import { callerOf, type Answered } from './endpoint-caller.ts'

const all = Object.entries(endpoints) as [EndpointName, Endpoint][]
const sealed = all.filter(([, endpoint]) => endpoint.sealed)

onBothPlatforms((started, kind) => {
  const caller = callerOf(started)
  const { make, right, tokenFor, memberToken } = caller

  test.each(all)('%s answers the right call with what its endpoint promises', async (name, endpoint) => {
    const { success, value, code } = await make(endpoint, right(name), await tokenFor(endpoint))
    expect([success, code]).toEqual([true, undefined])
    expect(endpoint.reply(z).safeParse(value).error?.issues).toBeUndefined()
  })

  describe('without a token or a signature', () => {
    const closed = all.filter(([, { access }]) => access === 'member' || access === 'vendor')
    test.each(closed)('%s lets nobody in', async (name, endpoint) => {
      const code = endpoint.access === 'vendor' ? 'SIGNATURE_INVALID' : 'NOT_LOGGED_IN'
      expect(await make(endpoint, right(name), null)).toMatchObject({
        status: 401,
        success: false,
        value: null,
        code,
      })
      if (endpoint.access === 'vendor') return
      expect(await make(endpoint, right(name), 'made-up')).toMatchObject({ status: 401, code })
    })
  })

  // Schemas refuse what is bad before a database is asked; what they take, the stricter driver of
  // the two is given.
  describe.runIf(kind === 'PostgreSQL')('with a bad input', () => {
    // endpoints.long.test.ts walks all of them.
    test.each(['transferPeer', 'login', 'vendorBet'] as const)(
      '%s refuses it in the envelope, and never breaks',
      name => expectRefusals(caller, name, endpoints[name]),
    )

    test('a body that is no JSON is refused', async () => {
      const inJson = all.filter(([, { method, access, sealed }]) => access === 'member' && method === 'POST' && !sealed)
      for (const [, endpoint] of inJson) {
        const headers = { authorization: `Bearer ${memberToken()}`, 'content-type': 'application/json' }
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
      const reply = await started.client.callSealed(endpoint, JSON.stringify(right(name)), {
        token: memberToken(),
      })
      expect(reply).toMatchObject({ status: 400, code: 'SEAL_INVALID' })
    })
  })
})
