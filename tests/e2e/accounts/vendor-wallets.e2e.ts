import { expectCleanInThemes } from '../support/axe.ts'
import { bar, openAccount, visit } from '../support/member.ts'
import { advance, expect, test } from '../support/own-platform.ts'

const name = (word: string) => ({ name: word, exact: true })

test.afterEach(({ baize }) => baize.ops('flags', 'set', 'wallets.isSingle', 'true'))

test('a member moves money to a vendor, waits for one that does not answer, and collects everything; both sides and the books agree @core [MEM-10] [MEM-20] [MEM-21] [MEM-22] [WAL-09] [WAL-10]', async ({
  page,
  baize,
}) => {
  await baize.ops('flags', 'set', 'wallets.isSingle', 'false')
  await openAccount(page, baize)
  await visit(page, baize, '/member')
  await page.getByRole('main').getByRole('button', name('Transfer funds')).click()
  await expect(page).toHaveURL(/\/member\/transferFund$/)
  const funds = page.getByRole('main').locator('baize-transfer-fund')
  await funds.locator('[name=to]').selectOption('LUMEN')
  await funds.locator('[name=amount]').fill('100')
  await expectCleanInThemes(page, 'the transfer')
  await funds.getByRole('button', name('Transfer €100.00')).click()
  await expect(funds.getByText('€100.00 moved from Main wallet to Lumen.')).toBeVisible()
  await expect(bar(page)).toContainText('900.00')

  // The sandbox's vendor carries this amount out and does not say so.
  await funds.locator('[name=amount]').fill('50.12')
  await funds.getByRole('button', name('Transfer €50.12')).click()
  await expect(funds.getByText('€50.12 from Main wallet to Lumen is processing.')).toBeVisible()
  await expectCleanInThemes(page, 'a transfer that is processing')
  await advance(baize, 10)
  await expect(funds.getByText('€50.12 moved from Main wallet to Lumen.')).toBeVisible()
  await expect(funds.getByRole('row').filter({ hasText: 'Lumen' }).filter({ hasText: '50.12' })).toContainText(
    'Success',
  )

  await funds.getByRole('button', name('Collect all to main wallet')).click()
  await advance(baize, 10)
  await expect(bar(page)).toContainText('1,000.00')
  expect(await baize.ops('vendor-wallets', 'reconcile')).toContain('agree')
  expect(await baize.ops('audit')).toContain('clean')
})

test('the page is not shown where there is one wallet for all vendors [MEM-10] [WAL-09]', async ({ page, baize }) => {
  await openAccount(page, baize)
  await visit(page, baize, '/member')
  await expect(page.getByRole('main').getByRole('button', name('Deposit'))).toBeVisible()
  await expect(page.getByRole('main').getByRole('button', name('Transfer funds'))).toHaveCount(0)
})
