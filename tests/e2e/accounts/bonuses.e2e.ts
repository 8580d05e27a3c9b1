import { expectCleanInThemes } from '../support/axe.ts'
import { bar, openAccount, visit } from '../support/member.ts'
import { expect, test } from '../support/own-platform.ts'

const name = (word: string) => ({ name: word, exact: true })

test('a member is granted two bonuses, reads of them, sees their turnover, and cancels one; own money stays, and the books are clean [MEM-43] [MEM-44]', async ({
  page,
  baize,
}) => {
  const account = await openAccount(page, baize)
  await baize.ops('bonuses', 'grant', account, 'Welcome match', '50.00', '1000.00', '30', 'First', 'deposit.')
  await baize.ops('bonuses', 'grant', account, 'Weekly reload', '12.50', '262.50', '7', 'Loyal.')

  await visit(page, baize, '/member')
  await page.getByRole('main').getByRole('button', name('Bonus details')).click()
  await expect(page).toHaveURL(/\/member\/bonusDetails$/)
  const bonuses = page.getByRole('main').locator('baize-bonuses')
  const row = (word: string) => bonuses.getByRole('row').filter({ hasText: word })
  await expect(row('Welcome match')).toContainText('0.00 of 1,000.00')
  await expectCleanInThemes(page, 'the bonuses')

  await bonuses.getByRole('button', name('Next 7 days')).click()
  await expect(row('Welcome match')).toHaveCount(0)
  await expect(row('Weekly reload')).toContainText('Active')
  await bonuses.getByRole('button', name('Any time')).click()

  await bonuses.getByRole('button', name('Cancel Welcome match')).click()
  const dialog = page.getByRole('dialog', name('Cancel this bonus?'))
  await expect(dialog).toContainText('−€50.00')
  await expect(dialog).toContainText('€1,000.00')
  await expectCleanInThemes(page, 'the question')
  await dialog.getByRole('button', name('Cancel bonus')).click()
  await expect(row('Welcome match')).toContainText('Cancelled')
  await expect(row('Weekly reload')).toContainText('Active')
  await expect(bar(page)).toContainText('1,000.00')

  await visit(page, baize, '/member/messageV2')
  await expect(page.getByRole('main').getByText('Your bonus “Weekly reload”')).toBeVisible()
  expect(await baize.ops('audit')).toContain('clean')
})
