import { systemStatus, minute } from '@baize/contract'
import { from, trustedProxies } from '@baize/testing/client'
import { expect, test } from 'vitest'
import { rooms } from '../../../test/room.ts'
import { startedPlatform } from '../../../test/started.ts'
import { sandboxLimits } from '../../limits/limit-table.ts'

const started = startedPlatform({
  games: 20,
  trustedProxies,
  limits: { ...sandboxLimits, calls: { max: 30, windowMs: minute } },
})

/** Every kind of call to the rooms; none of them comes to something without a seat or a ticket. */
const calls = [
  ['GET', 'room'],
  ['GET', 'm/main.ts'],
  ['POST', 'enter'],
  ['GET', 'stream'],
  ['POST', 'say'],
  ['POST', 'nothing'],
] as const

test("a stranger's flood of the chat is refused with the true wait, whatever it calls, and no other visitor is touched", async () => {
  const flood = from('203.0.113.66')
  const send = ([method, path]: (typeof calls)[number]) =>
    fetch(`${started.platform.url}/chat/${path}`, {
      method,
      headers: { ...flood.headers },
      ...(method === 'POST' && { body: '{}' }),
    })
  const beside = await rooms(started, from('198.51.100.7')).guest('alba', 'ana-1')
  for (let nth = 0; nth < 30; nth++) expect((await send(calls[nth % calls.length]!)).status).not.toBe(429)
  for (const call of calls) {
    const refused = await send(call)
    expect([refused.status, refused.headers.get('retry-after')], call.join(' ')).toEqual([429, '2'])
    expect(await refused.json()).toMatchObject({ success: false, code: 'RATE_LIMITED' })
  }
  expect(await started.client.call(systemStatus, {}, flood)).toMatchObject({ code: 'RATE_LIMITED' })

  expect((await beside.say('all is quiet here')).status).toBe(200)
  const heard = await beside.follow(0)
  expect(await heard.until('line')).toMatchObject({ body: 'all is quiet here' })
  heard.hangUp()

  started.clock.advance(1)
  expect((await send(calls[0])).status).toBe(429)
  started.clock.advance(1)
  expect((await send(calls[0])).status).toBe(200)
})
