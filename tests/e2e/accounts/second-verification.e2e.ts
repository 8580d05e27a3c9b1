import { register } from '@baize/contract'
import { from, platformClient, registration } from '@baize/testing/client'
import type { Page } from '@playwright/test'
import type { Instance } from '../../../scripts/lib/instance.ts'
import { bar, fillLogin, isMember, signOut, visit } from '../support/member.ts'
import { newName, password } from '../support/addresses.ts'
import { advance, expect, test } from '../support/own-platform.ts'
import { codeTo } from '../support/presets.ts'

/**
 * Everybody here has registered elsewhere, so that the address of this browser is strange to their
 * accounts.
 */
test.use({ extraHTTPHeaders: { 'X-Forwarded-For': '198.51.100.20' } })

async function registerElsewhere({ platform }: Instance, fields: Parameters<typeof registration>[0]): Promise<string> {
  const client = platformClient(platform, { origin: platform, siteKey: 'pk_demo' })
  const input = registration({ username: newName(), password, ...fields })
  const { success, code } = await client.call(register, input, from('203.0.113.7'))
  expect(success, code).toBe(true)
  return input.username ?? ''
}

const openLogin = async (page: Page, baize: Instance, username: string) => {
  await visit(page, baize, '/login')
  await fillLogin(page.locator('baize-login'), username, password)
}

/** The value of the next answer to a call of the page. */
const resultOf = async (page: Page, path: string) => {
  const reply = await page.waitForResponse(`**${path}`)
  return ((await reply.json()) as { value: unknown }).value
}

test('a login from an unknown address is verified by one of the methods of the account, which locks after five wrong codes; then the address is known, and the first login is noted once [AUTH-19] [AUTH-22] [AUTH-28] [AUTH-29]', async ({
  page,
  baize,
  secrets,
}) => {
  test.slow()
  secrets.keep(password)
  const email = `${newName()}@example.com`
  await baize.ops('flags', 'preset', 'optional')
  const username = await registerElsewhere(baize, { email, payeeName: 'Ana Gil' }).finally(async () => {
    await baize.ops('flags', 'preset', 'username')
    await baize.ops('flags', 'set', 'entry.smsLogin', 'true')
  })
  const popup = page.getByRole('dialog', { name: 'Confirm your identity' })
  const answer = popup.locator('[name=answer]')
  const confirm = popup.getByRole('button', { name: 'Confirm', exact: true })

  await openLogin(page, baize, username)
  await expect(popup.getByRole('listitem')).toHaveText([
    `Code by e-mail${email[0]}***@example.com`,
    'Bank account name',
  ])
  await popup.getByRole('button', { name: 'Code by e-mail' }).click()
  await expect(popup.getByRole('button', { name: /^Resend .*\d:\d\d/ })).toBeDisabled()
  const code = await codeTo(baize.platform, email)
  secrets.keep(code)
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
  for (const left of ['4 attempts left', '3 attempts left', '2 attempts left', '1 attempt left']) {
    await answer.fill(wrong)
    await confirm.click()
    await expect(popup).toContainText(left)
  }
  await answer.fill(wrong)
  await confirm.click()
  await expect(popup).not.toContainText('1 attempt left')
  await answer.fill(code)
  await confirm.click()
  await expect(popup).toContainText('Too many attempts, try again in 15 minutes')

  await advance(baize, 15 * 60)
  await openLogin(page, baize, username)
  await popup.getByRole('button', { name: 'Bank account name' }).click()
  await answer.fill('ana gil')
  const first = resultOf(page, '/wps/session/login/verification')
  const noted = page.waitForRequest('**/wps/member/firstLogin')
  await confirm.click()
  await isMember(page)
  expect(await first).toMatchObject({ token: expect.stringMatching(/.{20}/), firstTimeLogin: true })
  await noted
  await signOut(page)
  const second = resultOf(page, '/wps/session/login')
  await openLogin(page, baize, username)
  await isMember(page)
  expect(await second).toMatchObject({ token: expect.stringMatching(/.{20}/), firstTimeLogin: false })
})

test('an account without a method logs in from an unknown address with a captcha; a message tells of it in the language of the page, also later, and transfers and security changes wait 24 hours [AUTH-29] [ENT-22]', async ({
  page,
  baize,
  secrets,
}) => {
  test.slow()
  secrets.keep(password)
  const username = await registerElsewhere(baize, { referralCode: 'agent' })
  const form = page.locator('baize-login')
  await openLogin(page, baize, username)
  const picture = form.locator('[name=captchaId]')
  await expect(picture).not.toHaveValue('')
  await form.locator('[name=captcha]').fill(await codeTo(baize.platform, await picture.inputValue()))
  await form.locator('[name=password]').fill(password)
  await form.locator('button[type=submit]').first().click()
  await isMember(page)

  const inbox = page.locator('baize-inbox')
  await page.goto(`${baize.platform}/member/messageV2`)
  await inbox.getByRole('button', { name: 'Withdrawals are on hold for 24 hours' }).click()
  await expect(inbox).toContainText(/new address \(198\.51\.100\.\*\).* on hold until \d{4}-\d\d-\d\d/)
  await page.goto(`${baize.platform}/member/messageV2?lang=ES`)
  await expect(inbox).toContainText('Los retiros quedan en espera durante 24 horas')

  await visit(page, baize)
  await bar(page)
    .getByRole('button', { name: /^Account: / })
    .click()
  await page.getByRole('menuitem', { name: 'Transfer', exact: true }).click()
  const transfer = page.getByRole('dialog', { name: 'Transfer', exact: true })
  await expect(transfer).toContainText('For your security, transfers are on hold until')
  await transfer.getByRole('button', { name: 'Set transaction password', exact: true }).click()
  const setting = transfer.getByRole('dialog', { name: 'Set transaction password', exact: true })
  await setting.getByLabel('Login password').fill(password)
  await setting.getByLabel('Transaction password', { exact: true }).fill('192837')
  await setting.getByLabel('Confirm transaction password').fill('192837')
  await setting.getByRole('button', { name: 'Set transaction password', exact: true }).click()
  await expect(setting).toContainText('For your security, this is available in 24 hours')
})
