import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { browser, proveAccessible, type Seat, spinOnce } from '../../../test/browser.ts'
import { studioSetup } from '../../../test/setup.ts'

const set = studioSetup()
const { sit } = browser(set)

/**
 * The studio, in this process, has noticed that the page whose next call this is waits for its
 * answer no longer.
 */
const pageGone = (call: string) =>
  new Promise<void>(resolve => {
    const started = 'http.server.request.start'
    const watch = (message: unknown) => {
      const { request, response } = message as { request: IncomingMessage; response: ServerResponse }
      if (request.method !== 'POST' || !request.url?.endsWith(call)) return
      unsubscribe(started, watch)
      response.once('close', () => setImmediate(resolve))
    }
    subscribe(started, watch)
  })

const valueOf = (game: Seat['game'], name: string) => game.getByRole('group', { name }).locator('.value').textContent()

test('the launch code is gone from the address before the game is seen, and is nowhere in the page', async () => {
  const { page, game } = await sit()
  await game.getByRole('button', { name: 'Spin' }).waitFor()
  expect(page.url()).toBe(`${set.studio.url}/play/jade-dragon?lang=en`)
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length + document.cookie.length)).toBe(0)
})

test('shows stake, lines, win, balance, return and how the rounds are fixed, and says that it is a demo', async () => {
  const { game } = await sit()
  await game.getByText('Pays per line, left to right. RTP 96.10%. One press, one spin. Demo game.').waitFor()
  expect(await game.getByLabel('Stake').inputValue()).toBe('1.00')
  expect(await valueOf(game, 'Lines')).toBe('25')
  expect(await valueOf(game, 'Balance')).toMatch(/^€1,000\.00$/)
  expect(await game.locator('.hash').getAttribute('title')).toMatch(/^[0-9a-f]{64}$/)
})

test('a spin by keyboard keeps the focus, announces its result and shows what the operator booked', async () => {
  const { page, game, player } = await sit()
  const spin = game.getByRole('button', { name: 'Spin' })
  await spin.focus()
  await page.keyboard.press('Enter')
  await game.locator('.spin[aria-disabled="true"]').waitFor()
  await game.locator('.spin[aria-disabled="false"]').waitFor()
  expect(await spin.evaluate(node => node === document.querySelector(':focus'))).toBe(true)
  expect(await game.getByRole('status').textContent()).toMatch(/No winning line|Paid|You win/)
  const balance = await valueOf(game, 'Balance')
  expect(balance?.replace(/[^\d.]/g, '')).toBe(await player.wallet())
  expect(await game.getByRole('link', { name: /^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/ }).count()).toBe(1)
})

test('nothing scrolls the game away, whatever comes into view beside it', async () => {
  const { page } = await sit()
  await page.locator('.game').waitFor()
  const moved = await page.evaluate(() => {
    const beside = document.createElement('button')
    beside.style.cssText = 'position: absolute; inset-inline-start: 200vw; inset-block-start: 200vh'
    return ['.game', '.reel'].map(place => {
      const box = document.querySelector(place)
      box?.append(beside)
      beside.focus()
      beside.scrollIntoView()
      return [box?.scrollLeft, box?.scrollTop]
    })
  })
  expect(moved).toEqual([
    [0, 0],
    [0, 0],
  ])
})

test('a press while the reels run does nothing', async () => {
  const seat = await sit()
  const spin = seat.game.getByRole('button', { name: 'Spin' })
  await spin.click()
  await spin.click({ force: true })
  await spin.click({ force: true })
  await seat.game.locator('.spin[aria-disabled="false"]').waitFor()
  await seat.game.getByRole('button', { name: 'Latest rounds' }).click()
  await seat.game.getByRole('dialog').waitFor()
  expect(await seat.game.getByRole('dialog').getByRole('row').count()).toBe(2)
})

test('the button shows as a ring how long the next round has to wait, in seconds where nothing moves, and says so', async () => {
  const { game } = await sit('en', { reducedMotion: 'reduce' })
  const button = game.getByRole('button', { name: 'Spin' })
  expect(await button.locator('.wait').isVisible()).toBe(false)
  await button.click()
  await button.locator('.wait').waitFor()
  expect(await button.locator('.wait-seconds').textContent()).toMatch(/^[123]$/)
  expect(await game.locator('#wait-words').textContent()).toMatch(/^Next round in [123] s$/)
  expect(await button.getAttribute('aria-describedby')).toBe('wait-words')
  await game.locator('.spin[aria-disabled="false"]').waitFor()
  expect(await button.locator('.wait').isVisible()).toBe(false)
  expect(await game.locator('#wait-words').textContent()).toBe('')
})

test('with reduced motion nothing moves', async () => {
  const { page, game } = await sit('en', { reducedMotion: 'reduce' })
  await game.getByRole('button', { name: 'Spin' }).click()
  expect(
    await page.evaluate(
      () =>
        document.getAnimations().filter(each => each.playState === 'running' && !('transitionProperty' in each)).length,
    ),
  ).toBe(0)
  await game.locator('.spin[aria-disabled="false"]').waitFor()
})

test('a round whose end the player never saw is finished without them and shown at the next start', async () => {
  const seat = await sit()
  await seat.game.getByRole('button', { name: 'Spin' }).waitFor()
  set.line.strike('stall', '/win')
  const paying = set.line.reached(2)
  const pageClosed = pageGone('/press')
  await seat.game.getByRole('button', { name: 'Spin' }).click()
  await paying
  await seat.page.context().close()
  await pageClosed
  await set.line.release()
  const { game } = await sit('en', {}, seat.player)
  await game.getByText('Your last round was interrupted and has been completed:').waitFor()
  await set.proveBooks()
})

test('with the operator down the page says so, and plays on once it is back', async () => {
  const seat = await sit()
  await seat.game.getByRole('button', { name: 'Spin' }).waitFor()
  set.line.cut(true)
  await seat.game.getByRole('button', { name: 'Spin' }).click()
  await seat.game.getByText('Your stake is being refunded.').waitFor()
  set.line.cut(false)
  await set.studio.settle()
  set.passPause()
  await seat.game.locator('.spin[aria-disabled="false"]').waitFor()
  await spinOnce(set, seat)
  expect(await seat.game.getByRole('status').textContent()).toMatch(/No winning line|Paid|You win/)
})

test('without a connection the page says so, and once it is back it says that too, with what became of the bet', async () => {
  const { page, game } = await sit()
  const spin = game.getByRole('button', { name: 'Spin' })
  await spin.waitFor()
  await page.context().setOffline(true)
  await spin.click()
  await game.getByText('No connection. Reconnecting').waitFor()
  await game.getByText('Connection lost.').waitFor()
  await page.context().setOffline(false)
  await game.getByText('Connection restored. Nothing was staked.').waitFor()
  expect(await spin.getAttribute('aria-disabled')).toBe('false')
})

test('a bet whose answer was lost is shown by itself, also where the connection is back before the reels have stopped', async () => {
  const { page, game, player } = await sit()
  await page.route('**/api/press', async route => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await game.getByRole('button', { name: 'Spin' }).click()
  await game.getByText('Your last round was interrupted and has been completed:').waitFor()
  await game.locator('.spin[aria-disabled="false"]').waitFor()
  expect((await valueOf(game, 'Balance'))?.replace(/[^\d.]/g, '')).toBe(await player.wallet())
  await set.proveBooks()
})

test('a game that could not start for want of a connection starts by itself when there is one', async () => {
  const { page, game } = await sit()
  await game.getByRole('button', { name: 'Spin' }).waitFor()
  await page.route('**/api/session', route => route.abort('internetdisconnected'))
  await page.route('**/healthz', route => route.abort('internetdisconnected'))
  const player = await set.player()
  await page.goto(`${set.studio.url}/play/tiger-court?lang=en#code=${await player.launchCode('tiger-court')}`)
  await game.getByRole('alert').getByText('Connection lost.').waitFor()
  await page.unroute('**/api/session')
  await page.unroute('**/healthz')
  await game.getByRole('button', { name: 'Spin' }).waitFor()
})

test('a start without a good code says what to do', async () => {
  const { page } = await sit()
  await page.goto(`${set.studio.url}/play/tiger-court?lang=es#code=nonsense`)
  await page.getByRole('alert').getByText('Este enlace del juego ya se ha usado o ha caducado.').waitFor()
  await proveAccessible(page)
  await page.getByRole('button', { name: 'Volver al lobby' }).click()
  await page.waitForURL(`${set.platform.url}/`, { waitUntil: 'commit' })
})

test.each([
  { width: 1440, height: 844 },
  { width: 390, height: 788 },
])('axe finds nothing at $width, on the game and in its dialogs', async viewport => {
  const { page } = await sit('en', { viewport })
  await page.getByRole('button', { name: 'Spin' }).waitFor()
  await proveAccessible(page)
  for (const name of ['Paytable', 'Latest rounds', 'Fairness']) {
    await page.getByRole('button', { name }).click()
    await page.getByRole('dialog', { name }).waitFor()
    await proveAccessible(page)
    await page.keyboard.press('Escape')
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})

test('a player reveals the seed and checks the round, on its own page and without any connection', async () => {
  const seat = await sit('en')
  await spinOnce(set, seat)
  const href = await seat.game.getByRole('link', { name: /^\w{4}-\w{4}-\w{4}$/ }).getAttribute('href')
  await seat.game.getByRole('button', { name: 'Fairness' }).click()
  await seat.game.getByRole('button', { name: 'Reveal the seed' }).click()
  const check = await seat.game.getByRole('link', { name: 'Verify bet 1' }).getAttribute('href')
  await seat.page.goto(set.studio.url + href)
  await seat.page.getByText('Verified in your browser').waitFor()
  await proveAccessible(seat.page)
  await seat.page.goto(set.studio.url + check)
  await seat.page.getByRole('button', { name: 'Verify' }).waitFor()
  await seat.page.context().setOffline(true)
  await seat.page.getByRole('button', { name: 'Verify' }).click()
  await seat.page.getByText('The seed matches the commitment.').waitFor()
  await proveAccessible(seat.page)
})

test('a revealed seed stands with its own commitment and bets, and copied by hand from there it verifies', async () => {
  const seat = await sit('en')
  const { page, game } = seat
  const fingerprint = await game.locator('.hash').getAttribute('title')
  await spinOnce(set, seat)
  const fairness = game.getByRole('button', { name: 'Fairness' })
  await fairness.click()
  const dialog = game.getByRole('dialog', { name: 'Fairness' })
  // Spaces that no page shows, and what only looks like one, would be lost on the way to the
  // verifier.
  await dialog.getByLabel('Your seed').fill('  my\u00a0  lucky word ')
  await dialog.getByRole('button', { name: 'Use this seed' }).click()
  await page.keyboard.press('Escape')
  await spinOnce(set, seat)
  const round = await game
    .getByRole('link', { name: /^\w{4}-\w{4}-\w{4}$/ })
    .first()
    .textContent()
  await fairness.click()
  const words = await dialog.innerText()
  expect(words).toMatch(/^[^]*commitment[^]*Example[^]*Who knows what, and when/)
  expect(words.split('How it is calculated')[0]).not.toMatch(/SHA-256|HMAC/)
  await game.getByRole('button', { name: 'Reveal the seed' }).click()
  const block = dialog.locator('.past-seed')
  await block.waitFor()
  const [seed = '', commitment = '', ...clientSeeds] = await block.locator('code').allInnerTexts()
  const numbers = await block.getByRole('rowheader').allInnerTexts()
  expect([commitment, numbers]).toEqual([fingerprint, ['2', '1']])
  await block.getByText('Afterwards each bet is verified on the page of its round.').waitFor()
  expect(await block.getByRole('link', { name: /^\w{4}-\w{4}-\w{4}$/ }).count()).toBe(2)
  expect(await game.locator('.hash').getAttribute('title')).not.toBe(commitment)
  await proveAccessible(page)
  await page.goto(`${set.studio.url}/verify/?lang=en`)
  const typed = {
    'Server seed': seed,
    Commitment: commitment,
    "Player's seed": clientSeeds[0] ?? '',
    'Bet number': '2',
  }
  for (const [label, text] of Object.entries(typed)) await page.getByLabel(label, { exact: true }).fill(text)
  await page.getByRole('button', { name: 'Verify' }).click()
  await page.getByText('The seed matches the commitment.').waitFor()
  const drawn = page.getByText('Drawn numbers').locator('xpath=following-sibling::*[1]')
  const byHand = await drawn.innerText()
  await page.goto(`${set.studio.url}/round/${round}?lang=en`)
  await page.getByText('Verified in your browser').waitFor()
  expect([typed["Player's seed"], byHand]).toEqual(['my lucky word', await drawn.innerText()])
})

test('the odds of a game are published on a page of their own, with its reels, and on a phone the payouts are seen at once', async () => {
  const { page, game } = await sit('en', { viewport: { width: 390, height: 788 } })
  await game.getByRole('button', { name: 'Fairness' }).click()
  const href = await game.getByRole('link', { name: 'Odds and paytable of this game' }).getAttribute('href')
  await page.goto(set.studio.url + href)
  await page.getByRole('heading', { name: 'Odds and paytable: Jade Dragon' }).waitFor()
  await page.getByText('Stated RTP: 96.10%').waitFor()
  await page.getByText('Reel 5').waitFor()
  expect(await page.getByRole('row').count()).toBe(1 + 1 + 8 * 3)
  await proveAccessible(page)
  const right = await page
    .getByRole('columnheader', { name: 'Payout' })
    .evaluate(head => head.getBoundingClientRect().right)
  await page.emulateMedia({ forcedColors: 'active' })
  const ground = await page
    .locator('.mini')
    .first()
    .evaluate(symbol => getComputedStyle(symbol).backgroundColor)
  expect(ground, 'symbols keep their light ground').toBe('rgb(246, 239, 224)')
  expect(right, 'payouts are seen without a sideways scroll').toBeLessThanOrEqual(390)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})

test('in Spanish, symbols of a slot are named in Spanish on reels, paytable and round; on a phone its round and verifier are no wider than the window', async () => {
  const seat = await sit('es', { viewport: { width: 390, height: 788 } })
  await spinOnce(set, seat)
  await seat.game.getByRole('img', { name: /^Rodillos por fila: (\p{Ll}+[,;]? ?){15}$/u }).waitFor()
  await seat.game.getByRole('button', { name: 'Tabla de pagos' }).click()
  await seat.game.getByRole('rowheader', { name: 'campana' }).waitFor()
  await seat.game.getByRole('button', { name: 'Cerrar' }).click()
  const wider = () => seat.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  const href = await seat.game.getByRole('link', { name: /^\w{4}-\w{4}-\w{4}$/ }).getAttribute('href')
  await seat.game.getByRole('button', { name: 'Transparencia' }).click()
  await seat.game.getByRole('button', { name: 'Revelar la semilla' }).click()
  const check = await seat.game.getByRole('link', { name: 'Verificar la apuesta 1' }).getAttribute('href')
  await seat.page.goto(set.studio.url + href)
  // The stake; a round may pay as much.
  await seat.page.getByText('1,00 EUR').first().waitFor()
  const symbols = 'dragón siete gema loto farolillo moneda campana cereza'.split(' ')
  const pictures = await seat.page.locator('.grid img').all()
  expect(pictures).toHaveLength(15)
  for (const each of pictures) expect(symbols).toContain(await each.getAttribute('alt'))
  expect(await wider()).toBeLessThanOrEqual(0)
  await seat.page.goto(set.studio.url + check)
  await seat.page.getByRole('button', { name: 'Verificar' }).click()
  await seat.page.getByRole('status').getByText('La semilla coincide con el compromiso.').waitFor()
  expect(await wider()).toBeLessThanOrEqual(0)
})
