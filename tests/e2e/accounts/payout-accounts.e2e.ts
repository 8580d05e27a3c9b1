import { password } from '../support/addresses.ts'
import { expectCleanInThemes } from '../support/axe.ts'
import { openAccount, visit } from '../support/member.ts'
import { expect, test } from '../support/own-platform.ts'

const name = (word: string) => ({ name: word, exact: true })
const secret = '192837'

test('a member sets real name and transaction password, and adds an account for payouts, by the security centre alone @core [MEM-16] [MEM-31] [API-90] [API-92] [API-93]', async ({
  page,
  baize,
}) => {
  test.slow()
  await openAccount(page, baize)
  await visit(page, baize, '/member/securityCenter')
  const centre = page.getByRole('main').locator('baize-security-centre')
  await centre.getByRole('button', name('Set up: Real name')).click()
  const dialog = page.getByRole('dialog')
  const fill = (field: string, value: string) => dialog.locator(`[name=${field}]`).fill(value)
  await fill('payeeName', 'Clara Hendriks')
  await dialog.getByRole('button', name('Save')).click()
  await expect(centre.getByText('Clara H••••. Only customer service can change it.')).toBeVisible()

  await centre.getByRole('button', name('Set up: Transaction password')).click()
  await fill('password', password)
  await fill('newPaymentPassword', secret)
  await fill('confirmPaymentPassword', secret)
  await dialog.getByRole('button', name('Set transaction password')).click()
  await expect(centre.getByRole('button', name('Change: Transaction password'))).toBeVisible()
  await expectCleanInThemes(page, 'the security centre')

  await centre.getByRole('button', name('Manage: Payout accounts')).click()
  await dialog.getByRole('button', name('Add account')).click()
  await dialog.getByRole('combobox').selectOption({ index: 1 })
  await fill('number', 'DE89370400440532013000')
  await fill('paymentPassword', secret)
  await expectCleanInThemes(page, 'a new account')
  await dialog.getByRole('button', name('Add account')).click()
  await expect(dialog.getByText('The account was added.')).toBeVisible()
  await expect(dialog.getByText('4 places left')).toBeVisible()
  await expectCleanInThemes(page, 'the accounts')
  await dialog.getByRole('button', name('Close')).click()
  await expect(centre.getByText('1 of 5')).toBeVisible()
})
