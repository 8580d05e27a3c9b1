import type { Page } from '@playwright/test'
import type { Instance } from '../../../scripts/lib/instance.ts'
import { expectCleanInThemes } from '../support/axe.ts'
import { isMember, visit } from '../support/member.ts'
import { expect, test } from '../support/own-platform.ts'
import { fillRegister } from '../support/steps.ts'

const text = (title: string, content = 'What staff wrote.') => ({ title, content, action: 'See promotions' })
const link = { type: 'ROUTE', to: '/promotions?id=demo-money' }
const popups = [
  { id: 'visit', execution: 'B', link, texts: { EN: text('For visitors', 'One <b>line</b>\n\nand another') } },
  { id: 'members', execution: 'A', link, texts: { EN: text('For members') } },
  { id: 'first', execution: 'F', link, texts: { EN: text('At your first login') } },
]

const popup = (page: Page, name: string) => page.locator('baize-load-popup').getByRole('dialog', { name })
/** Whether there is a popup that is shown or waits until it may be shown. */
const expectNone = (page: Page) => expect(page.locator('baize-load-popup:state(empty)')).toBeAttached()
const expectWaiting = async (page: Page) => {
  await expect(page.locator('baize-load-popup:not(:state(empty))')).toBeAttached()
  await expect(page.locator('baize-load-popup').getByRole('dialog')).toBeHidden()
}
const lock = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).overflowY)

const publish = async (baize: Instance) => {
  for (const each of popups) await baize.ops('announcements', 'popup', JSON.stringify(each))
}
const end = async (baize: Instance) => {
  for (const { id } of popups) await baize.ops('announcements', 'end', id)
}

test('what staff publish pops up once for its audience: visitors, then members and besides at the first login; never over a form or a game, and back closes it first [ANN-07] [ANN-08] [ANN-10] [ANN-11] [ANN-12] [ANN-13] [ENT-22] [POP-13] [POP-19]', async ({
  page,
  baize,
}) => {
  test.slow()
  const asked = new Set<string>()
  page.on('request', request => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname.endsWith('getListAnnouncements'))
      asked.add(`${searchParams.get('types')} ${searchParams.get('platform')}`)
  })
  await publish(baize)
  try {
    await visit(page, baize, '/nowhere')
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
    await expectWaiting(page)
    await visit(page, baize, '/login')
    await expect(page.locator('baize-login').getByRole('textbox', { name: 'Username' })).toBeVisible()
    await expectWaiting(page)
    await page.keyboard.press('Escape')
    const visitors = popup(page, 'For visitors')
    await expect(visitors.locator('b')).toHaveText('line')
    await expect(visitors).toBeFocused()
    expect(await lock(page)).toBe('hidden')
    await expectCleanInThemes(page, 'load popup', 'baize-load-popup')
    await page.goBack()
    await expect(visitors).toBeHidden()
    expect(new URL(page.url()).pathname).toBe('/')
    expect(await lock(page)).not.toBe('hidden')
    await page.reload()
    await expect(page.locator('baize-banner').getByRole('heading').first()).toBeVisible()
    await expectNone(page)

    await visit(page, baize, '/register')
    await fillRegister(page.locator('baize-register'))
    const members = popup(page, 'For members')
    await expect(members).toBeVisible()
    await members.getByRole('checkbox', { name: 'Do not show again in this session' }).uncheck()
    await members.getByRole('button', { name: 'Close' }).last().click()
    const first = popup(page, 'At your first login')
    await first.getByRole('button', { name: 'See promotions' }).click()
    await expect(page).toHaveURL(/\/promotions\?id=demo-money$/)
    await expect(page.locator('baize-promotions [aria-current]')).toContainText('Demo money for new accounts')

    await page.reload()
    await expect(members).toBeVisible()
    await page.keyboard.press('Escape')
    await expectNone(page)
    expect([...asked]).toEqual(['B,PL,PU,PR,H W'])
  } finally {
    await end(baize)
  }
})

test('promotions stand on a page of their own, with picture, period and text, and lead to their game; no popup lies over it [ANN-07] [ENT-22] [ACT-01] [ROUTE-30] [NAV-03] [ANN-13]', async ({
  page,
  baize,
}) => {
  await visit(page, baize)
  await page.getByRole('navigation').getByRole('link', { name: 'Promotions', exact: true }).first().click()
  await expect(page).toHaveTitle('Promotions – Baize')
  const cards = page.locator('baize-promotions').getByRole('article')
  await expect(cards.getByRole('heading')).toHaveText(['Game of the month: Ascent', 'Demo money for new accounts'])
  await expect(cards.first()).toContainText(/\w+ \d+, 20\d\d to \w+ \d+, 20\d\d/)
  await expect(cards.last()).toContainText(/From \w+ \d+, 20\d\d/)
  await expect(cards.first().locator('img[data-state=loaded]')).toBeAttached()
  await expectCleanInThemes(page, 'promotions')

  await visit(page, baize, '/register')
  await fillRegister(page.locator('baize-register'))
  await isMember(page)
  await publish(baize)
  try {
    await visit(page, baize, '/promotions')
    await popup(page, 'For members').getByRole('button', { name: 'Close' }).last().click()
    await expect(popup(page, 'At your first login')).toBeVisible()
    await page.evaluate(() => sessionStorage.removeItem('baize.load-popups-closed'))
    await page.keyboard.press('Escape')
    await cards.first().getByRole('button', { name: 'PLAY NOW' }).click()
    await expect(page).toHaveURL(/\/seamless\?/)
    await page.reload()
    await expect(page.locator('baize-game-frame iframe')).toBeVisible()
    await expectWaiting(page)
  } finally {
    await end(baize)
  }
})
