import { createServer } from 'node:http'
import type { AddressInfo, Server } from 'node:net'
import type { Category } from '@baize/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Deps } from '../deps.ts'
import { contentOf } from './bet-content.ts'

/** Rounds as the studio tells them. */
const rounds: Readonly<Record<string, object>> = {
  lottery: { issue: '20261121-007', choice: { play: 'special', option: '42' }, shown: null },
  ticket: {
    issue: null,
    choice: {
      legs: [
        { fixture: 'kickline.1.2', market: 'winner', option: 'home', odds: 185 },
        { fixture: 'kickline.1.3', market: 'total', option: 'over', odds: 200 },
      ],
    },
  },
  other: { issue: null, choice: {} },
}

let studio: Server
const reported: string[] = []

const ask = (roundId: string, category: Category = 'LOTT', vendor = 'studio') => {
  const origin = `http://127.0.0.1:${(studio.address() as AddressInfo).port}`
  const deps = {
    config: { origins: { studio: origin } },
    report: (error: unknown) => void reported.push(String(error)),
  } as unknown as Deps
  return contentOf(deps, vendor, { category, roundId })
}

beforeAll(async () => {
  studio = createServer((request, response) => {
    const round = rounds[request.url?.replace('/api/rounds/', '') ?? '']
    response.writeHead(round ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(round ?? {}))
  })
  await new Promise<void>(resolve => studio.listen(0, '127.0.0.1', resolve))
})
afterAll(() => void studio.close())

test('the play of a lottery with its draw, and the legs of a ticket with their odds [MEM-37]', async () => {
  const play = { fixture: null, play: 'special', option: '42', odds: null }
  expect(await ask('lottery')).toEqual({ issue: '20261121-007', picks: [play] })
  expect(await ask('ticket', 'SPORTS')).toEqual({
    issue: null,
    picks: [
      { fixture: 'kickline.1.2', play: 'winner', option: 'home', odds: '1.85' },
      { fixture: 'kickline.1.3', play: 'total', option: 'over', odds: '2.00' },
    ],
  })
  expect(reported).toEqual([])
})

test('nothing of other games and vendors, and nothing but a report where the studio does not answer', async () => {
  expect(await ask('lottery', 'RNG')).toBeNull()
  expect(await ask('lottery', 'LOTT', 'another')).toBeNull()
  expect(reported).toEqual([])
  expect(await ask('gone')).toBeNull()
  expect(await ask('other')).toBeNull()
  expect(reported[0]).toContain('404')
  expect(reported).toHaveLength(2)
})
