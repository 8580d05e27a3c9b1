import { affiliate, studio } from '../support/addresses.ts'
import { fillLogin } from '../support/member.ts'
import { expect, test } from '../support/error-watch.ts'

test('on a partner’s page the game that a guest chose starts after the login, and the page shows the wallet and the way out [GAME-13]', async ({
  page,
  context,
}) => {
  await page.goto(affiliate)
  await page.locator('baize-game-lane').getByRole('button', { name: 'Play Royal Baccarat' }).click()
  const login = page.locator('baize-popup-host baize-login')
  const opened = context.waitForEvent('page')
  await fillLogin(login, 'demo', 'Demo1234')
  const game = await opened
  await game.waitForURL(`${studio}/play/**`)
  await expect(game.getByRole('heading', { name: 'Royal Baccarat' })).toBeVisible()
  await game.close()

  await page.bringToFront()
  const account = page.locator('baize-register')
  await expect(account).toContainText('You are logged in as demo')
  await expect(account.getByRole('group', { name: 'Account' })).toContainText(/Balance€[\d,]+\.\d\d/)
  await account.getByRole('button', { name: 'Sign out' }).click()
  await account.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()
  await expect(account.getByRole('button', { name: 'Register', exact: true })).toBeVisible()
})
