import { lotteryGames } from '@baize/contract'
import { expect, test } from 'vitest'
import { browser, proveAccessible } from '../../../test/browser.ts'
import { proveSessionEnd } from '../../../test/session-end.ts'
import { studioSetup } from '../../../test/setup.ts'
import type { DrawsView } from '../../engine/draws/draws-view.ts'

const set = studioSetup()
const { sit } = browser(set)

async function untilDrawn(gameCode: string): Promise<void> {
  const answer = await fetch(`${set.studio.url}/api/draws?gameCode=${gameCode}`)
  const { next } = (await answer.json()) as DrawsView
  set.clock.advance((Date.parse(next.drawsAt) - set.clock.now().getTime()) / 1000)
  await set.studio.settle()
}

const kinds = [
  { gameCode: 'minute-five', option: 'Big' },
  { gameCode: 'garden-eleven', option: '07' },
  { gameCode: 'minute-three', option: 'Odd' },
  { gameCode: 'mega-lotto', option: 'Small' },
  { gameCode: 'ten-race', option: '10' },
  { gameCode: 'saigon-draw', option: '38' },
  { gameCode: 'penang-numbers', option: '99' },
] as const

test.each(kinds)(
  'a bet on $gameCode is placed by keyboard, waits for its draw, and the page says what it brought',
  async ({ gameCode, option }) => {
    const { page, player } = await sit('en', { reducedMotion: 'reduce' }, undefined, gameCode)
    const name = lotteryGames.find(game => game.gameCode === gameCode)?.name ?? ''
    await page.getByRole('heading', { name }).waitFor()
    const choice = page.getByRole('button', { name: option, exact: true })
    await choice.focus()
    await page.keyboard.press('Enter')
    expect(await choice.getAttribute('aria-pressed')).toBe('true')
    await proveAccessible(page)
    await page.getByRole('button', { name: 'Place bets' }).focus()
    await page.keyboard.press('Enter')
    const bets = page.getByRole('region', { name: 'My bets' })
    await bets.getByText('Waiting for the draw').waitFor()
    expect(await player.wallet()).toBe('999.00')
    await untilDrawn(gameCode)
    await page
      .getByRole('status')
      .filter({ hasText: /^Draw 2026112\d-\d+: .+(No win|Paid|You win)/ })
      .waitFor()
    await proveAccessible(page)
    const balance = await page.getByRole('group', { name: 'Balance' }).locator('.value').textContent()
    expect(balance?.replace(/[^\d.]/g, '')).toBe(await player.wallet())
    await set.proveBooks()
  },
)

test('a draw made after the draws were read and before the bets are is told with its bets', async () => {
  const { page } = await sit('en', { reducedMotion: 'reduce' }, undefined, 'minute-five')
  await page.getByRole('button', { name: 'Big', exact: true }).click()
  await page.getByRole('button', { name: 'Place bets' }).click()
  await page.getByRole('region', { name: 'My bets' }).getByText('Waiting for the draw').waitFor()
  await page.route(
    url => url.pathname === '/api/draws/bets',
    async route => {
      await untilDrawn('minute-five')
      await route.continue()
    },
    { times: 1 },
  )
  await page
    .getByRole('status')
    .filter({ hasText: /^Draw 2026112\d-\d+: .+(No win|Paid|You win)/ })
    .waitFor()
})

test('several bets go on one draw; what the draw no longer takes stays on the slip', async () => {
  const { page, player } = await sit('en', { reducedMotion: 'reduce' }, undefined, 'minute-five')
  for (const option of ['Big', 'Odd', 'Even']) await page.getByRole('button', { name: option, exact: true }).click()
  await page.getByRole('button', { name: 'Remove Sum of the digits Even' }).click()
  const total = page.getByRole('region', { name: 'Bet slip' }).getByRole('status')
  expect(await total.textContent()).toBe('€2.00')
  await page.getByRole('button', { name: 'Place bets' }).click()
  await page
    .getByRole('status')
    .filter({ hasText: /^2 bets placed on draw/ })
    .waitFor()
  expect(await player.wallet()).toBe('998.00')
  await page.getByRole('button', { name: 'Small', exact: true }).click()
  const [draws] = [await (await fetch(`${set.studio.url}/api/draws?gameCode=minute-five`)).json()] as [DrawsView]
  set.clock.advance((Date.parse(draws.next.closesAt) - set.clock.now().getTime()) / 1000)
  await page.getByText('Bets are closed. Draw in progress.').waitFor()
  expect(await page.getByRole('button', { name: 'Place bets' }).getAttribute('aria-disabled')).toBe('true')
  expect(await page.getByRole('button', { name: 'Remove Sum of the digits Small' }).count()).toBe(1)
})

test('digits are typed where there are too many to choose from', async () => {
  const { page } = await sit('es', { reducedMotion: 'reduce' }, undefined, 'penang-numbers')
  await page.getByRole('radio', { name: 'Cuatro cifras, cualquier premio' }).check()
  await page.getByLabel('4 cifras').fill('12a4')
  await page.keyboard.press('Enter')
  expect(await page.getByRole('button', { name: /^Quitar/ }).count()).toBe(0)
  await page.getByLabel('4 cifras').fill('0704')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Quitar Cuatro cifras, cualquier premio 0704' }).waitFor()
  await proveAccessible(page)
})

test('from a game one goes to all games of its area, and from there into another', async () => {
  const { page } = await sit('en', { viewport: { width: 390, height: 788 } }, undefined, 'hanoi-draw')
  await page.getByRole('button', { name: 'All games' }).click()
  await page.getByRole('heading', { name: 'Vietnam Lottery' }).waitFor()
  expect(await page.getByRole('listitem').count()).toBe(3)
  await proveAccessible(page)
  await page.getByRole('button', { name: /^Saigon Draw/ }).click()
  await page.getByRole('heading', { name: 'Saigon Draw' }).waitFor()
  await proveAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})

test('on a phone a way leads from what is chosen to the slip below', async () => {
  const { page } = await sit('es', { viewport: { width: 390, height: 788 } }, undefined, 'penang-numbers')
  await page.getByRole('button', { name: '00', exact: true }).click()
  await page.getByRole('button', { name: '01', exact: true }).click()
  await page.getByRole('button', { name: 'Al boleto (2)' }).click()
  const place = await page.getByRole('button', { name: 'Apostar' }).boundingBox()
  expect((place?.y ?? 0) + (place?.height ?? Infinity)).toBeLessThanOrEqual(788)
  await proveAccessible(page)
})

test('a past draw is checked without any connection', async () => {
  const { page } = await sit('en', {}, undefined, 'mark-six')
  await page.getByRole('button', { name: 'Fairness' }).click()
  await page.getByRole('dialog', { name: 'Fairness' }).waitFor()
  await proveAccessible(page)
  const href = await page
    .getByRole('link', { name: /^Verify draw/ })
    .first()
    .getAttribute('href')
  await page.goto(set.studio.url + href)
  await page.getByRole('button', { name: 'Verify' }).waitFor()
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Verify' }).click()
  await page.getByText('The seed matches the commitment.').waitFor()
})

test('a lottery whose session has ended says so, and asks no more', async () => {
  await untilDrawn('minute-five')
  const seat = await sit('en', { reducedMotion: 'reduce', ownTime: true }, undefined, 'minute-five')
  await seat.page.getByRole('button', { name: 'Big', exact: true }).click()
  await seat.page.getByRole('button', { name: 'Place bets' }).click()
  await seat.page.getByRole('region', { name: 'My bets' }).getByText('Waiting for the draw').waitFor()
  await proveSessionEnd(set, seat)
})
