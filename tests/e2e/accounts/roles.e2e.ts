import type { Page } from '@playwright/test'
import { expectCleanInThemes } from '../support/axe.ts'
import { bar, fillLogin, isGuest, isMember, showOnly, signOut, visit } from '../support/member.ts'
import { expect, test } from '../support/own-platform.ts'
import { password } from '../support/addresses.ts'

const lane = (page: Page) => page.locator('baize-game-lane[filter=HOT]')
const play = (page: Page) =>
  lane(page)
    .getByRole('link', { name: /^Play / })
    .first()
const favourite = (page: Page) =>
  lane(page)
    .getByRole('button', { name: /^Favourite / })
    .first()
const popup = (page: Page, name: string) => page.getByRole('dialog', { name })
const demo = { username: 'demo', password: 'Demo1234' }
const agent = { username: 'agent', password: 'Agent1234' }

test('a guest browses public pages and opens the popups; a game or a favourite asks to log in first @core [ROLE-01] [ROLE-03] [ROLE-04] [ROLE-05] [ROLE-06]', async ({
  page,
  baize,
}) => {
  for (const [path, list] of [
    ['/rng', 'baize-game-list'],
    ['/nowhere', 'baize-game-lane'],
    ['/', 'baize-game-lane[filter=HOT]'],
  ] as const) {
    await visit(page, baize, path)
    await expect(page.locator(list).first().getByRole('article').first()).toBeVisible()
  }
  await expect(page.locator('baize-winner-board').getByRole('listitem').first()).toBeVisible()
  for (const [button, title] of [
    [play, 'Log in'],
    [favourite, 'Log in'],
  ] as const) {
    await button(page).click()
    await expect(popup(page, title)).toBeVisible()
    // The game that was chosen waits behind the login; of a favourite nothing does.
    if (button === play) await expect(page).toHaveURL(/\/login\?redirect=%2Fseamless/)
    else await expect(page).toHaveURL(/\/login$/)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  for (const [path, title] of [
    ['/register', 'Register'],
    ['/forgot-password', 'Forgot password'],
    ['/seamless', 'Log in'],
  ] as const) {
    await visit(page, baize, path)
    await expect(popup(page, title)).toBeVisible()
  }
  await isGuest(page)
})

test('a trial account is told that a game and a favourite need a real one, and is led to open it [ROLE-09] [ROLE-10] [ROLE-14] [ROLE-15] [ERR-30]', async ({
  page,
  baize,
}) => {
  test.slow()
  const asked: string[] = []
  page.on('request', request => asked.push(`${request.method()} ${new URL(request.url()).pathname}`))
  await visit(page, baize)
  await bar(page).getByRole('button', { name: 'Try for free' }).click()
  await isMember(page)
  await expect(bar(page)).toContainText('Trial player')
  await expect(bar(page)).toContainText('Games, favourites and payments need a real account.')
  const before = asked.length
  for (const button of [play, favourite]) {
    await button(page).click()
    const warning = popup(page, 'You need a real account')
    await expect(warning).toContainText('A trial account cannot do this. Please register a real account.')
    if (button === play) await expectCleanInThemes(page, 'real account dialog', 'baize-popup-host')
    await warning.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  expect(page.url()).toBe(`${baize.platform}/?lang=EN`)
  expect(asked.slice(before).filter(call => /launch|favorite|favourite/i.test(call))).toEqual([])

  await favourite(page).click()
  await popup(page, 'You need a real account').getByRole('button', { name: 'Register' }).click()
  await expect(popup(page, 'Register')).toBeVisible()
  await isGuest(page)
})

test('the agent side lets in agents alone, and an agent may come in as a member does @core [AUTH-13] [AUTH-14] [AUTH-15] [ROLE-17] [ROLE-25] [ERR-25]', async ({
  page,
  baize,
  secrets,
}) => {
  secrets.keep(password, demo.password, agent.password)
  await visit(page, baize)
  const side = await showOnly(page, 'baize-login', { side: 'agent' })
  await expect(side.getByRole('button', { name: 'Forgot password' })).toBeVisible()
  await expect(side.getByRole('checkbox')).toHaveCount(0)
  await fillLogin(side, demo.username, demo.password)
  await expect(side.getByRole('alert')).toContainText('Non-agents cannot log in')
  await isGuest(page)
  const event = page.evaluate(
    () =>
      new Promise<unknown>(resolve =>
        document.addEventListener('baize-login', event => resolve((event as CustomEvent).detail), { once: true }),
      ),
  )
  await fillLogin(side, agent.username, agent.password)
  await isMember(page)
  expect(await event).toMatchObject({ account: agent.username })
  await signOut(page)

  await visit(page, baize, '/login')
  await fillLogin(page.locator('baize-login'), agent.username, agent.password)
  await isMember(page)
  await expect(page).toHaveURL(`${baize.platform}/`)
})
