import { expectCleanInThemes } from '../support/axe.ts'
import { bar, fillLogin, isMember, openAccount, visit } from '../support/member.ts'
import { expect, test } from '../support/own-platform.ts'

const resources = [
  { resourceType: 'IOS', nameLabel: 'iOS', url: 'https://example.com/app-ios' },
  { resourceType: 'ANDROID', nameLabel: 'Android', url: 'https://example.com/app-android' },
]

test('one login serves the site of players and the area of agents, both from one address [BOOT-01]', async ({
  page,
  baize,
}) => {
  await visit(page, baize, '/login')
  await fillLogin(page.locator('baize-login'), 'agent', 'Agent1234')
  await isMember(page)
  await visit(page, baize, '/agentHome')
  await expect(page.locator('baize-agent-centre').getByRole('heading', { level: 2 }).first()).toBeVisible()
  await expect(page).toHaveURL(`${baize.platform}/agentHome?lang=EN`)
  await visit(page, baize, '/rng')
  await isMember(page)
})

test('what a site has not switched on is not drawn, until it is [BOOT-09]', async ({ page, baize }) => {
  const invite = page.locator('baize-member-centre').getByRole('button', { name: 'Invite friends' })
  await openAccount(page, baize)
  await visit(page, baize, '/member')
  await expect(page.locator('baize-member-centre').getByRole('button', { name: 'My account' }).first()).toBeVisible()
  await expect(invite).toHaveCount(0)
  await baize.ops('flags', 'REFERRALPROMO3', 'on')
  try {
    await page.reload()
    await expect(invite.first()).toBeVisible()
  } finally {
    await baize.ops('flags', 'REFERRALPROMO3', 'off')
  }
})

test('a vendor of live games opens its games in a popup over the page, which going back closes [POP-09] [NAV-06]', async ({
  page,
  baize,
}) => {
  await visit(page, baize, '/winners')
  const menu = page.locator('baize-game-menu')
  await menu.getByRole('button', { name: 'Games' }).click()
  await menu.locator('.game-menu-kinds').getByRole('link', { name: 'Live', exact: true }).focus()
  await menu.locator('[part=vendor]').filter({ hasText: 'Meridian' }).click()
  const popup = page.getByRole('dialog').filter({ has: page.locator('baize-game-popup') })
  await expect(popup.getByRole('heading', { level: 2, name: /^Meridian/ })).toBeVisible()
  const tiles = popup.locator('baize-game-popup').getByRole('listitem')
  await expect(tiles.first()).toBeVisible()
  await expectCleanInThemes(page, 'games of a vendor, over a page', 'baize-popup-host')
  await page.goBack()
  await expect(page.locator('baize-game-popup')).toHaveCount(0)
  await expect(page).toHaveURL(/\/winners/)
})

test('the apps are on a page of their own: codes, versions and a guide for each, in both themes, on a phone and with the keyboard [CS-06] [CS-07] [CS-08] [CS-10] [NAV-08]', async ({
  page,
  baize,
}) => {
  await visit(page, baize, '/download')
  const apps = page.locator('baize-app-download')
  await expect(apps.locator('[part=app]')).toHaveCount(2)
  await expect(page).toHaveTitle('Get the app – Baize')
  await expect(apps.getByRole('img', { name: /^QR code of the app for iOS: https:/ })).toBeVisible()
  await expectCleanInThemes(page, 'app download')
  await apps.getByRole('tab').first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(apps.getByRole('tabpanel')).toContainText('Allow the source')
  await baize.ops('flags', 'set', 'site.resources', '[]')
  try {
    await page.reload()
    await expect(apps.getByText('There is no app yet')).toBeVisible()
  } finally {
    await baize.ops('flags', 'set', 'site.resources', JSON.stringify(resources))
  }
})

test('a guest browses, and begins a trial without a form [BOOT-05] [AUTH-49]', async ({ page, baize }) => {
  await visit(page, baize, '/fish')
  await expect(page.locator('baize-game-list').getByRole('listitem').first()).toBeVisible()
  await bar(page).getByRole('button', { name: 'Try for free' }).click()
  await expect(bar(page)).toContainText('Trial player')
  await expect(bar(page)).toContainText(/FUN\s10,000/)
})

test('a popup that a member opens before the platform has said who they are stays open [POP-01]', async ({
  page,
  baize,
}) => {
  await openAccount(page, baize)
  let answer = () => {}
  const gate = new Promise<void>(resolve => (answer = resolve))
  await page.route('**/wps/member/info*', route => gate.then(() => route.continue()))
  await page.goto(`${baize.platform}/?lang=EN`)
  await expect(page.locator('body')).toHaveAttribute('data-view', 'home')
  await expect(page.locator('baize-popup-host:state(ready)')).toBeAttached()
  await page.evaluate(() =>
    document.body.dispatchEvent(
      new CustomEvent('baize-open', { detail: { name: 'announcements' }, bubbles: true, cancelable: true }),
    ),
  )
  const popup = page.getByRole('dialog', { name: 'Announcements' })
  await expect(popup).toBeVisible()
  answer()
  await isMember(page)
  await expect(popup).toBeVisible()
})
