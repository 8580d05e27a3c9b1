import { expect, test } from 'vitest'
import { browser, proveAccessible } from '../../../test/browser.ts'
import { proveSessionEnd } from '../../../test/session-end.ts'
import { studioSetup } from '../../../test/setup.ts'
import type { DrawsView } from '../../engine/draws/draws-view.ts'

const set = studioSetup()
const { sit } = browser(set)
const gameCode = 'royal-baccarat'

const nextHand = async () =>
  ((await (await fetch(`${set.studio.url}/api/draws?gameCode=${gameCode}`)).json()) as DrawsView).next

/** Lets time pass until a moment, and the studio do what is due then. */
async function until(time: string): Promise<void> {
  set.clock.advance((Date.parse(time) - set.clock.now().getTime()) / 1000)
  await set.studio.settle()
}

async function untilBetsOpen(): Promise<void> {
  await until((await nextHand()).drawsAt)
  await until((await nextHand()).opensAt)
}

test('chips are put on the felt by keyboard, several on one hand, and the page says who won and what it brought', async () => {
  await untilBetsOpen()
  const { page, player } = await sit('en', { reducedMotion: 'reduce' }, undefined, gameCode)
  await page.getByRole('heading', { name: 'Royal Baccarat' }).waitFor()
  await page.getByRole('radio', { name: '€5.00' }).focus()
  await page.keyboard.press('Space')
  for (const [spot, chips] of [
    [/^Player pays 1:1/, 2],
    [/^Banker pays 0.95:1/, 1],
    [/^Tie pays 8:1/, 1],
  ] as const) {
    await page.getByRole('button', { name: spot }).focus()
    for (let chip = 0; chip < chips; chip++) await page.keyboard.press('Enter')
  }
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('button', { name: /^Player pays 1:1.+€10.00 to bet/ }).waitFor()
  await proveAccessible(page)
  await page.getByRole('button', { name: 'Place bets' }).focus()
  await page.keyboard.press('Enter')
  await page
    .getByRole('status')
    .filter({ hasText: /^3 bets placed on hand/ })
    .waitFor()
  await page.getByRole('button', { name: /^Player pays 1:1.+€10.00 on this hand/ }).waitFor()
  expect(await player.wallet()).toBe('985.00')
  await until((await nextHand()).drawsAt)
  await page
    .getByRole('status')
    .filter({ hasText: /^(Player wins|Banker wins|Tie).+(No win|Paid|You win)/ })
    .waitFor()
  await page
    .getByRole('region', { name: 'Player' })
    .getByRole('img', { name: / of (spades|hearts|diamonds|clubs)$/ })
    .first()
    .waitFor()
  expect(await page.locator('.bead').count()).toBeGreaterThan(0)
  await proveAccessible(page)
  const balance = await page.getByRole('group', { name: 'Balance' }).locator('.value').textContent()
  expect(balance?.replace(/[^\d.]/g, '')).toBe(await player.wallet())
  await set.proveBooks()
})

test('bets that a closed hand did not take stay on the felt, in Spanish too', async () => {
  await untilBetsOpen()
  const { page, player } = await sit('es', { reducedMotion: 'reduce' }, undefined, gameCode)
  await page.getByRole('button', { name: /^Banca paga/ }).click()
  await until((await nextHand()).closesAt)
  await page.getByText('No va más').waitFor()
  expect(await page.getByRole('button', { name: 'Apostar', exact: true }).getAttribute('aria-disabled')).toBe('true')
  expect(await page.getByRole('button', { name: /^Banca paga.+1,00 € por apostar/ }).count()).toBe(1)
  expect(await player.wallet()).toBe('1000.00')
  await proveAccessible(page)
})

test('a hand is offered to be dealt again without a connection', async () => {
  await untilBetsOpen()
  const { page } = await sit('en', { reducedMotion: 'reduce' }, undefined, gameCode)
  await page.getByRole('button', { name: 'Fairness' }).click()
  const opened = page.context().waitForEvent('page')
  await page
    .getByRole('link', { name: /^Verify hand/ })
    .first()
    .click()
  const verifier = await opened
  await verifier.getByRole('button', { name: 'Verify' }).click()
  await verifier.getByText('The seed matches the commitment. It gives these numbers:').waitFor()
  await verifier
    .getByText(/[♠♥♦♣] .+ = \d$/)
    .first()
    .waitFor()
})

test('a table whose session has ended says so, and asks no more', async () => {
  await untilBetsOpen()
  const seat = await sit('en', { reducedMotion: 'reduce', ownTime: true }, undefined, gameCode)
  await seat.page.getByRole('button', { name: /^Banker pays/ }).click()
  await seat.page.getByRole('button', { name: 'Place bets' }).click()
  await seat.page.getByRole('button', { name: /^Banker pays.+€1.00 on this hand/ }).waitFor()
  await proveSessionEnd(set, seat)
})

test('on a phone of 320 px the names of the bets stay in their fields, and three cards in the place of a hand', async () => {
  const { page } = await sit(
    'de',
    { reducedMotion: 'reduce', viewport: { width: 320, height: 700 } },
    undefined,
    gameCode,
  )
  await page.getByRole('button', { name: /^Gleichstand/ }).waitFor()
  const beyond = await page.evaluate(() => {
    const range = document.createRange()
    const names = [...document.querySelectorAll('.spot-name')].filter(name => {
      range.selectNodeContents(name)
      const spot = name.closest('.spot')?.getBoundingClientRect()
      const text = range.getBoundingClientRect()
      return !spot || text.left < spot.left || text.right > spot.right
    })
    const rows = [...document.querySelectorAll('.hand-cards')]
    for (const row of rows) {
      const cards = [1, 2, 3].map(() => Object.assign(document.createElement('span'), { className: 'card' }))
      row.replaceChildren(...cards)
    }
    const hands = rows.filter(row => {
      const place = row.closest('.hand')?.getBoundingClientRect()
      const last = row.lastElementChild?.getBoundingClientRect()
      return !place || !last || last.right > place.right
    })
    return [...names, ...hands].map(({ className, textContent }) => `${className} ${textContent}`)
  })
  expect(beyond).toEqual([])
})
