import { site } from '../support/addresses.ts'
import type { Locator } from '@playwright/test'
import { fillRegister, minor, playRound } from '../support/steps.ts'
import { expect, test } from '../support/error-watch.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

/** Whether a finger that misses the middle of a button by 21 pixels still meets it. */
const isMet = (button: Locator) =>
  button.evaluate(node => {
    const { left, top, width, height } = node.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    const around = [0, -21, 21].flatMap(across => [-21, 0, 21].map(down => [x + across, y + down] as const))
    const root = node.getRootNode() as ShadowRoot
    return around.every(([across, down]) => node.contains(root.elementFromPoint(across, down)))
  })

test('on a phone PLAY is seen where nothing hovers, a tap opens the game in a tab of its own with the bar around it, and the lobby has the balance after its round [GAME-09] [GAME-23]', async ({
  page,
}) => {
  await page.goto(`${site}/register?lang=EN`)
  await fillRegister(page.locator('baize-register'))
  await expect(page).toHaveURL(`${site}/`)
  for (const name of ['Hide balance', 'Refresh balance', /^Account: /])
    expect(await isMet(page.getByRole('button', { name, exact: true })), String(name)).toBe(true)
  const below = page.locator('baize-bottom-bar')
  for (const word of ['Search', 'Menu'])
    expect(await isMet(below.locator('button.bar-entry').filter({ hasText: word })), word).toBe(true)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  const live = page.locator('baize-game-lane[category=LIVE] .tile[data-state=open]').first()
  await live.scrollIntoViewIfNeeded()
  await expect(live.locator('.tile-play')).toHaveText('PLAY NOW')
  await expect(live.locator('.tile-veil')).toHaveCSS('opacity', '1')
  await expect(live.locator('.tile-play')).toBeInViewport()

  const opened = page.waitForEvent('popup')
  await page.locator('baize-game-lane[filter=HOT]').getByRole('link', { name: 'Play Jade Dragon' }).tap()
  const tab = await opened
  const { balance } = await playRound(tab.frameLocator('iframe'))
  await expect(tab).toHaveURL(/\/seamless\?/)
  await expect(tab.locator('baize-game-frame')).toContainText('Net result')
  // The tab is the game's: its way back is the tab that it was opened from.
  const closed = tab.waitForEvent('close')
  await tab.getByRole('button', { name: 'Lobby' }).tap()
  await closed
  await page.bringToFront()
  await expect(page).toHaveURL(`${site}/`)
  const shown = page.locator('baize-account-bar .money').first()
  const balanceSeen = async () => {
    await page.evaluate(() => dispatchEvent(new Event('focus')))
    return minor((await shown.textContent()) ?? '')
  }
  await expect.poll(balanceSeen).toBe(balance)
})
