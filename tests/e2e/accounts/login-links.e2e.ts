import type { Page } from '@playwright/test'
import { expectClean } from '../support/axe.ts'
import { bar, fillLogin, isGuest, isMember, openAccount } from '../support/member.ts'
import { expect, test } from '../support/own-platform.ts'
import { password } from '../support/addresses.ts'

const tokenIn = (page: Page) => page.evaluate(() => sessionStorage.getItem('token') ?? '')
const question = (page: Page) => page.getByRole('dialog', { name: 'Switch account?' })

test('a link that logs in says as whom, and switches nobody unasked; a session that ends leads back to where it was [AUTH-54] [AUTH-57] [BOOT-20] [BOOT-22]', async ({
  page,
  browser,
  baize,
}) => {
  const name = await openAccount(page, baize)
  const token = await tokenIn(page)
  const context = await browser.newContext()
  const other = await context.newPage()
  await other.goto(`${baize.platform}/rng?lang=EN&token=${token}`)
  await expect(question(other)).toContainText(`The link you opened logged you in as ${name}.`)
  await expectClean(other, 'a link has logged in', 'baize-popup-host')
  expect(other.url()).not.toContain(token)
  await question(other).getByRole('button', { name: 'This is my account' }).press('Enter')
  await expect(question(other)).toBeHidden()
  await isMember(other)

  const stranger = await browser.newContext()
  const second = await openAccount(await stranger.newPage(), baize)
  await other.goto(`${baize.platform}/rng?lang=EN&token=${await tokenIn(stranger.pages()[0] ?? page)}`)
  await expect(question(other)).toContainText(`You are logged in as ${name}. The link you opened is for ${second}.`)
  await expectClean(other, 'a link of another account', 'baize-popup-host')
  await question(other)
    .getByRole('button', { name: `Stay as ${name}` })
    .press('Enter')
  await expect(question(other)).toBeHidden()
  await expect(bar(other)).toContainText(name)

  await other.evaluate(async token => {
    const headers = { Authorization: `Bearer ${token}`, 'X-Site-Key': 'pk_demo' }
    await fetch('/wps/session/logout', { method: 'DELETE', headers })
  }, token)
  await bar(other).getByRole('button', { name: 'Refresh balance' }).click()
  const login = other.getByRole('dialog', { name: 'Log in' })
  await expect(login).toContainText('You are not logged in, please login')
  await isGuest(other)
  await fillLogin(login.locator('baize-login'), name, password)
  await isMember(other)
  await expect(other).toHaveURL(/\/rng\b/)
  await Promise.all([context.close(), stranger.close()])
})
