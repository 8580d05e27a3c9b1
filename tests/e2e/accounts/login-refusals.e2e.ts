import { fillLogin, isGuest, isMember, visit } from '../support/member.ts'
import { advance, expect, test } from '../support/own-platform.ts'
import { codeTo } from '../support/presets.ts'

const demoNumber = '600000001'

test('a code that came too late is refused in the form, and another can be sent [ERR-10]', async ({
  page,
  baize,
  secrets,
}) => {
  await visit(page, baize, '/login')
  const form = page.locator('baize-login')
  await form.getByRole('tab', { name: 'Mobile number (SMS)' }).click()
  await form.locator('[name=mobileNum]').fill(demoNumber)
  await form.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(form.getByRole('status').filter({ hasText: 'Code sent' })).toBeVisible()
  const code = await codeTo(baize.platform, `+34${demoNumber}`)
  secrets.keep(code)
  await advance(baize, 90)
  await form.locator('[name=verificationCode]').fill(code)
  await page.keyboard.press('Enter')
  await expect(form.getByText('Verification code expired, please send again')).toBeVisible()
  await isGuest(page)
})

test('a visitor from a restricted network is told so, and others are not [ERR-17]', async ({ page, baize }) => {
  await baize.ops('flags', 'set', 'status.restrictedNetworks', '["198.51.100.0/24"]')
  try {
    await page.setExtraHTTPHeaders({ 'X-Forwarded-For': '198.51.100.7' })
    await visit(page, baize, '/login')
    await expect(page.getByRole('heading', { level: 2, name: 'Restricted access' })).toBeVisible()
    await page.setExtraHTTPHeaders({ 'X-Forwarded-For': '203.0.113.7' })
    await page.reload()
    await expect(page.locator('baize-game-lane[filter=HOT]').getByRole('article').first()).toBeVisible()
  } finally {
    await baize.ops('flags', 'set', 'status.restrictedNetworks', '[]')
  }
})

test('a login under maintenance leads to the page that says so, and afterwards the site is there again [ERR-18]', async ({
  page,
  baize,
}) => {
  await visit(page, baize, '/login')
  const form = page.locator('baize-login')
  await form.locator('[name=username]').fill('demo')
  await form.locator('[name=password]').fill('Demo1234')
  await baize.ops('status', 'maintenance', 'on')
  try {
    await form.locator('button[type=submit]').first().click()
    await expect(page.getByRole('heading', { level: 2, name: 'Game maintenance' })).toBeVisible()
  } finally {
    await baize.ops('status', 'maintenance', 'off')
  }
  await page.reload()
  await fillLogin(form, 'demo', 'Demo1234')
  await isMember(page)
})

test('a wrong pair is refused in the language of the address, with its region as without; page and form speak alike [ERR-21] [I18N-11]', async ({
  page,
  baize,
}) => {
  await page.goto(`${baize.platform}/login?lang=en-GB`)
  await expect(page.getByText('Skip to content')).toBeAttached()
  const form = page.locator('baize-login')
  await form.locator('[name=username]').fill('nobodyhere')
  await form.locator('[name=password]').fill('Wrong1234')
  await form.locator('button[type=submit]').first().click()
  await expect(form.getByRole('alert').first()).toHaveText('Please enter correct user information')
})
