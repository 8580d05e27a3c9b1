import type { Browser, Page } from '@playwright/test'
import { startInstance, type Instance } from '../../../scripts/lib/instance.ts'
import { expectClean } from '../support/axe.ts'
import { chooseSignOut, isMember } from '../support/member.ts'
import { codeTo } from '../support/presets.ts'
import { expect, test } from '../support/error-watch.ts'

// Passwords of the demo accounts change here, and logins come from elsewhere: on a Baize of its
// own.
test.describe.configure({ mode: 'serial' })
let baize: Instance
test.beforeAll(async () => {
  baize = await startInstance({ BAIZE_TRUSTED_PROXIES: '127.0.0.0/8,::1/128' })
  await baize.ops('flags', 'set', 'entry.smsLogin', 'true')
})
test.afterAll(() => baize.stop())

const mailbox = 'demo@baize.example'
const phone = '+34600000001'
let count = 0
/** The same site for somebody at an address that no account knows. */
const elsewhere = async (browser: Browser): Promise<Page> => {
  const context = await browser.newContext({ extraHTTPHeaders: { 'X-Forwarded-For': `203.0.113.${++count}` } })
  return context.newPage()
}
const open = (page: Page, path: string) => page.goto(`${baize.platform}${path}${path.includes('#') ? '' : '?lang=EN'}`)

async function login(page: Page, username: string, password: string): Promise<void> {
  await open(page, '/login')
  const form = page.locator('baize-login').getByRole('form').first()
  await form.getByRole('textbox', { name: 'Username' }).fill(username)
  await form.getByLabel(/^Password/).fill(password)
  await form.getByRole('button', { name: 'Log in', exact: true }).click()
}
// What axe looks at stands still: the banner under a dialog would turn meanwhile.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const signedIn = isMember
const newPassword = (page: Page) => page.getByRole('textbox', { name: 'New password', exact: true })
const confirmed = (page: Page) => page.getByRole('textbox', { name: 'Confirm new password' })
async function setPassword(page: Page, password: string, button: string): Promise<void> {
  await newPassword(page).fill(password)
  await confirmed(page).fill(password)
  await page.getByRole('button', { name: button, exact: true }).click()
}

test('a forced change of password, with the keyboard alone, logs in and leads home [AUTH-24] [AUTH-25] [ROUTE-47] [CONST-02]', async ({
  page,
}) => {
  await login(page, 'newbie', '123456')
  await expect(newPassword(page)).toBeFocused()
  await expectClean(page, 'forced change', 'baize-popup-host')
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull()
  await page.keyboard.press('Escape')
  await page.keyboard.type('Brand9new')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(confirmed(page)).toBeFocused()
  await page.keyboard.type('Brand9new')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${baize.platform}/`)
  await signedIn(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a logout asks first, then shows that it is under way, and ends at home with the merchant kept [AUTH-51] [AUTH-52]', async ({
  page,
}) => {
  await login(page, 'newbie', 'Brand9new')
  await signedIn(page)
  await open(page, '/rng')
  await page.evaluate(() => sessionStorage.setItem('of-the-page', 'x'))
  const merchant = await page.evaluate(() => sessionStorage.getItem('merchantCode'))
  await chooseSignOut(page)
  const question = page.getByRole('dialog', { name: 'Sign out?' })
  await question.getByRole('button', { name: 'Stay' }).click()
  await signedIn(page)
  let release = () => {}
  const released = new Promise<void>(done => (release = done))
  await page.route('**/wps/session/logout', async route => {
    await released
    await route.continue()
  })
  await chooseSignOut(page)
  await question.getByRole('button', { name: 'Sign out' }).click()
  await expect(question.getByRole('button', { name: 'Sign out' })).toHaveAttribute('aria-busy', 'true')
  release()
  await expect(page).toHaveURL(`${baize.platform}/`)
  await expect(page.locator('baize-account-bar').getByRole('button', { name: 'Log in' })).toBeVisible()
  const stored = await page.evaluate(() => ({ ...sessionStorage }))
  expect(stored).toMatchObject({ merchantCode: merchant })
  expect(Object.keys(stored).filter(name => ['token', 'account', 'of-the-page'].includes(name))).toEqual([])
})

test('a login from an unknown address is confirmed by a code in an e-mail, and then goes on [AUTH-28]', async ({
  browser,
}) => {
  const page = await elsewhere(browser)
  await login(page, 'demo', 'Demo1234')
  const dialog = page.getByRole('dialog', { name: 'Confirm your identity' })
  await expect(dialog).toContainText('d***@baize.example')
  await expectClean(page, 'second verification', 'baize-popup-host')
  await dialog.getByRole('button', { name: /Code by e-mail/ }).click()
  const answer = dialog.getByLabel('E-mail code')
  await expect(answer).toBeFocused()
  await expect(dialog.getByRole('button', { name: /Resend 0:[0-5]\d|Resend 1:00/ })).toBeDisabled()
  await answer.fill('000000')
  await answer.press('Enter')
  await expect(dialog).toContainText('Incorrect answer. 4 attempts left')
  await answer.fill(await codeTo(baize.platform, mailbox))
  await answer.press('Enter')
  await expect(page).toHaveURL(`${baize.platform}/`)
  await signedIn(page)
  await page.context().close()
})

test('a second verification by bank account name; five wrong ones lock it [AUTH-28]', async ({ browser }) => {
  const page = await elsewhere(browser)
  await login(page, 'demo', 'Demo1234')
  await page.getByRole('button', { name: 'Bank account name' }).click()
  const answer = page.getByLabel('Bank account name')
  for (const left of ['4 attempts left', '3 attempts left', '2 attempts left', '1 attempt left', 'No attempts left']) {
    await answer.fill('Somebody Else')
    await answer.press('Enter')
    await expect(page.getByRole('dialog')).toContainText(left)
  }
  await answer.fill('Demo Player')
  await answer.press('Enter')
  await expect(page.getByRole('dialog')).toContainText('Too many attempts, try again in 15 minutes')
  await page.getByRole('button', { name: 'Cancel login' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  const other = await elsewhere(browser)
  await login(other, 'demo', 'Demo1234')
  await other.getByRole('button', { name: 'Bank account name' }).click()
  await other.getByLabel('Bank account name').fill('demo player')
  await other.getByRole('button', { name: 'Confirm', exact: true }).click()
  await signedIn(other)
  for (const each of [page, other]) await each.context().close()
})

test('a forgotten password, by the link of an e-mail: its token leaves the address at once [AUTH-42] [ERR-34]', async ({
  page,
}) => {
  await open(page, '/login')
  await page.getByRole('textbox', { name: 'Username' }).fill('demo')
  await page.getByRole('button', { name: 'Forgot password' }).click()
  await expect(page).toHaveURL(`${baize.platform}/forgot-password`)
  await expect(page.getByRole('textbox', { name: 'Username' })).toHaveValue('demo')
  await expectClean(page, 'forgotten password, empty', 'baize-popup-host')
  await page.getByRole('textbox', { name: 'E-mail' }).fill(mailbox)
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByRole('status').first()).toContainText('An e-mail with a reset link has been sent')

  const reply = await fetch(`${baize.platform}/dev/outbox?to=${encodeURIComponent(mailbox)}`)
  const sent = JSON.stringify(await reply.json())
  const [, fragment = ''] = /(#resetToken=[\w-]+)/.exec(sent) ?? []
  await page.goto('about:blank')
  await open(page, `/forgot-password${fragment}`)
  await expect(newPassword(page)).toBeVisible()
  await expect(page).toHaveURL(`${baize.platform}/forgot-password`)
  await expectClean(page, 'forgotten password, with the link', 'baize-popup-host')
  expect(await page.content()).not.toContain(fragment.slice(12))
  await setPassword(page, 'Second8er', 'Set new password')
  await expect(page.getByText('Your password has been changed. Log in with your new password.')).toBeVisible()
  await login(page, 'demo', 'Second8er')
  await signedIn(page)
})

test('a forgotten password, by phone where the flag says so, logs in and leads home [AUTH-44] [AUTH-45] [AUTH-47] [ROLE-35] [ROUTE-48] [VAL-56] [VAL-57] [VAL-58]', async ({
  page,
}) => {
  await open(page, '/forgot-password')
  await expect(page.getByRole('tab', { selected: true })).toHaveText('By e-mail')
  await baize.ops('flags', 'CHNGPASSVERIF3', 'on')
  await open(page, '/forgot-password')
  await expect(page.getByRole('tab')).toHaveText(['By phone', 'By e-mail'])
  await expect(page.getByRole('tab', { selected: true })).toHaveText('By phone')
  await page.getByRole('button', { name: 'Set new password' }).click()
  const dialog = page.getByRole('dialog')
  for (const words of ['Please enter a valid mobile number', 'Please enter a valid verification code'])
    await expect(dialog).toContainText(words)
  await expectClean(page, 'forgotten password, with errors', 'baize-popup-host')

  const country = page.getByLabel('Country code')
  if (await country.count()) await country.selectOption('34')
  await page.getByLabel('Mobile number').fill('600 000 001')
  await setPassword(page, 'abcdefgh', 'Set new password')
  await expect(dialog).toContainText('Password format is incorrect')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('Code sent to +34 600000001')).toBeVisible()
  await page.getByLabel('SMS code').fill(await codeTo(baize.platform, phone))
  await setPassword(page, 'Third7ime', 'Set new password')
  await expect(page).toHaveURL(`${baize.platform}/`)
  await signedIn(page)
})

test('a trial account is led from a game to the registration [GAME-14] [ROLE-11] [ROLE-14]', async ({ page }) => {
  await open(page, '/')
  await page.locator('baize-account-bar').getByRole('button', { name: 'Try for free' }).click()
  await signedIn(page)
  await page
    .locator('baize-game-lane[filter=HOT]')
    .getByRole('link', { name: /^Play / })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: 'You need a real account' })
  await expectClean(page, 'real account dialog', 'baize-popup-host')
  await dialog.getByRole('button', { name: 'Register' }).click()
  await expect(page).toHaveURL(`${baize.platform}/register`)
  await expect(page.locator('baize-register').getByRole('textbox', { name: 'Username' })).toBeVisible()
})

test('a passkey of the device lets in, where its owner has added one [AUTH-30]', async ({ page }) => {
  const client = await page.context().newCDPSession(page)
  await client.send('WebAuthn.enable')
  const device = { protocol: 'ctap2', transport: 'internal', hasUserVerification: true, isUserVerified: true } as const
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: { ...device, hasResidentKey: true, automaticPresenceSimulation: true },
  })
  await login(page, 'demo', 'Third7ime')
  await signedIn(page)
  await page.evaluate(() =>
    document.querySelector('#content')?.replaceChildren(document.createElement('baize-quick-login')),
  )
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByLabel(/^Password/).fill('Third7ime')
  await page.getByRole('button', { name: 'Add this device' }).click()
  await expect(page.getByText('This device')).toBeVisible()
  await expectClean(page, 'devices of quick login', 'baize-quick-login')
  await chooseSignOut(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(`${baize.platform}/`)

  await open(page, '/login')
  await page.getByRole('button', { name: /^Continue as / }).click()
  await page.getByRole('dialog', { name: 'Quick login' }).getByRole('button', { name: 'Continue' }).click()
  await signedIn(page)
})
