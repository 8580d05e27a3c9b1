import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { browser, loseAnswers, proveAccessible } from '../../../test/browser.ts'
import { proveSessionEnd } from '../../../test/session-end.ts'
import { studioSetup } from '../../../test/setup.ts'
import type { BookView } from './book-view.ts'
import { books } from './fixtures/books.ts'

const set = studioSetup()
const { open, sit } = browser(set)

const read = async (gameCode: string) =>
  (await (await fetch(`${set.studio.url}/api/book?gameCode=${gameCode}`)).json()) as BookView
const until = (iso: string | undefined) => set.clock.advance((Date.parse(iso ?? '') - set.clock.now().getTime()) / 1000)
/** The slate that starts next: the first of the list may be under way. */
async function nextSlate(gameCode: string) {
  const { slates, now } = await read(gameCode)
  return slates.find(({ startsAt }) => startsAt > now)
}
async function untilEnd(gameCode: string): Promise<void> {
  until((await read(gameCode)).slates[0]?.endsAt)
  await set.studio.settle()
}

const still = { reducedMotion: 'reduce', timezoneId: 'UTC' } as const
const said = (page: Page, text: RegExp) => page.getByRole('status').filter({ hasText: text }).waitFor()
const odds = (page: Page, fixture: number, option: number) =>
  page.locator('.fixture').nth(fixture).locator('.odds').nth(option)
const slip = (page: Page) => page.getByRole('region', { name: /^(Bet slip|Boleto de apuestas)$/ })
const place = (page: Page) => slip(page).getByRole('button', { name: /^(Place bets|Apostar)$/ })
const balance = async (page: Page, name = 'Balance') =>
  (await page.getByRole('group', { name }).locator('.value').textContent())?.replace(/[^\d.]/g, '')

test.each(books)(
  'a bet at $name is placed by keyboard, stays open until its fixture has ended, and the page says what it brought',
  async ({ gameCode, name }) => {
    const { page, player } = await sit('en', still, undefined, gameCode)
    await page.getByRole('heading', { name, exact: true }).waitFor()
    await odds(page, 0, 0).focus()
    await page.keyboard.press('Enter')
    expect(await odds(page, 0, 0).getAttribute('aria-pressed')).toBe('true')
    await proveAccessible(page)
    await place(page).focus()
    await page.keyboard.press('Enter')
    await said(page, /^Bet placed\.$/)
    const bets = page.getByRole('region', { name: 'My bets' })
    await bets.getByText('Open', { exact: true }).waitFor()
    expect(await player.wallet()).toBe('999.00')
    await untilEnd(gameCode)
    await said(page, /^The fixtures of \d\d:\d\d have ended\. (No win|You win)/)
    await bets.getByText(/ – \d+$/).waitFor()
    await proveAccessible(page)
    expect(await balance(page)).toBe(await player.wallet())
    await set.proveBooks()
  },
)

test('bets on different fixtures are combined, and show together what they pay', async () => {
  const { page, player } = await sit('en', still, undefined, 'kickline')
  const each = []
  for (const fixture of [0, 1, 2]) {
    await odds(page, fixture, 0).click()
    each.push(Number(await odds(page, fixture, 0).locator('b').textContent()))
  }
  await slip(page).getByText('Total stake').waitFor()
  await page.getByRole('radio', { name: 'Accumulator' }).check()
  const product = Math.floor(Math.round(each.reduce((all, one) => all * one * 100, 1)) / 10_000) / 100
  await slip(page)
    .locator('dd', { hasText: product.toFixed(2) })
    .first()
    .waitFor()
  await proveAccessible(page)
  await place(page).click()
  await said(page, /^Bet placed\.$/)
  expect(await player.wallet()).toBe('999.00')
  await page.getByText('Accumulator, 3 fixtures').waitFor()
  await untilEnd('kickline')
  await said(page, /have ended\./)
  expect(await balance(page)).toBe(await player.wallet())
})

/** Kickline opened by a new player who chose something in a list before. */
async function sitAt(selection: string): Promise<Page> {
  const player = await set.player()
  const page = await open(still)
  const query = new URLSearchParams({ lang: 'en', selection })
  await page.goto(`${set.studio.url}/play/kickline?${query}#code=${await player.launchCode('kickline')}`)
  await page.locator('.fixture').first().waitFor()
  return page
}

test('a book opens at the fixture that was chosen before, with the outcome on its slip', async () => {
  const { slates, now } = await read('kickline')
  const [next, later] = slates.filter(({ startsAt }) => startsAt > now)
  const fixture = later?.fixtures[2]
  const page = await sitAt(`${fixture?.id}:total:under`)
  const pressed = page.locator('.odds[aria-pressed=true]')
  await pressed.waitFor()
  expect(await pressed.getAttribute('data-fixture')).toBe(fixture?.id)
  expect(await page.locator('.fixture-asked').count()).toBe(1)
  await slip(page).getByText('Under 2.5').waitFor()
  await slip(page).getByText(`${fixture?.home.name} v ${fixture?.away.name}`).waitFor()
  await proveAccessible(page)

  const alone = await sitAt(next?.fixtures[1]?.id ?? '')
  await alone.locator('.fixture-asked').waitFor()
  expect(await alone.locator('.odds[aria-pressed=true]').count()).toBe(0)

  until(next?.startsAt)
  await set.studio.settle()
  await said(await sitAt(`${next?.fixtures[0]?.id}:result:home`), / has started and takes no more bets\.$/)
})

test('two bets on one fixture are placed singly, and never combined', async () => {
  const { page, player } = await sit('en', still, undefined, 'kickline')
  await odds(page, 0, 0).click()
  await odds(page, 0, 4).click()
  await page.getByRole('radio', { name: 'Accumulator' }).check()
  await slip(page).getByText('An accumulator needs 2 to 6 different fixtures.').waitFor()
  expect(await place(page).getAttribute('aria-disabled')).toBe('true')
  await page.getByRole('radio', { name: 'Singles' }).check()
  await place(page).click()
  await said(page, /^2 bets placed\.$/)
  expect(await player.wallet()).toBe('998.00')
})

test('another option of a market takes the place of the first, and a second press takes it off', async () => {
  const { page } = await sit('en', still, undefined, 'bracket')
  await odds(page, 0, 0).click()
  await odds(page, 0, 1).click()
  expect(await slip(page).locator('.leg').count()).toBe(1)
  expect(await odds(page, 0, 0).getAttribute('aria-pressed')).toBe('false')
  await odds(page, 0, 1).click()
  await slip(page).getByText('Select odds to add a bet to the bet slip.').waitFor()
})

test('a fixture that has started leaves the slip and the list, and is said to be under way', async () => {
  const { page } = await sit('en', still, undefined, 'kickline')
  const starts = page.getByRole('radio', { name: /^\d\d:\d\d$/ })
  const first = await starts.first().getAttribute('value')
  await odds(page, 0, 0).click()
  until((await nextSlate('kickline'))?.startsAt)
  await said(page, /has started and was removed from your bet slip\.$/)
  await page.getByText(/^In play since \d\d:\d\d\. Results in \d:\d\d$/).waitFor()
  expect(await starts.first().getAttribute('value')).not.toBe(first)
  expect(await starts.first().isChecked()).toBe(true)
  expect(await slip(page).locator('.leg').count()).toBe(0)
})

test('odds that are others by now are refused in plain words, and taken by a second press', async () => {
  const { page, player } = await sit('en', still, undefined, 'arena-rooster')
  await page
    .getByRole('radio', { name: /^\d\d:\d\d$/ })
    .last()
    .check()
  await odds(page, 0, 0).click()
  // The first time it asks for odds of an hour ago.
  const older = (body: string) => body.replace(/"odds":(\d+)/, (_, now: string) => `"odds":${Number(now) + 7}`)
  await page.route('**/api/book/bet', route => route.continue({ postData: older(route.request().postData() ?? '') }), {
    times: 1,
  })
  await place(page).click()
  const now = await slip(page).locator('.leg-odds').textContent()
  await said(page, new RegExp(`^The odds of .+ v .+ are now ${now}\\.`))
  expect(await player.wallet()).toBe('1000.00')
  await place(page).click()
  await said(page, /^Bet placed\.$/)
  expect(await player.wallet()).toBe('999.00')
})

test('a bet whose answer was lost is told, stays in the slip, and by another press is the same bet with one stake', async () => {
  const { page, player } = await sit('en', still, undefined, 'kickline')
  await odds(page, 0, 0).click()
  const back = await loseAnswers(page, '**/api/book/bet')
  await place(page).click()
  await said(page, /^Connection lost\./)
  await page.getByText('No connection. Reconnecting').waitFor()
  await back()
  await page.getByText('Connection restored.').waitFor()
  expect(await slip(page).locator('.leg').count()).toBe(1)
  await place(page).click()
  await said(page, /^Bet placed\.$/)
  expect(await player.wallet()).toBe('999.00')
  expect(await balance(page)).toBe('999.00')
})

test.each(books)('on a phone, in Spanish, nothing of $name is wider than the window', async ({ gameCode }) => {
  const { page } = await sit('es', { ...still, viewport: { width: 390, height: 788 } }, undefined, gameCode)
  await odds(page, 0, 0).click()
  await odds(page, 1, 0).click()
  await page.getByRole('button', { name: 'Al boleto (2)' }).click()
  await page.getByRole('radio', { name: 'Combinada' }).check()
  await place(page).click()
  await said(page, /^Apuesta hecha\.$/)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await proveAccessible(page)
})

test('the fixtures of a past start are checked without any connection', async () => {
  const { page } = await sit('en', still, undefined, 'kickline')
  await page.getByRole('button', { name: 'Fairness' }).click()
  await page.getByRole('dialog', { name: 'Fairness' }).waitFor()
  await proveAccessible(page)
  const href = await page
    .getByRole('link', { name: /^Verify the fixtures of/ })
    .first()
    .getAttribute('href')
  await page.goto(set.studio.url + href)
  await page.getByRole('button', { name: 'Verify' }).waitFor()
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Verify' }).click()
  await page.getByText('The seed matches the commitment.').waitFor()
  const [newest] = (await read('kickline')).results
  const fixture = newest?.fixtures[0]
  await page
    .getByText(`${fixture?.home.name} ${fixture?.score.home} – ${fixture?.score.away} ${fixture?.away.name}`)
    .waitFor()
})

test('a book whose session has ended says so, and asks no more', async () => {
  const seat = await sit('en', { ...still, ownTime: true }, undefined, 'kickline')
  await odds(seat.page, 0, 0).click()
  await place(seat.page).click()
  await said(seat.page, /^Bet placed\.$/)
  await proveSessionEnd(set, seat)
})
