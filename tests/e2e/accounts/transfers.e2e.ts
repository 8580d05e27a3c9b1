import type { Locator, Page } from '@playwright/test'
import { expectCleanInThemes } from '../support/axe.ts'
import { expectSeen, tabTo } from '../support/focus.ts'
import { bar, fillLogin, isMember, showOnly, signOut } from '../support/member.ts'
import { expect, test } from '../support/own-platform.ts'
import { password } from '../support/addresses.ts'
import { fillRegister } from '../support/steps.ts'

const secret = '192837'
const name = (word: string) => ({ name: word, exact: true })
const transfer = (page: Page) => showOnly(page, 'baize-transfer-upline')
const rows = (element: Locator) => element.locator('tbody tr')

async function setPassword(element: Locator, login: string): Promise<void> {
  await element.getByRole('button', name('Set transaction password')).click()
  const dialog = element.getByRole('dialog', name('Set transaction password'))
  await dialog.getByLabel('Login password').fill(login)
  await dialog.getByLabel('Transaction password', { exact: true }).fill(secret)
  await dialog.getByLabel('Confirm transaction password').fill(secret)
  await dialog.getByRole('button', name('Set transaction password')).click()
  await expect(dialog).toHaveCount(0)
}

async function fillTransfer(element: Locator, amount: string): Promise<void> {
  await element.getByLabel('Amount').fill(amount)
  await element.getByLabel('Transaction password').fill(secret)
  await element.getByRole('button', name('Continue')).click()
}

async function login(page: Page, platform: string, username: string, secretWord: string): Promise<void> {
  await page.goto(`${platform}/login?lang=EN`)
  await fillLogin(page.locator('baize-login'), username, secretWord)
  await isMember(page)
}

test('money goes from a member to the agent above and back down, with the keyboard alone where one likes, and the books are clean [WAL-15] [WAL-16] [ROLE-22] [MEM-34]', async ({
  page,
  baize,
}) => {
  test.slow()
  await page.goto(`${baize.platform}/register?lang=EN&affiliateCode=CORNER7`)
  const member = await fillRegister(page.locator('baize-register'))
  await isMember(page)
  const up = await transfer(page)
  await expect(up.getByLabel('To', { exact: true })).toHaveValue('ag***')
  await setPassword(up, password)
  await expectCleanInThemes(page, 'the form')

  await up.getByLabel('Amount').focus()
  await page.keyboard.type('25')
  await tabTo(page, 'Remark')
  await page.keyboard.type('Thank you')
  await tabTo(page, 'Transaction password')
  await page.keyboard.type(secret)
  await tabTo(page, 'Continue')
  await page.keyboard.press('Enter')
  await expect(up.getByRole('heading', name('Confirm transfer'))).toBeFocused()
  await expectCleanInThemes(page, 'the last look')
  await tabTo(page, 'Transfer')
  await expectSeen(page)
  await page.keyboard.press('Enter')
  await expect(up.getByRole('heading', name('Transfer sent'))).toBeFocused()
  await expect(bar(page)).toContainText('€975.00')
  await expect(rows(up)).toHaveCount(1)
  await expect(rows(up)).toContainText('−€25.00')
  await expectCleanInThemes(page, 'the transfer that was made')
  await signOut(page)

  await login(page, baize.platform, 'agent', 'Agent1234')
  await expect(rows(await transfer(page)).first()).toContainText(member)
  await expect(rows(page.locator('baize-transfer-upline')).first()).toContainText('+€25.00')
  await bar(page).evaluate((element, account) => {
    const detail = { name: 'transfer', detail: { account } }
    element.dispatchEvent(new CustomEvent('baize-open', { bubbles: true, composed: true, cancelable: true, detail }))
  }, member)
  const popup = page.getByRole('dialog', name('Transfer'))
  await expect(popup.getByLabel('Account', { exact: true })).toHaveValue(member)
  await setPassword(popup, 'Agent1234')
  await fillTransfer(popup, '10')
  await expect(popup.getByText(member)).toBeVisible()
  await popup.getByRole('button', name('Transfer')).click()
  await expect(popup.getByRole('heading', name('Transfer sent'))).toBeVisible()
  await page.keyboard.press('Escape')
  await signOut(page)

  await login(page, baize.platform, member, password)
  await expect(bar(page)).toContainText('€985.00')
  await expect(rows(await transfer(page)).first()).toContainText('From upline')
  expect(await baize.ops('audit')).toContain('The books are clean.')
})
