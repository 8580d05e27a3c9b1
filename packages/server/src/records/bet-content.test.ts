import { createServer } from 'node:http'
import type { AddressInfo, Server } from 'node:net'
import type { BetStatus } from '@baize/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Deps } from '../deps.ts'
import { contentOf } from './bet-content.ts'

const pick = { fixture: null, play: 'Special ball', option: '42', odds: null }
/** Rounds as the studio tells them. */
const rounds: Readonly<Record<string, object>> = {
  lottery: { issue: '20261121-007', picks: [pick], page: '/round/lottery?lang=de', shown: null },
  dice: { issue: null, picks: [], page: '/round/dice?lang=de' },
  elsewhere: { issue: null, picks: [], page: '//elsewhere.test/round' },
  script: { issue: null, picks: [], page: 'javascript:alert(1)' },
  other: { issue: null },
}

let studio: Server
let origin: string
const asked: string[] = []
const reported: string[] = []

const ask = (roundId: string, status: BetStatus = 'won', vendor = 'studio') => {
  const deps = {
    config: { origins: { studio: origin } },
    report: (error: unknown) => void reported.push(String(error)),
  } as unknown as Deps
  return contentOf(deps, vendor, { roundId, status }, 'DE')
}

beforeAll(async () => {
  studio = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '', origin)
    asked.push(search)
    const round = rounds[pathname.replace('/api/rounds/', '')]
    response.writeHead(round ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(round ?? {}))
  })
  await new Promise<void>(resolve => studio.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(studio.address() as AddressInfo).port}`
})
afterAll(() => void studio.close())

test('what a bet was on, in words of the language of the request, and the page that verifies it [MEM-37]', async () => {
  const content = { issue: '20261121-007', picks: [pick] }
  expect(await ask('lottery')).toEqual({ content, verifyUrl: `${origin}/round/lottery?lang=de` })
  expect(asked).toEqual(['?lang=DE'])
  expect(await ask('dice')).toEqual({ content: null, verifyUrl: `${origin}/round/dice?lang=de` })
  expect(reported).toEqual([])
})

test('a bet is verified once it is settled, and on pages of its vendor alone', async () => {
  expect((await ask('dice', 'unsettled')).verifyUrl).toBeNull()
  expect((await ask('elsewhere')).verifyUrl).toBeNull()
  expect((await ask('script')).verifyUrl).toBeNull()
})

test('nothing of other vendors, and nothing but a report where the studio does not answer', async () => {
  const nothing = { content: null, verifyUrl: null }
  expect(await ask('lottery', 'won', 'another')).toEqual(nothing)
  expect(reported).toEqual([])
  expect(await ask('gone')).toEqual(nothing)
  expect(await ask('other')).toEqual(nothing)
  expect(reported[0]).toContain('404')
  expect(reported).toHaveLength(2)
})
