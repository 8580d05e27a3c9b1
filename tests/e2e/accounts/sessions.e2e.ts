import type { Page } from '@playwright/test'
import { place, runModule } from '../support/host-page.ts'
import { fillLogin, isGuest, isMember, openAccount, signOut, visit } from '../support/member.ts'
import { expect, test } from '../support/own-platform.ts'
import { password } from '../support/addresses.ts'
import { fillRegister } from '../support/steps.ts'

/** The token that a page sends with its calls. */
const tokenOf = (page: Page) =>
  page
    .waitForRequest(request => 'authorization' in request.headers())
    .then(request => request.headers()['authorization'] ?? '')

/** Asks the platform as scripts of the page can. @returns the code of a refusal, or `fine` */
const ask = (page: Page, api: string, authorization: string, [method, path]: readonly [string, string]) =>
  page.evaluate(
    async ([url, method, Authorization]) => {
      const headers = { Authorization, 'X-Site-Key': 'pk_demo', 'Content-Type': 'application/json' }
      const reply = await fetch(url, { method, headers, ...(method !== 'GET' && { body: '{}' }) })
      return ((await reply.json()) as { code?: string }).code ?? 'fine'
    },
    [api + path, method, authorization] as const,
  )

test('two tabs of the site agree after a login and after a logout @core [AUTH-17] [AUTH-52]', async ({
  page,
  context,
  baize,
  secrets,
}) => {
  secrets.keep(password)
  const name = await openAccount(page, baize)
  const other = await context.newPage()
  await visit(other, baize)
  await isMember(other)
  await signOut(page)
  await isGuest(other)

  await visit(page, baize, '/login')
  await fillLogin(page.locator('baize-login'), name, password)
  await isMember(page)
  await isMember(other)
  await signOut(other)
  await isGuest(page)
})

test('two bundles of different versions on one page agree after a login and after a logout [SDK-02] [SDK-03]', async ({
  page,
  baize,
  secrets,
}) => {
  secrets.keep(password)
  const chunks = (await (await fetch(`${baize.platform}/sdk/v1/chunks.json`)).json()) as {
    react: { core: string; elements: Record<string, [own: string, ...imports: string[]]> }
  }
  const { core, elements } = chunks.react
  const older = `${baize.platform.replace('localhost', '127.0.0.1')}/sdk/v1/`
  // A copy from elsewhere that says it is of another version.
  let aged = 0
  await page.route(`${older}**`, async route => {
    const response = await route.fetch()
    const body = await response.text()
    if (/(['"`])0\.1\.0\1/.test(body)) aged++
    await route.fulfill({ response, body: body.replaceAll(/(['"`])0\.1\.0\1/g, '"0.0.9"') })
  })
  await page.goto(`${baize.partner}/hostile/open.html`)
  await page.evaluate(
    async ([core, leaf]) => {
      type Core = { defineAll: (chunk: object) => void }
      const [{ defineAll }, chunk] = await Promise.all([import(core) as Promise<Core>, import(leaf) as Promise<object>])
      defineAll(chunk)
    },
    [older + core, older + (elements['baize-register']?.[0] ?? '')] as const,
  )
  const data = { api: baize.platform, merchant: 'demo', siteKey: 'pk_demo', locale: 'en' }
  await runModule(page, `${baize.platform}/sdk/v1/baize.js`, data)
  const form = await place(page, 'baize-register')
  await place(page, 'baize-account-bar')
  const versions = await page.evaluate(() =>
    ['baize-register', 'baize-account-bar'].map(
      tag => (customElements.get(tag) as unknown as { version: string }).version,
    ),
  )
  expect(versions).toEqual(['0.0.9', '0.1.0'])
  expect(aged).toBeGreaterThan(0)

  await fillRegister(form)
  await expect(form).toContainText('You are logged in as')
  await isMember(page)
  await signOut(page)
  await expect(form.getByRole('textbox', { name: 'Username' })).toBeVisible()
})

test('a partner’s page reaches no password with its session, keeps it through a login on the site, and loses it at its next call after a revocation or a logout [SDK-11] [AUTH-54]', async ({
  page,
  browser,
  baize,
  secrets,
}) => {
  secrets.keep(password)
  await page.goto(`${baize.partner}/affiliate/`)
  await place(page, 'baize-account-bar')
  const asked = tokenOf(page)
  const name = await fillRegister(page.locator('baize-register'))
  await isMember(page)
  const token = await asked

  const elsewhere = await browser.newContext()
  const site = await elsewhere.newPage()
  await visit(site, baize, '/login')
  const askedThere = tokenOf(site)
  await fillLogin(site.locator('baize-login'), name, password)
  await isMember(site)
  const balance = ['GET', '/wps/v2/wallets/balance'] as const
  expect(await ask(page, baize.platform, token, balance)).toBe('fine')
  await isMember(page)
  const refused = [
    ['POST', '/wps/member/password'],
    ['GET', '/wps/v2/member/sessions'],
    ['DELETE', '/wps/v2/member/sessions'],
    ['GET', '/wps/v2/member/2fa'],
    ['POST', '/wps/v2/member/2fa'],
    ['GET', '/wps/v2/member/quick-login'],
    ['PUT', '/wps/v2/member/quick-login'],
  ] as const
  for (const call of refused)
    expect(await ask(page, baize.platform, token, call), call.join(' ')).toBe('REACH_TOO_SMALL')

  expect(await ask(site, baize.platform, await askedThere, ['DELETE', '/wps/v2/member/sessions'])).toBe('fine')
  await elsewhere.close()
  const favourites = page.locator('baize-game-lane').getByRole('button', { name: /^Favourite/ })
  await favourites.first().click()
  const login = page.getByRole('dialog', { name: 'Log in' })
  await expect(login).toBeVisible()

  const askedAgain = tokenOf(page)
  await fillLogin(login.locator('baize-login'), name, password)
  await isMember(page)
  const again = await askedAgain
  expect(await ask(page, baize.platform, again, balance)).toBe('fine')
  await signOut(page)
  expect(await ask(page, baize.platform, again, balance)).toBe('NOT_LOGGED_IN')
})
