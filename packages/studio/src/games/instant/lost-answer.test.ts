import { expect, test } from 'vitest'
import { browser } from '../../../test/browser.ts'
import { studioSetup } from '../../../test/setup.ts'

const set = studioSetup()
const { sit } = browser(set)

test('a bet whose answer was lost is shown by itself, also where the connection is back before the reels have stopped', async () => {
  const { page, game, player } = await sit()
  const spin = game.getByRole('button', { name: 'Spin' })
  await page.route('**/api/press', async route => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await spin.click()
  await game.getByText('Your last round was interrupted and has been completed:').waitFor()
  const balance = await game.getByRole('group', { name: 'Balance' }).locator('.value').textContent()
  expect(balance?.replace(/[^\d.]/g, '')).toBe(await player.wallet())
  expect(await spin.getAttribute('aria-disabled')).toBe('false')
  await set.proveBooks()
})
