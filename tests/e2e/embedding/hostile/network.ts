import { expect, type Page } from '@playwright/test'
import { answering, bar, calls, lane, type Fixture } from './fixture.ts'

/** Without the network a refused login says so, and works as soon as it is back. */
async function saysThatNothingAnswers(page: Page): Promise<void> {
  await page.route(calls, route => route.abort())
  const login = page.locator('baize-login')
  await login.getByRole('textbox', { name: 'Username' }).fill('demo')
  await login.getByLabel('Password', { exact: true }).fill('Demo1234')
  await login.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(login).toContainText('Network link is abnormal, please try again')
  await page.unroute(calls)
}

async function comesBack(page: Page): Promise<void> {
  const again = lane(page).getByRole('button', { name: 'Try again' })
  await expect(again.first()).toBeVisible({ timeout: 30_000 })
  await page.unroute(calls)
  await again.first().click()
}

/** Somebody has logged out meanwhile; the page comes out of the browser's cache as it was left. */
async function showsNoOldBalance(page: Page): Promise<void> {
  await answering(page, route =>
    route.request().headers()['authorization']
      ? route.fulfill({
          status: 401,
          headers: { 'Access-Control-Allow-Origin': '*' },
          json: { success: false, value: null, message: 'Please log in', code: 'NOT_LOGGED_IN' },
        })
      : route.continue(),
  )
  await page.evaluate(() => {
    for (const name of ['pagehide', 'pageshow'])
      dispatchEvent(new PageTransitionEvent(name, { persisted: true, bubbles: true }))
  })
  await expect(bar(page).getByRole('button', { name: 'Log in' })).toBeVisible()
  await expect(bar(page)).not.toContainText(/\d\.\d\d/)
}

/** Lines and platforms that keep a page waiting, and pages that outlive both. */
export const network: readonly Fixture[] = [
  {
    what: 'on a slow line',
    before: page =>
      answering(page, async route => {
        await new Promise(resolve => setTimeout(resolve, 300))
        await route.continue()
      }),
  },
  { what: 'that is offline for a while', drawn: saysThatNothingAnswers, codes: ['NETWORK'] },
  {
    what: 'whose platform answers 503 at first',
    before: page =>
      answering(page, route =>
        route.fulfill({ status: 503, headers: { 'Access-Control-Allow-Origin': '*' }, body: '' }),
      ),
    opened: comesBack,
    codes: ['BAD_REPLY'],
  },
  { what: 'that comes back out of the browser’s cache', afterLogin: showsNoOldBalance },
  { what: 'that says nobody where its visitors come from', page: 'network/silent' },
  { what: 'that is isolated from all that does not ask to be embedded', page: 'network/isolated' },
]
