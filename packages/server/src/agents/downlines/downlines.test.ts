import { downlines } from '@baize/contract'
import type { Input } from '@baize/contract'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { startedPlatform } from '../../../test/started.ts'
import { addBelow, anew } from '../../../test/agents/team.ts'
import type { TeamMember } from '../../../test/agents/team.ts'
import { player } from '../../accounts/players/tables.ts'
import { houseAccount, playerCash, vendorWallet } from '../../ledger/accounts.ts'
import { post } from '../../ledger/post.ts'
import { writeSetting } from '../../db/settings.ts'
import { siteSetting } from '../../system/settings.ts'
import { vendorWalletTable } from '../../vendor-wallets/tables.ts'

const started = startedPlatform({ games: 30 })
const deps = () => started.platform.deps
const ask = (who: Pick<TeamMember, 'token'>, input: Partial<Input<typeof downlines>> = {}) =>
  started.client.call(downlines, { pageNo: 1, pageSize: 100, ...input }, { token: who.token })
const list = async (who: TeamMember, input: Partial<Input<typeof downlines>> = {}) =>
  (await ask(who, input)).value.content.map(({ account }) => account)

/** Moves money of an account to its wallet at a vendor, in minor units. */
async function moveToVendor(who: TeamMember, amount: bigint): Promise<void> {
  await deps().db.insert(vendorWalletTable).values({ playerId: who.id, vassalage: 'LUMEN' })
  await post(deps(), {
    source: 'test',
    key: `${who.id}:vendor`,
    kind: 'adjust',
    currency: 'EUR',
    legs: [
      { account: playerCash(who.id), amount: -amount },
      { account: vendorWallet(who.id, 'LUMEN'), amount },
    ],
  })
}

/** Moves the money of an account to so much, in minor units; every account begins with 1,000.00. */
const give = (who: TeamMember, amount: bigint) =>
  post(deps(), {
    source: 'test',
    key: `${who.id}:${amount}`,
    kind: 'adjust',
    currency: 'EUR',
    legs: [
      { account: houseAccount('adjust'), amount: -amount },
      { account: playerCash(who.id), amount },
    ],
  })

let top: TeamMember
let anna: TeamMember
let berta: TeamMember
let carl: TeamMember
let dora: TeamMember
let stranger: TeamMember

beforeAll(async () => {
  top = await addBelow(deps(), null, 'agent', 'topagent')
  anna = await addBelow(deps(), top, 'agent', 'annaagent')
  started.clock.advance(86_400)
  berta = await addBelow(deps(), top, 'member', 'bertamember')
  // A minute apart, so that there is an order in time.
  started.clock.advance(60)
  carl = await addBelow(deps(), anna, 'agent', 'carlagent')
  started.clock.advance(86_400)
  dora = await addBelow(deps(), carl, 'member', 'doramember')
  stranger = await addBelow(deps(), null, 'agent', 'stranger')
  await give(berta, 25_050n)
  await moveToVendor(berta, 50_000n)
  top = await anew(deps(), top)
  anna = await anew(deps(), anna)
  berta = await anew(deps(), berta)
})

describe('a downline', () => {
  test('is what stands directly below, each with what it has, at vendors too, and who stands below it in turn [AGT-17] [AGT-26] [API-139]', async () => {
    const { value } = await ask(top)
    expect(value).toMatchObject({ total: 2, totalPages: 1, pageNum: 1, team: { agents: 2, members: 2 } })
    expect(value.totals).toEqual({ balance: '2250.50', currency: 'EUR', teamSize: 2 })
    expect(value.content).toMatchObject([
      { account: 'annaagent', type: 'agent', level: 1, isDirect: true, balance: '1000.00', teamSize: 2 },
      { account: 'bertamember', type: 'member', level: 1, balance: '1250.50', teamSize: 0, status: 'active' },
    ])
  })

  test('of everybody below shows by a masked name who is not direct', async () => {
    const { value } = await ask(top, { scope: 'team', sort: 'registeredAt' })
    const seen = value.content.map(({ account, nickname, level, isDirect }) => [account, nickname, level, isDirect])
    expect(seen).toEqual([
      ['annaagent', 'annaagent', 1, true],
      ['bertamember', 'bertamember', 1, true],
      ['ca***t', 'ca***t', 2, false],
      ['do***r', 'do***r', 3, false],
    ])
  })

  test('is entered level by level, and the way back up is told', async () => {
    const { value } = await ask(top, { parent: carl.id })
    expect(value.content).toMatchObject([{ id: dora.id, account: 'do***r', level: 3 }])
    expect(value.path).toEqual([
      { id: top.id, account: 'topagent', level: 0 },
      { id: anna.id, account: 'annaagent', level: 1 },
      { id: carl.id, account: 'ca***t', level: 2 },
    ])
    expect((await ask(anna)).value.path).toEqual([{ id: anna.id, account: 'annaagent', level: 0 }])
  })

  test('is searched by how a direct account begins; a masked one is found by all of it alone', async () => {
    expect(await list(top, { account: ' Anna' })).toEqual(['annaagent'])
    expect(await list(top, { account: 'nna' })).toEqual([])
    expect(await list(top, { account: '%' })).toEqual([])
    expect(await list(top, { account: 'carl', scope: 'team' })).toEqual([])
    expect(await list(top, { account: 'carlagent', scope: 'team' })).toEqual(['ca***t'])
    expect(await list(top, { account: 'stranger', scope: 'team' })).toEqual([])
  })

  test('is filtered by type, status, balance and the day of registration at the site', async () => {
    expect(await list(top, { type: 'agent' })).toEqual(['annaagent'])
    expect(await list(top, { type: 'member' })).toEqual(['bertamember'])
    expect(await list(top, { balanceFrom: '1000.01' })).toEqual(['bertamember'])
    expect(await list(top, { balanceTo: '1000' })).toEqual(['annaagent'])
    expect(await list(top, { from: '2026-11-22', to: '2026-11-22' })).toEqual(['bertamember'])
    expect(await list(top, { to: '2026-11-21' })).toEqual(['annaagent'])
    await deps().db.update(player).set({ disabled: true }).where(eq(player.id, berta.id))
    expect(await list(top, { status: 'disabled' })).toEqual(['bertamember'])
    expect(await list(top, { status: 'active' })).toEqual(['annaagent'])
    await deps().db.update(player).set({ disabled: false }).where(eq(player.id, berta.id))
    await writeSetting(deps(), siteSetting, { gmtOffset: '+13:00' })
    expect(await list(top, { to: '2026-11-22' })).toEqual(['annaagent'])
    await writeSetting(deps(), siteSetting, { gmtOffset: '+00:00' })
  })

  test('is sorted by what it is asked to be, and comes in pages with the totals of all of them', async () => {
    expect(await list(top, { sort: '-balance' })).toEqual(['bertamember', 'annaagent'])
    expect(await list(top, { sort: 'teamSize' })).toEqual(['bertamember', 'annaagent'])
    expect(await list(top, { sort: '-registeredAt' })).toEqual(['bertamember', 'annaagent'])
    const second = (await ask(top, { pageNo: 2, pageSize: 1 })).value
    expect(second.content.map(({ account }) => account)).toEqual(['bertamember'])
    expect(second).toMatchObject({ total: 2, totalPages: 2, totals: { balance: '2250.50' } })
    expect((await ask(top, { pageNo: 9 })).value).toMatchObject({ content: [], total: 2 })
  })

  test.each([
    { from: '2026-02-31' },
    { from: '2026-13-01' },
    { balanceFrom: '1.001' },
    { sort: 'password' as 'account' },
  ])('with a question that makes no sense is refused: %o', async input => {
    expect(await ask(top, input)).toMatchObject({ status: 400, code: 'BAD_REQUEST' })
  })
})

test('only agents ask, whatever they are [AGT-15] [ROLE-17] [ROLE-20]', async () => {
  expect(await ask(berta)).toMatchObject({ status: 403, code: 'NOT_AGENT', message: 'For agents only' })
  for (const type of [1, 2, 41, 42]) {
    await deps().db.update(player).set({ type }).where(eq(player.id, stranger.id))
    expect(await ask(stranger)).toMatchObject({ success: true, value: { content: [], total: 0 } })
  }
})

test('nobody is shown anybody who does not stand below them, whatever they ask for [AGT-17]', async () => {
  const { random } = deps()
  const all: TeamMember[] = []
  const above = new Map<string, string | null>()
  for (let index = 0; index < 14; index += 1) {
    const upline = random.below(4) === 0 ? null : (all[random.below(all.length || 1)] ?? null)
    const added = await addBelow(deps(), upline)
    above.set(added.id, upline?.id ?? null)
    all.push(added)
  }
  const isBelow = (ancestor: string, id: string): boolean => {
    const upline = above.get(id) ?? null
    return upline !== null && (upline === ancestor || isBelow(ancestor, upline))
  }
  for (const who of all) {
    const team = all.filter(({ id }) => isBelow(who.id, id)).map(({ id }) => id)
    const seen = (await ask(who, { scope: 'team' })).value.content.map(({ id }) => id)
    expect(seen.sort()).toEqual(team.sort())
    for (const parent of all) {
      const reply = await ask(who, { parent: parent.id, scope: 'team' })
      const mayAsk = parent.id === who.id || isBelow(who.id, parent.id)
      expect([who.account, parent.account, reply.code]).toEqual([
        who.account,
        parent.account,
        mayAsk ? undefined : 'NOT_FOUND',
      ])
      if (mayAsk) for (const { id } of reply.value.content) expect(isBelow(parent.id, id)).toBe(true)
      if (mayAsk) expect(reply.value.path.every(({ id }) => id === who.id || isBelow(who.id, id))).toBe(true)
    }
  }
})
