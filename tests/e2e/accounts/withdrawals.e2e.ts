import type { Page } from '@playwright/test'
import type { Instance } from '../../../scripts/lib/instance.ts'
import { password, transactionPassword } from '../support/addresses.ts'
import { expectCleanInThemes } from '../support/axe.ts'
import { bar, openAccount, showOnly, visit } from '../support/member.ts'
import { advance, expect, test } from '../support/own-platform.ts'

const name = (word: string) => ({ name: word, exact: true })
const realName = 'Ana Núñez Example'
const iban = 'DE89370400440532013000'

/** Sets the real name and the transaction password where the withdrawal misses them. */
async function setWhatIsMissing(page: Page): Promise<void> {
  const withdraw = page.getByRole('main').locator('baize-withdraw')
  await withdraw.getByRole('button', name('Enter real name')).click()
  await page.getByRole('dialog').getByRole('textbox', name('Real name')).fill(realName)
  await page.getByRole('dialog').getByRole('button', name('Save')).click()
  await withdraw.getByRole('button', name('Set transaction password')).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('[name=password]').fill(password)
  await dialog.locator('[name=newPaymentPassword]').fill(transactionPassword)
  await dialog.locator('[name=confirmPaymentPassword]').fill(transactionPassword)
  await dialog.getByRole('button', name('Set transaction password')).click()
  await expect(dialog).toBeHidden()
}

/** Adds the account that money goes to. */
async function addAccount(page: Page): Promise<void> {
  const accounts = await showOnly(page, 'baize-payout-accounts')
  await accounts.getByRole('button', name('Add account')).click()
  await accounts.locator('[name=providerId]').selectOption({ index: 1 })
  await accounts.locator('[name=number]').fill(iban)
  await accounts.locator('[name=paymentPassword]').fill(transactionPassword)
  await accounts.getByRole('button', name('Add account')).click()
  await expect(accounts.getByText('The account was added.')).toBeVisible()
}

/** Opens the page of withdrawals. */
async function openWithdraw(page: Page, baize: Instance) {
  await visit(page, baize, '/member/withdraw')
  return page.getByRole('main').locator('baize-withdraw')
}

test('a member withdraws, staff approve it by two and send it in two parts; one is confirmed and the other counts as received, and the books are clean @core [MEM-29] [MEM-30] [MEM-31] [MEM-32] [WAL-13] [WAL-19] [WAL-20] [WAL-23] [WAL-26] [WAL-29] [HEAD-04] [HEAD-15] [HEAD-16]', async ({
  page,
  baize,
}) => {
  test.slow()
  // A part counts as received after a few minutes, so that the session lasts until then.
  await baize.ops('flags', 'set', 'withdrawals.reminderMinutes', '0')
  await baize.ops('flags', 'set', 'withdrawals.claimMinutes', '5')
  await openAccount(page, baize)
  await bar(page).getByRole('button', name('Withdraw')).click()
  await expect(page).toHaveURL(/\/member\/withdraw$/)
  const first = page.getByRole('main').locator('baize-withdraw')
  await expect(first.getByText('Before your first withdrawal')).toBeVisible()
  await expectCleanInThemes(page, 'what is missing')
  await setWhatIsMissing(page)
  await addAccount(page)

  const withdraw = await openWithdraw(page, baize)
  await withdraw.getByLabel('Amount', { exact: true }).fill('100')
  await withdraw.locator('[name=paymentPassword]').fill(transactionPassword)
  await expectCleanInThemes(page, 'the withdrawal')
  await withdraw.getByRole('button', name('Continue')).click()
  await withdraw.getByRole('button', name('Withdraw')).click()
  await expect(withdraw.getByText('Withdrawal placed')).toBeVisible()
  const orderNo = (await withdraw.locator('tbody .record-number bdi').first().textContent()) ?? ''
  await expect(bar(page)).toContainText('900.00')

  await baize.opsBy('ann', 'withdrawals', 'begin', orderNo)
  await expect(baize.opsBy('ann', 'withdrawals', 'approve', orderNo)).rejects.toThrow('another person')
  await baize.opsBy('bob', 'withdrawals', 'approve', orderNo)
  await baize.opsBy('bob', 'withdrawals', 'send', orderNo, '60.00', 'Transfer', '1')

  // On any page of the site it is asked once whether it has arrived.
  await visit(page, baize)
  const question = page.getByRole('dialog', { name: 'Has your payout arrived?' })
  await expect(question).toContainText(orderNo)
  await expectCleanInThemes(page, 'the question')
  await question.getByRole('button', name('Confirm payout')).click()
  await expect(page).toHaveURL(/\/member\/withdraw$/)
  await withdraw.getByRole('button', name('Confirm payout')).first().click()
  const confirmation = withdraw.locator('baize-withdraw-confirmation')
  await expect(confirmation.getByText('Has part 1, €60.00, arrived?').first()).toBeVisible()
  await expectCleanInThemes(page, 'the confirmation')
  await confirmation.getByRole('radio', { name: /^Received/ }).check()
  await confirmation.getByRole('button', name('Mark as received')).click()
  await expect(confirmation.getByText('Marked as received.')).toBeVisible()

  await baize.opsBy('ann', 'withdrawals', 'send', orderNo, '40.00', 'Transfer', '2')
  await advance(baize, 6 * 60)
  await openWithdraw(page, baize)
  await expect(withdraw.getByRole('row').filter({ hasText: orderNo })).toContainText('Auto received')
  await withdraw.getByRole('button', name(`Details of ${orderNo}`)).click()
  await expect(withdraw.getByText('Not answered in time, so it counts as received.')).toBeVisible()
  await expect(withdraw.getByText('Part 2', { exact: true })).toBeVisible()
  await expectCleanInThemes(page, 'a withdrawal that has ended')
  await expect(bar(page)).toContainText('900.00')
  expect(await baize.ops('audit')).toContain('clean')
})

test('a guest is led to the login, a trial to a real account [ROUTE-08] [MEM-08] [HEAD-19]', async ({
  page,
  baize,
}) => {
  await visit(page, baize, '/member/withdraw')
  await expect(page).toHaveURL(/\/login\?redirect=/)
  await visit(page, baize)
  await bar(page).getByRole('button', name('Try for free')).click()
  await bar(page).getByRole('button', name('Withdraw')).click()
  await expect(page.getByRole('dialog', { name: 'You need a real account' })).toBeVisible()
})
