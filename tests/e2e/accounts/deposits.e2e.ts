import { expectCleanInThemes } from '../support/axe.ts'
import { bar, openAccount, visit } from '../support/member.ts'
import { expect, test } from '../support/own-platform.ts'

const name = (word: string) => ({ name: word, exact: true })

test('a member pays in by card on the page of the gateway, and sees it credited without a reload, in the header, too @core [MEM-23] [MEM-25] [MEM-26] [MEM-27] [WAL-12] [HEAD-04] [HEAD-15] [HEAD-16]', async ({
  page,
  baize,
}) => {
  test.slow()
  await openAccount(page, baize)
  await bar(page).getByRole('button', name('Deposit')).click()
  await expect(page).toHaveURL(/\/member\/depositv2$/)
  const deposit = page.getByRole('main').locator('baize-deposit')
  await deposit.getByRole('button', { name: /^Card/ }).click()
  await deposit.getByLabel('Amount', { exact: true }).fill('20')
  await expectCleanInThemes(page, 'the amount')
  await deposit.getByRole('button', name('Deposit €20.00')).click()
  await expect(page).toHaveURL(/\/member\/depositv2\?order=\w+$/)
  await expect(deposit.getByText('Pay exactly')).toBeVisible()
  await expectCleanInThemes(page, 'the way to pay')

  // A reload keeps the place.
  await page.reload()
  await expect(deposit.getByText('Pay exactly')).toBeVisible()

  const opened = page.waitForEvent('popup')
  await deposit.getByRole('link', name('Open the payment page')).click()
  const gateway = await opened
  await gateway.getByRole('button', { name: /^(Pay|Pagar) / }).click()
  await expect(deposit.getByText('Deposit credited')).toBeVisible()
  await expect(bar(page)).toContainText('1,019.70')
  await expect(deposit.getByRole('row').filter({ hasText: 'Success' })).toContainText('19.70')
  await expectCleanInThemes(page, 'what was credited')
})

test('a guest is led to the login, a trial to a real account [ROUTE-08] [MEM-08] [HEAD-19]', async ({
  page,
  baize,
}) => {
  await visit(page, baize, '/member/depositv2')
  await expect(page).toHaveURL(/\/login\?redirect=/)
  await visit(page, baize)
  await bar(page).getByRole('button', name('Try for free')).click()
  await bar(page).getByRole('button', name('Deposit')).click()
  await expect(page.getByRole('dialog', { name: 'You need a real account' })).toBeVisible()
})
