import { expect, test } from 'vitest'
import { browser, loseAnswers, proveAccessible, type Seat } from '../../../test/browser.ts'
import { studioSetup } from '../../../test/setup.ts'

const set = studioSetup()
const { sit } = browser(set)
const enter = (lang = 'en', options: Parameters<typeof sit>[1] = {}) => sit(lang, options, undefined, 'thirteen')

const over = ({ page }: Seat) => page.getByRole('button', { name: /Play again|Jugar de nuevo/ })
const playable = ({ page }: Seat) => page.locator('.hand button[aria-disabled="false"]').first()

/** Plays by keyboard whatever may be played, until the match is over. */
async function play(seat: Seat): Promise<void> {
  for (;;) {
    await over(seat).or(playable(seat)).first().waitFor()
    if (await over(seat).isVisible()) return
    const card = playable(seat)
    const name = (await card.getAttribute('aria-label')) ?? ''
    await card.focus()
    await seat.page.keyboard.press('Enter')
    await seat.page.getByRole('button', { name, exact: true }).waitFor({ state: 'detached' })
  }
}

test('two people sit down in a room and play a match by keyboard, and each reads what it brought', async () => {
  const seats = [await enter(), await enter('es', { reducedMotion: 'reduce' })] as const
  await proveAccessible(seats[0].page)
  await seats[0].page.getByRole('button', { name: 'Join Garden room for €1.00' }).click()
  await seats[0].page.getByText('Waiting for a player').first().waitFor()
  await proveAccessible(seats[0].page)
  await seats[1].page.getByRole('button', { name: /^Entrar en Garden room/ }).click()
  for (const { page } of seats) await page.locator('.hand .card').nth(12).waitFor()
  await proveAccessible(seats[1].page)
  await Promise.all(seats.map(play))
  const texts = await Promise.all(seats.map(({ page }) => page.getByRole('status').first().innerText()))
  expect(texts.filter(text => /You win €1\.94|Ganas 1,94/.test(text))).toHaveLength(1)
  for (const { page, player } of seats) {
    const balance = await page
      .getByRole('group', { name: /Balance|Saldo/ })
      .locator('.value')
      .innerText()
    expect(balance.replace(/\D/g, '')).toBe((await player.wallet()).replace('.', ''))
    await proveAccessible(page)
  }
  await set.proveBooks()
}, 120_000)

test('a player who comes back to the game comes back to the table', async () => {
  const one = await enter()
  const two = await enter()
  for (const { page } of [one, two]) await page.getByRole('button', { name: /^Join Garden room/ }).click()
  await one.page.locator('.hand .card').first().waitFor()
  const hand = await one.page.locator('.hand .card').evaluateAll(cards => cards.map(card => card.ariaLabel))
  await one.page.close()
  const again = await sit('en', {}, one.player, 'thirteen')
  await again.page.locator('.hand .card').first().waitFor()
  expect(await again.page.locator('.hand .card').evaluateAll(cards => cards.map(card => card.ariaLabel))).toEqual(hand)
})

test('leaving a running match is asked once more; the match can be checked afterwards', async () => {
  const one = await enter()
  const two = await enter()
  for (const { page } of [one, two]) await page.getByRole('button', { name: /^Join Gallery/ }).click()
  await one.page.locator('.hand .card').first().waitFor()
  await one.page.getByRole('button', { name: 'Leave table' }).click()
  await one.page.getByRole('dialog').getByText('you lose the match and your stake of €5.00').waitFor()
  await one.page.getByRole('dialog').getByRole('button', { name: 'Leave table' }).click()
  await over(one).waitFor()
  await over(two).waitFor()
  expect(await two.player.wallet()).toBe('1004.70')
  await two.page.getByRole('button', { name: 'Fairness' }).click()
  const [verifier] = await Promise.all([
    two.page.waitForEvent('popup'),
    two.page.getByRole('link', { name: 'Verify this match' }).click(),
  ])
  await verifier.getByRole('button', { name: 'Verify' }).click()
  await verifier.getByText('The seed matches the commitment.').waitFor()
  await verifier.getByText('First hand').waitFor()
})

test('a seat whose answer was lost is taken by another press, with one stake', async () => {
  const { page, player } = await enter()
  const join = page.getByRole('button', { name: /^Join Garden room/ })
  await join.waitFor()
  const back = await loseAnswers(page, '**/api/rooms/seat')
  await join.click()
  await page.getByText('Connection lost.').waitFor()
  await page.getByText('No connection. Reconnecting').waitFor()
  await back()
  await page.getByText('Connection restored.').waitFor()
  await join.click()
  await page.getByText('Waiting for a player').first().waitFor()
  expect(await player.wallet()).toBe('999.00')
})
