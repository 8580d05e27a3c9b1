import type { Locator, Page } from '@playwright/test'
import { expectClean } from '../support/axe.ts'
import { bar, fillLogin, isGuest, isMember, openAccount } from '../support/member.ts'
import { expect, test } from '../support/own-platform.ts'
import { password } from '../support/addresses.ts'

const tokenIn = (page: Page) => page.evaluate(() => sessionStorage.getItem('token') ?? '')
const question = (page: Page) => page.getByRole('dialog', { name: 'Switch account?' })
const arrival = (page: Page) => page.getByRole('dialog', { name: 'You are logged in' })
const refused = '0'.repeat(43)

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
  await expect(arrival(other)).toContainText(`The link you opened logged you in as ${name}.`)
  await expect(arrival(other).getByRole('heading')).toHaveText('You are logged in')
  await expectClean(other, 'a link has logged in', 'baize-popup-host')
  expect(other.url()).not.toContain(token)
  await arrival(other).getByRole('button', { name: 'This is my account' }).press('Enter')
  await expect(arrival(other)).toBeHidden()
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

test('a link whose token is refused says "please login" on the login of the guarded page it asked for, and nowhere else [BOOT-22] [ROUTE-37]', async ({
  browser,
  baize,
}) => {
  const context = await browser.newContext()
  const page = await context.newPage()
  const open = (path: string) => page.goto(`${baize.platform}${path}`)
  const login = page.getByRole('dialog', { name: /^(Log in|Iniciar sesión)$/ })
  const said = (form: Locator) => form.getByRole('alert').first()
  const sentence = 'You are not logged in, please login'

  await open(`/?lang=EN&token=${refused}`)
  await isGuest(page)
  await expect(page.getByText(sentence)).toHaveCount(0)
  await bar(page).getByRole('button', { name: 'Log in' }).click()
  await expect(login.locator('[name=username]')).toBeVisible()
  await expect(said(login)).toBeEmpty()
  await open('/favorite?lang=EN')
  await expect(login.locator('[name=username]')).toBeVisible()
  await expect(said(login)).toBeEmpty()

  for (const path of ['/favorite?lang=EN', '/seamless?lang=EN&vassalage=ORIENT&gameType=RNG&gameCode=g1']) {
    await open(`${path}&token=${refused}`)
    await expect(said(login)).toHaveText(sentence)
    expect(page.url()).not.toContain(refused)
    expect(await tokenIn(page)).toBe('')
  }
  await login.getByRole('button', { name: 'Close' }).click()
  await bar(page).getByRole('button', { name: 'Log in' }).click()
  await expect(said(login)).toBeEmpty()

  await open(`/agentHome?lang=EN&token=${refused}`)
  await expect(page).toHaveURL(/\/agent$/)
  await expect(said(page.locator('baize-agent-landing'))).toHaveText(sentence)
  // A session of an earlier page is refused like one of a link.
  await page.evaluate(token => sessionStorage.setItem('token', token), refused)
  await open('/recent?lang=ES')
  await expect(said(login)).toHaveText('No has iniciado sesión. Inicia sesión')
  await context.close()
})
