import { balance, vendorBet, vendorWin } from '@baize/contract'
import { beforeAll, expect, test } from 'vitest'
import { familyOf, transfersOf } from '../../test/agents/family.ts'
import { startPlaying } from '@baize/testing/playing'
import { vendorClient } from '@baize/testing/vendor-client'
import { demoSecret } from '../app/config.ts'
import { startedPlatform } from '../../test/started.ts'
import { runCommand } from '../app/commands.ts'

const started = startedPlatform({ currency: 'BTC', games: 30 })
const ops = async (...words: string[]) => (await runCommand(started.platform.deps, words, 'ada')).lines.join('\n')
const { join, ready, send, owned } = familyOf(started)

beforeAll(async () => {
  await ops('flags', 'set', 'transfers.min', '0.00000001')
  await ops('flags', 'set', 'welcome.amount', '0.00012345')
})

test('a welcome, a stake, a win and a transfer keep every digit of a coin [WAL-06]', async () => {
  const vendor = vendorClient(started.platform.url, demoSecret, () => started.clock.now())
  const { account, player, session, gameCode } = await startPlaying(started.client, vendor)
  expect(await owned(account)).toBe('0.00012345')
  const round = { player, roundId: 'r1', gameCode, currency: 'BTC' }
  const bet = { ...round, session, txId: 'b1', amount: '0.00000045' }
  expect(await vendor.call(vendorBet, bet)).toMatchObject({ value: { balance: '0.00012300', currency: 'BTC' } })
  const win = { ...round, txId: 'w1', betTxId: 'b1', amount: '0.00000001', roundClosed: true }
  expect(await vendor.call(vendorWin, win)).toMatchObject({ value: { balance: '0.00012301' } })
  const { value } = await started.client.call(balance, {}, { token: account.token })
  expect(value).toMatchObject({ balance: '0.00012301', available: '0.00012301', locked: '0.00000000' })
})

test('a transfer of the smallest unit of a coin moves just that', async () => {
  const agent = await ready(null, 'agent')
  const member = await join(agent)
  const sent = await send(agent, { direction: 'downline', account: member.username, amount: '0.00000001' })
  expect(sent).toMatchObject({ success: true, value: { balance: '0.00012344', currency: 'BTC' } })
  expect(await owned(member)).toBe('0.00012346')
  expect(await transfersOf(started.client, agent)).toMatchObject({
    config: { min: '0.00000001' },
    content: [{ amount: '-0.00000001' }],
  })
})

test('staff cannot set an amount that has more digits than the currency', async () => {
  expect(await ops('flags', 'set', 'welcome.amount', '0.000000001')).toContain('cannot be 0.000000001')
  const other = { ...started.platform.deps, config: { ...started.platform.deps.config, currency: 'JPY' } }
  const set = async (...words: string[]) => (await runCommand(other, ['flags', 'set', ...words], 'ada')).lines[0]
  await ops('flags', 'set', 'transfers.min', '1.00')
  expect(await set('transfers.max', '800.50')).toBe('transfers.max has more digits than JPY.')
  expect(await set('welcome.amount', '0.5')).toBe('welcome.amount has more digits than JPY.')
  expect(await set('transfers.max', '800.00')).toBe('transfers.max is 800.00.')
})
