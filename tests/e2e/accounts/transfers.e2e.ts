import type { Locator, Page } from '@playwright/test'
import { expectCleanInThemes } from '../support/axe.ts'
import { expectSeen, tabTo } from '../support/focus.ts'
import { bar, fillLogin, isMember, signOut } from '../support/member.ts'
import { transactionPassword } from '../support/addresses.ts'
import { expect, test } from '../support/own-platform.ts'

const secret = transactionPassword
const name = (word: string) => ({ name: word, exact: true })
/** The field that is shown: an agent has one on each of two tabs. */
const field = (element: Locator, label: string) => element.getByLabel(label, { exact: true }).filter({ visible: true })
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
  await field(element, 'Amount').fill(amount)
  await field(element, 'Transaction password').fill(secret)
  await element.getByRole('button', name('Continue')).click()
}

async function login(page: Page, platform: string, username: string, secretWord: string): Promise<void> {
  await page.goto(`${platform}/login?lang=EN`)
  await fillLogin(page.locator('baize-login'), username, secretWord)
  await isMember(page)
}

/** The transfers of whoever is logged in, where their account menu leads. */
async function openTransfers(page: Page): Promise<Locator> {
  await bar(page)
    .getByRole('button', { name: /^Account: / })
    .click()
  await page.getByRole('menuitem', name('Transfer')).click()
  return page.getByRole('dialog', name('Transfer'))
}

test('money goes from an agent to the agent above and back down by the account menu, with the keyboard alone where one likes; both read it in their history, the header shows the balance that the wallet answers, and the books are clean @core [WAL-07] [WAL-15] [WAL-16] [ROLE-22] [MEM-34] [MEM-35]', async ({
  page,
  baize,
}) => {
  test.slow()
  const asked = page.waitForResponse(
    reply =>
      reply.url().endsWith('/wps/v2/wallets/balance') && reply.request().headers()['authorization'] !== undefined,
  )
  await login(page, baize.platform, 'agent2', 'Agent1234')
  const { value } = (await (await asked).json()) as { value: { available: string } }
  await expect(bar(page)).toContainText(Number(value.available).toLocaleString('en-GB', { minimumFractionDigits: 2 }))
  const up = await openTransfers(page)
  await expect(up.getByLabel('To', { exact: true })).toHaveValue('ag***')
  await setPassword(up, 'Agent1234')
  await expectCleanInThemes(page, 'the form')

  await field(up, 'Amount').focus()
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
  await expect(rows(up)).toHaveCount(1)
  for (const fact of ['To upline', 'ag***', '−€25.00', 'Completed', 'Thank you'])
    await expect(rows(up)).toContainText(fact)
  await expectCleanInThemes(page, 'the transfer that was made')
  await page.goBack()
  await expect(up).toHaveCount(0)
  await signOut(page)

  await login(page, baize.platform, 'agent', 'Agent1234')
  const down = await openTransfers(page)
  for (const fact of ['From downline', 'agent2', '+€25.00', 'Thank you'])
    await expect(rows(down).first()).toContainText(fact)
  await setPassword(down, 'Agent1234')
  await down.getByLabel('Account', { exact: true }).fill('agent2')
  await fillTransfer(down, '10')
  await down.getByRole('button', name('Transfer')).click()
  await expect(down.getByRole('heading', name('Transfer sent'))).toBeVisible()
  await page.keyboard.press('Escape')
  await signOut(page)

  await login(page, baize.platform, 'agent2', 'Agent1234')
  await expect(rows(await openTransfers(page)).first()).toContainText('From upline')
  expect(await baize.ops('audit')).toContain('The books are clean.')
})
