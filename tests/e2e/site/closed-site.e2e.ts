import type { Page } from '@playwright/test'
import { expectCleanInThemes } from '../support/axe.ts'
import { isMember, openAccount, visit } from '../support/member.ts'
import { expect, test } from '../support/own-platform.ts'

const title = (page: Page, name: string) => page.getByRole('heading', { level: 2, name })
/** Paths of calls that a page has sent. */
function callsOf(page: Page): string[] {
  const calls: string[] = []
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    if (/^\/(wps|lgw|lotto)\//.test(pathname)) calls.push(pathname)
  })
  return calls
}
const minute = 60_000

test('maintenance takes an open site to its page within a minute and back to where it was, and who comes meanwhile sees it at once; nothing but the status is asked for @core [BOOT-15] [BOOT-16] [BOOT-17] [BOOT-19] [BOOT-20] [BOOT-23] [CS-05]', async ({
  page,
  baize,
  browser,
}) => {
  await openAccount(page, baize)
  await page.clock.install()
  await visit(page, baize, '/fish')
  await expect(title(page, 'Fishing')).toBeVisible()
  await baize.ops('status', 'maintenance', 'on', 'until', '2030-01-01T02:00Z', 'New', 'machines.')
  try {
    await baize.ops('status', 'restrict', 'all', 'on')
    await page.clock.fastForward(minute)
    await expect(title(page, 'Game maintenance')).toBeVisible()
    await expect(page).toHaveTitle('Maintenance – Baize')
    await expect(page.getByText('New machines.')).toBeVisible()
    await expect(page.getByText(/^Until .*2030.*\(GMT/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Chat with us' })).toBeVisible()
    await expect(page.locator('header')).toHaveCount(0)
    await expectCleanInThemes(page, 'maintenance')

    const context = await browser.newContext()
    const another = await context.newPage()
    const calls = callsOf(another)
    await another.goto(`${baize.platform}/fish?lang=EN&token=stolen`)
    await expect(title(another, 'Game maintenance')).toBeVisible()
    await expect(another).toHaveURL(/\/fish\?lang=EN$/)
    expect(new Set(calls)).toEqual(new Set(['/wps/system/status']))
    await another.clock.install()
    await baize.ops('status', 'restrict', 'all', 'off')
    await baize.ops('status', 'maintenance', 'off')
    await another.reload()
    await expect(title(another, 'Fishing')).toBeVisible()
    await context.close()

    await page.clock.fastForward(minute)
    await expect(title(page, 'Fishing')).toBeVisible()
    await expect(page).toHaveURL(/\/fish/)
    await isMember(page)
  } finally {
    await baize.ops('status', 'restrict', 'all', 'off')
    await baize.ops('status', 'maintenance', 'off')
  }
})

test('a call that is refused takes the page to the maintenance at once [BOOT-23]', async ({ page, baize }) => {
  await visit(page, baize, '/')
  await expect(page.locator('baize-account-bar').getByRole('button', { name: 'Log in' })).toBeVisible()
  await baize.ops('status', 'maintenance', 'on')
  try {
    await page.evaluate(() =>
      document.dispatchEvent(new CustomEvent('baize-navigate', { detail: { to: '/winners' }, cancelable: true })),
    )
    await expect(title(page, 'Game maintenance')).toBeVisible()
  } finally {
    await baize.ops('status', 'maintenance', 'off')
  }
})

test('a visitor from where the site may not be used sees why, the address and a way to ask again, and no account is asked for [BOOT-18] [BOOT-24] [CS-05]', async ({
  page,
  baize,
}) => {
  const calls = callsOf(page)
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': '203.0.113.9' })
  await baize.ops('status', 'restrict', '203.0.113.0/24', 'on')
  try {
    await visit(page, baize, '/rng')
    await expect(title(page, 'Restricted access')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Your IP address' })).toHaveValue('203.0.113.9')
    await expect(page.getByRole('button', { name: 'Chat with us' })).toBeVisible()
    await expect(page.locator('header, baize-account-bar')).toHaveCount(0)
    await expectCleanInThemes(page, 'restricted')
    expect(new Set(calls)).toEqual(new Set(['/wps/system/status']))
    await page.getByLabel('Language').selectOption({ label: 'Español' })
    await expect(title(page, 'Acceso restringido')).toBeVisible()
    await expect(page).toHaveTitle('Acceso restringido – Baize')
    await baize.ops('status', 'restrict', '203.0.113.0/24', 'off')
    // The page may ask by itself meanwhile, and be there before the button is pressed.
    const slots = expect(title(page, 'Slots')).toBeVisible()
    await Promise.any([slots, page.getByRole('button', { name: 'Intentar de nuevo' }).click()])
    await slots
  } finally {
    await baize.ops('status', 'restrict', '203.0.113.0/24', 'off')
  }
})

test('elements come to life after the permission of the site; a platform that does not answer is asked three times more, then the page says so and asks again at a press [BOOT-15] [BOOT-25]', async ({
  page,
  baize,
}) => {
  let asked = 0
  let down = true
  await page.route('**/wps/system/status', route => {
    asked++
    return down ? route.abort() : route.continue()
  })
  const loaded: string[] = []
  page.on('response', response => void (response.url().includes('/sdk/') && loaded.push(response.url())))
  await page.clock.install()
  await visit(page, baize, '/')
  const failure = page.getByRole('alert').filter({ hasText: 'Network link is abnormal, please try again' })
  // The next pause begins when the page has heard of the last failure.
  await expect(async () => {
    await page.clock.runFor(1000)
    expect(await failure.isVisible()).toBe(true)
  }).toPass()
  expect(asked).toBeGreaterThanOrEqual(4)
  expect(await page.evaluate(() => !!customElements.get('baize-top-nav'))).toBe(false)
  down = false
  await failure.getByRole('button', { name: 'Try again' }).click()
  await expect(page.locator('baize-top-nav').getByRole('link').first()).toBeVisible()
  await expect(failure).toBeHidden()
})
