import { bar, isMember, openAccount, visit } from '../support/member.ts'
import { expect, test } from '../support/own-platform.ts'

/** Calls are answered by nobody; pictures and code still come. */
const calls = /\/wps\//

test('a member about whom the platform does not answer is told so, is no guest meanwhile, and is back without a reload, by the button or by itself [BOOT-20] [AUTH-57]', async ({
  page,
  baize,
}) => {
  const name = await openAccount(page, baize)
  let refuse = true
  await page.route('**/wps/member/info', route =>
    refuse ? route.fulfill({ status: 503, body: 'Service Unavailable' }) : route.continue(),
  )
  await page.clock.install()
  await visit(page, baize, '/favorite')
  await page.clock.runFor(1000)
  await expect(bar(page).getByRole('alert')).toHaveText('Account not loaded')
  await expect(bar(page).getByRole('button', { name: 'Register' })).toHaveCount(0)
  await expect(page).toHaveURL(/\/favorite/)
  await expect(page.locator('main').getByRole('button', { name: 'Try again' })).toBeVisible()

  refuse = false
  await bar(page).getByRole('button', { name: 'Try again' }).click()
  await isMember(page)
  await expect(bar(page)).toContainText(name)

  refuse = true
  await page.reload()
  await page.clock.runFor(1000)
  await expect(bar(page).getByRole('alert')).toHaveText('Account not loaded')
  refuse = false
  await page.clock.runFor(5000)
  await isMember(page)
})

test('a lobby that lost its network fills by itself when the network is back [HOME-17] [ERR-38]', async ({
  page,
  baize,
}) => {
  await visit(page, baize)
  await expect(page.locator('baize-game-lane .tile').first()).toBeVisible()
  // The navigation has its kinds of games by a call of its own.
  const slots = page.getByRole('navigation').getByRole('link', { name: 'Slots' }).first()
  await expect(slots).toBeVisible()
  await page.route(calls, route => route.abort('internetdisconnected'))
  await slots.click()
  const list = page.locator('baize-game-list')
  await expect(list.getByRole('button', { name: 'Try again' }).first()).toBeVisible()
  await page.unroute(calls)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(list.locator('.tile').first()).toBeVisible()
  await expect(list.getByRole('button', { name: 'Try again' })).toHaveCount(0)
})
