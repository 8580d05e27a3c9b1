import { logout } from '@baize/contract'
import { expect, test } from 'vitest'
import { browser, type Seat, spinOnce } from '../../test/browser.ts'
import { studioSetup } from '../../test/setup.ts'

const set = studioSetup()
const { sitFramed } = browser(set)

const messageTypes = ({ page }: Seat) => page.evaluate(() => window.messages.map(({ type }) => type))
const messagesOf = ({ page }: Seat, type: string) =>
  page.evaluate(name => window.messages.filter(each => each.type === name).map(each => each.data), type)
const say = ({ page }: Seat, type: string, data = {}) =>
  page.evaluate(([name, given]) => window.say(name, given), [type, data] as const)
const message = ({ game }: Seat) => game.locator('.message')
async function untilReceived({ page }: Seat, type: string, times = 1): Promise<void> {
  await page.waitForFunction(([name, count]) => window.messages.filter(each => each.type === name).length >= count, [
    type,
    times,
  ] as const)
}

test('in a frame the game tells its host of a round in the order of the protocol, and names no secret', async () => {
  const seat = await sitFramed()
  await untilReceived(seat, 'idle')
  expect(await messageTypes(seat)).toEqual(['ready', 'balance', 'idle'])
  await spinOnce(set, seat)
  await untilReceived(seat, 'idle', 2)
  expect((await messageTypes(seat)).slice(3)).toEqual(['busy', 'round.start', 'balance', 'round.end', 'idle'])
  const [end] = await messagesOf(seat, 'round.end')
  expect(end).toMatchObject({ outcome: 'settled', stake: '1.00', currency: 'EUR' })
  expect((await messagesOf(seat, 'balance')).at(-1)).toEqual({ amount: await seat.player.wallet(), currency: 'EUR' })
  expect(JSON.stringify(await seat.page.evaluate(() => window.messages))).not.toMatch(/token|code=|session/)
})

test('paused by its host the game takes no press until it is resumed', async () => {
  const seat = await sitFramed()
  await untilReceived(seat, 'idle')
  await say(seat, 'pause')
  await message(seat).getByText('The game is paused.').waitFor()
  await seat.game.getByRole('button', { name: 'Spin' }).click({ force: true })
  expect(await messageTypes(seat)).not.toContain('busy')
  await say(seat, 'resume')
  await spinOnce(set, seat)
  expect(await messageTypes(seat)).toContain('round.end')
})

test('told to close, it takes no press ever again', async () => {
  const seat = await sitFramed()
  await untilReceived(seat, 'idle')
  await say(seat, 'close')
  await message(seat).getByText('The game is closed.').waitFor()
  await say(seat, 'resume')
  await seat.game.getByRole('button', { name: 'Spin' }).click({ force: true })
  expect(await messageTypes(seat)).not.toContain('busy')
})

test('asked to refresh, it answers with the balance', async () => {
  const seat = await sitFramed()
  await untilReceived(seat, 'idle')
  await say(seat, 'refresh')
  await untilReceived(seat, 'balance', 2)
})

test('told that balances are hidden, it shows stars until it is told otherwise, also after a round', async () => {
  const seat = await sitFramed()
  await untilReceived(seat, 'idle')
  const balance = seat.game.getByRole('group', { name: 'Balance' }).locator('.value')
  const shown = await balance.innerText()
  await say(seat, 'balance.hidden', { hidden: true })
  await expect.poll(() => balance.innerText()).toBe('******')
  await spinOnce(set, seat)
  expect(await balance.innerText()).toBe('******')
  await say(seat, 'balance.hidden', { hidden: false })
  await expect.poll(() => balance.innerText()).toMatch(/^€[\d,]+\.\d\d$/)
  expect(shown).toMatch(/^€/)
})

test('started again without a code it leaves the way back to its host', async () => {
  const seat = await sitFramed()
  await untilReceived(seat, 'idle')
  await seat.game.evaluate(() => location.reload())
  await seat.game.getByRole('alert').getByText('Please open the game again from the lobby.').waitFor()
  expect(await seat.game.getByRole('button').count()).toBe(0)
})

test('when the session has ended it says so, and the way out goes through the host', async () => {
  const seat = await sitFramed()
  await untilReceived(seat, 'idle')
  await set.client.call(logout, {}, seat.player.account)
  await seat.game.getByRole('button', { name: 'Spin' }).click()
  await message(seat).getByText('The game session has ended.').waitFor()
  for (const type of ['pause', 'resume']) await say(seat, type)
  await message(seat).getByText('The game session has ended.').waitFor()
  expect(await messagesOf(seat, 'error')).toMatchObject([{ code: 'SESSION_ENDED' }])
  await seat.game.getByRole('button', { name: 'Back to the lobby' }).click()
  await untilReceived(seat, 'exit')
})
