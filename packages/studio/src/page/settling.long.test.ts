import { expect, test } from 'vitest'
import { browser, type Seat } from '../../test/browser.ts'
import { studioSetup } from '../../test/setup.ts'
import type { DrawsView } from '../engine/draws/draws-view.ts'
import { Refusal } from './api.ts'
import { untilAnswered } from './settling.ts'

const set = studioSetup()
const { sit } = browser(set)
const still = { reducedMotion: 'reduce' } as const

const says = ({ page }: Seat, text: string) => page.locator('p.message').filter({ hasText: text }).waitFor()
/** Fails unless the page shows the balance of the wallet. */
async function proveBalance({ page, player }: Seat): Promise<void> {
  const shown = () => page.getByRole('group', { name: 'Balance' }).locator('.value').innerText()
  const due = await player.wallet()
  await expect.poll(async () => (await shown()).replace(/[^\d.]/g, ''), { timeout: 30_000 }).toBe(due)
}

/** The time has come for what was not answered. */
async function settle(): Promise<void> {
  set.clock.advance(1)
  await set.studio.settle()
}

test('a win that the operator has not answered is said to be on its way, and its amount follows without a press', async () => {
  const seat = await sit('en', still)
  set.line.strike('loseRequest', '/win')
  await seat.page.getByRole('button', { name: 'Spin' }).click()
  await says(seat, 'Payout pending')
  await settle()
  await seat.page.getByText('Payout pending').waitFor({ state: 'detached' })
  await says(seat, 'line')
  await proveBalance(seat)
})

test('a stake that is on its way back is said to be back once it is', async () => {
  const seat = await sit('en', still)
  set.line.strike('loseAnswer', '/bet')
  set.line.strike('loseRequest', '/rollback')
  await seat.page.getByRole('button', { name: 'Spin' }).click()
  await says(seat, 'Your stake is being refunded.')
  await settle()
  await says(seat, 'Your stake was refunded.')
  await proveBalance(seat)
})

const gameCode = 'minute-five'

const nextDraw = async () =>
  ((await (await fetch(`${set.studio.url}/api/draws?gameCode=${gameCode}`)).json()) as DrawsView).next
/** Seconds until it comes. */
const untilNext = async () => (Date.parse((await nextDraw()).drawsAt) - set.clock.now().getTime()) / 1000

async function untilDrawn(): Promise<void> {
  set.clock.advance(await untilNext())
  await set.studio.settle()
}

/** Puts a bet on the slip and sends it. */
async function betOnDraw(seat: Seat): Promise<void> {
  await seat.page.getByRole('button', { name: 'Big', exact: true }).click()
  await seat.page.getByRole('button', { name: 'Place bets' }).click()
}

test('a bet on a draw that comes back later is told, too', async () => {
  const seat = await sit('en', still, undefined, gameCode)
  set.line.strike('loseAnswer', '/bet')
  set.line.strike('loseRequest', '/rollback')
  await betOnDraw(seat)
  await says(seat, 'Your stake is being refunded.')
  await settle()
  await says(seat, 'Your stake was refunded.')
  await proveBalance(seat)
})

test('a draw whose win the operator answers late is told with that, and again without', async () => {
  const seat = await sit('en', still, undefined, gameCode)
  await betOnDraw(seat)
  await says(seat, 'Bet placed on draw')
  const { issue } = await nextDraw()
  set.line.strike('loseRequest', '/win')
  set.clock.advance(await untilNext())
  await says(seat, 'Payout pending')
  await settle()
  await seat.page.getByText('Payout pending').waitFor({ state: 'detached' })
  await says(seat, `Draw ${issue}:`)
  await proveBalance(seat)
})

test('a bet that is placed while the page asks for its bets is told all the same', async () => {
  const seat = await sit('en', still, undefined, gameCode)
  await seat.page.getByText('No bets yet.').waitFor()
  // The answer to a question that was asked before the bet arrives after it.
  const gate = Promise.withResolvers<undefined>()
  const asked = Promise.withResolvers<undefined>()
  await seat.page.route(
    '**/api/draws/bets?*',
    async route => {
      const response = await route.fetch()
      asked.resolve(undefined)
      await gate.promise
      await route.fulfill({ response })
    },
    { times: 1 },
  )
  await untilDrawn()
  await asked.promise
  await betOnDraw(seat)
  await says(seat, 'Bet placed on draw')
  gate.resolve(undefined)
  await seat.page.getByText('Waiting for the draw').waitFor()
  await untilDrawn()
  await says(seat, 'Draw ')
  await proveBalance(seat)
})

test('a seat at a card table whose stake comes back later is told so', async () => {
  const seat = await sit('en', still, undefined, 'thirteen')
  set.line.strike('loseAnswer', '/bet')
  set.line.strike('loseRequest', '/rollback')
  await seat.page.getByRole('button', { name: /^Join Garden room/ }).click()
  await says(seat, 'is being refunded.')
  await settle()
  await says(seat, 'Your stake was refunded.')
  await proveBalance(seat)
  await set.proveBooks()
})

test('a session that has ended is not asked for a round again', async () => {
  let asked = 0
  const read = () => {
    asked++
    return Promise.reject(new Refusal('SESSION_ENDED'))
  }
  expect(await untilAnswered('7K2M-9QXD-41AB', read, () => true, 1)).toBeNull()
  expect(asked).toBe(1)
})
