import { expectCleanInThemes } from '../support/axe.ts'
import { bar, fillLogin, isMember, openAccount, signOut, visit } from '../support/member.ts'
import { password } from '../support/addresses.ts'
import { expect, test } from '../support/own-platform.ts'

test('the member centre is a page behind a login and a popup, and my account is its first page @core [ROUTE-08] [ROUTE-55] [POP-11] [MEM-06] [MEM-08] [MEM-14] [HEAD-05] [HEAD-06] [HEAD-07] [HEAD-11] [MEM-36] [MEM-39]', async ({
  page,
  baize,
}) => {
  const name = await openAccount(page, baize)
  await bar(page)
    .getByRole('button', { name: /^Account/ })
    .click()
  await page.getByRole('menuitem', { name: 'My account' }).click()
  await expect(page).toHaveURL(/\/member\/securityCenter$/)
  await expect(page).toHaveTitle('My account – Baize')
  const centre = page.getByRole('main').locator('baize-member-centre')
  await expect(centre.getByRole('heading', { level: 2, name: 'My account' })).toBeVisible()
  await expect(centre.getByText('Change the password of your account.')).toBeVisible()
  await expectCleanInThemes(page, 'member centre')

  await bar(page)
    .getByRole('button', { name: /^Account/ })
    .click()
  await page.getByRole('menuitem', { name: 'Account record' }).click()
  await expect(page).toHaveURL(/\/member\/transactionHistory$/)
  const record = centre.locator('baize-transactions')
  await expect(record.getByRole('row').filter({ hasText: 'Bonus' })).toContainText('+1,000.00')
  await expectCleanInThemes(page, 'account record')
  await centre.getByRole('button', { name: 'Betting record' }).click()
  await expect(page).toHaveURL(/\/member\/personalHistoryCopy$/)
  await expect(centre.getByText('No records found')).toBeVisible()
  await expectCleanInThemes(page, 'betting record')

  await signOut(page)
  await visit(page, baize, '/member/missionLeaderboard')
  await expect(page).toHaveURL(/\/login\?redirect=/)
  await fillLogin(page.locator('baize-login'), name, password)
  await expect(page).toHaveURL(/\/member\/missionLeaderboard/)
  await expect(centre.getByRole('heading', { level: 2, name: 'My account' })).toBeVisible()

  await visit(page, baize, '/rng')
  await isMember(page)
  await page.evaluate(() =>
    document.dispatchEvent(
      new CustomEvent('baize-open', { detail: { name: 'member-centre', detail: {} }, cancelable: true }),
    ),
  )
  const popup = page.getByRole('dialog', { name: 'Member centre' })
  await expect(popup.getByRole('heading', { level: 2, name: 'My account' })).toBeVisible()
  await page.goBack()
  await expect(popup).toBeHidden()
  await expect(page).toHaveURL(/\/rng/)
})
