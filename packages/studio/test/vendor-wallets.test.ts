import { mainWallet, recallWallets, vendorWallets, walletTransfer } from '@baize/contract'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runCommand } from '../../server/src/app/commands.ts'
import { writeSetting } from '../../server/src/db/settings.ts'
import { walletsSetting } from '../../server/src/vendor-wallets/index.ts'
import { callOps } from './ops.ts'
import type { Player } from './player.ts'
import { studioSetup } from './setup.ts'

const set = studioSetup()
/** The vendor of the game that is played. */
const vendor = 'LUMEN'
let player: Player

const wallets = async () => (await set.client.call(vendorWallets, {}, player.account)).value
const atVendor = async () => (await wallets()).list.find(({ vassalage }) => vassalage === vendor)?.balance
const reconcile = async () => (await runCommand(set.platform.deps, ['vendor-wallets', 'reconcile'], 'ada')).lines
const playRound = async (stake?: string) => {
  set.passPause()
  return player.playRound(stake)
}

beforeEach(async () => {
  set.platform.deps.config.origins.studio = set.studio.url
  await writeSetting(set.platform.deps, walletsSetting, { isSingle: false })
  player = await set.player()
  const input = { from: mainWallet, to: vendor, amount: '100.00', idempotencyKey: crypto.randomUUID() }
  const sent = await set.client.call(walletTransfer, input, player.account)
  expect(sent.value.state).toBe('success')
  await player.start('gem-cascade')
})
afterEach(async () => {
  await set.studio.settle()
  await set.proveBooks()
  expect(await reconcile()).toEqual([expect.stringContaining('wallets agree')])
})

test('rounds are played from the wallet at the vendor, which has what we have [WAL-09]', async () => {
  for (let round = 0; round < 5; round++) {
    const { body } = await playRound('1.00')
    expect(body.balance).toBe(await atVendor())
  }
  expect((await wallets()).main).toBe('900.00')
  const { orders } = (await set.client.call(recallWallets, { idempotencyKey: crypto.randomUUID() }, player.account))
    .value
  expect(orders).toMatchObject([{ state: 'success' }])
  expect((await wallets()).total).toBe((await wallets()).main)
  expect((await playRound('1.00')).body).toMatchObject({ code: 'INSUFFICIENT_FUNDS' })
})

test.each(['dropRequest', 'dropResponse', 'duplicate'])(
  'both sides agree again after %s of a bet and of a win',
  async effect => {
    for (const call of ['bet', 'win']) {
      await callOps(set.studio.url, 'chaos', { effect, call }, set.clock.now().getTime())
      await playRound('1.00')
      await set.studio.settle()
    }
  },
)
