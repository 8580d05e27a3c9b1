import type { Locator, Page } from '@playwright/test'
import { expectCleanInThemes } from '../support/axe.ts'
import { fillLogin, isGuest, isMember } from '../support/member.ts'
import { site } from '../support/addresses.ts'
import { fillRegister } from '../support/steps.ts'
import { expect, test } from '../support/error-watch.ts'

const centre = (page: Page) => page.locator('baize-agent-centre')
const entry = (page: Page, name: string) => centre(page).getByRole('navigation').first().getByRole('button', { name })
const title = (page: Page, name: string) => centre(page).getByRole('heading', { level: 2, name })
const downlines = (page: Page) => centre(page).locator('baize-agent-downlines')
const row = (page: Page, account: string) => downlines(page).getByRole('row').filter({ hasText: account })
const open = (page: Page, path: string) => page.goto(`${site}${path}?lang=EN`)

async function loginAsAgent(page: Page): Promise<void> {
  const form = page.locator('baize-agent-landing baize-login')
  await expect(form.getByRole('heading', { name: 'Agent login' })).toBeVisible()
  await fillLogin(form, 'agent', 'Agent1234')
  await expect(centre(page)).toBeVisible()
}

/** Nothing of a page is wider than its window. */
async function staysWithin(page: Page, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    await expect.poll(wide, { message: `${width} wide` }).toBeLessThanOrEqual(0)
  }
  await page.setViewportSize({ width: 1440, height: 900 })
}

async function pressTo(page: Page, control: Locator): Promise<void> {
  await control.focus()
  await page.keyboard.press('Enter')
}

/** Nothing of what players have around their pages. */
async function withoutChrome(page: Page): Promise<void> {
  for (const part of ['baize-account-bar', 'baize-side-menu', 'baize-footer'])
    await expect(page.locator(part).first(), part).toBeHidden()
}

test('a guest is led to the login of agents; an agent finds the menu, the time of the site and every page, and signs out @core [ROLE-08] [ROLE-20] [AGT-09] [AGT-10] [AGT-11] [AGT-12] [AGT-14] [AGT-15] [AGT-25] [CON-01] [ROUTE-05] [ROUTE-06] [ROUTE-07] [ROUTE-43] [ROUTE-46] [ROUTE-51]', async ({
  page,
}) => {
  test.slow()
  await open(page, '/agentHome')
  await expect(page).toHaveURL(`${site}/agent`)
  await withoutChrome(page)
  const kinds = page.locator('baize-agent-landing').getByRole('rowheader')
  await expect(kinds).toHaveText(['Dividend', 'Daily salary', 'Hourly salary', 'Real-time salary'])
  await expectCleanInThemes(page, 'agent landing')
  await staysWithin(page, [390])
  await loginAsAgent(page)
  await expect(page).toHaveURL(`${site}/agentHome`)

  await withoutChrome(page)
  await expect(page.locator('.bar')).toBeHidden()
  await expect(title(page, 'Register centre')).toBeVisible()
  await expect(centre(page).locator('time')).toHaveText(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/)
  await expect(centre(page).getByText('GMT+0', { exact: true })).toBeVisible()
  await expect(centre(page).getByText('agent', { exact: true }).first()).toBeVisible()

  await pressTo(page, entry(page, 'Downline management'))
  await expect(page).toHaveURL(`${site}/agentHome/downlineManagmentView`)
  await expect(title(page, 'Downline management')).toBeVisible()
  await expect(row(page, 'agent2')).toBeVisible()
  await expectCleanInThemes(page, 'downline management')
  await staysWithin(page, [390, 820, 1200])

  await pressTo(page, downlines(page).getByRole('button', { name: 'Team size' }))
  await expect(downlines(page).getByRole('columnheader', { name: 'Team size' })).toHaveAttribute(
    'aria-sort',
    'descending',
  )
  await pressTo(page, row(page, 'agent2').getByRole('button', { name: 'Actions: agent2' }))
  await expect(downlines(page).getByRole('menuitem', { name: 'View team' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(downlines(page).getByRole('menuitem', { name: 'Transfer' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(row(page, 'agent2').getByRole('button', { name: 'Actions: agent2' })).toBeFocused()
  await pressTo(page, row(page, 'agent2').getByRole('button', { name: 'agent2', exact: true }))
  await expect(downlines(page).getByRole('navigation', { name: 'Path' })).toContainText('agent2')
  await pressTo(
    page,
    row(page, '**')
      .first()
      .getByRole('button', { name: /^Actions/ }),
  )
  await expect(
    downlines(page)
      .getByRole('menuitem', { name: /Offer contract/ })
      .filter({ visible: true }),
  ).toBeVisible()
  await page.keyboard.press('Escape')

  await page.goBack()
  await expect(title(page, 'Register centre')).toBeVisible()
  await open(page, '/agentHome/downlineManagmentView')
  await expect(row(page, 'agent2')).toBeVisible()
  await open(page, '/agent')
  await expect(page).toHaveURL(`${site}/agentHome`)

  await centre(page).getByRole('button', { name: 'Sign out' }).click()
  await centre(page).getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(`${site}/`)
  await isGuest(page)
})

/** What the session of the operator's own site keeps, by the names of the specification. */
const sessionKeys = [
  ...['token', 'nickname', 'account', 'username', 'customerId', 'isAgent', 'merchant', 'merchantCode', 'validate'],
  ...['gameVendor', 'hotGames', 'consolidated', 'merchantWallet'],
]

test('an agent finds the agent centre in the header and under the own name; it opens as a popup, too; the tab keeps the thirteen entries of a session [ENT-15] [HEAD-12] [HEAD-15] [AGT-14] [POP-12] [ROUTE-53]', async ({
  page,
}) => {
  await open(page, '/login')
  await fillLogin(page.locator('baize-login'), 'agent', 'Agent1234')
  const bar = page.locator('baize-account-bar')
  const storedKeys = () => page.evaluate(() => Object.keys(sessionStorage))
  await expect.poll(storedKeys).toEqual(expect.arrayContaining(sessionKeys))
  await bar.getByRole('button', { name: 'Account: ' }).click()
  await bar.getByRole('menuitem', { name: 'Agent' }).click()
  await expect(page).toHaveURL(`${site}/agentHome`)
  await page.goBack()
  await bar.getByRole('button', { name: 'Agent', exact: true }).click()
  await expect(page).toHaveURL(`${site}/agentHome`)

  await page.goBack()
  await bar.evaluate(element => {
    const detail = { name: 'agent-centre', detail: {} }
    element.dispatchEvent(new CustomEvent('baize-open', { detail, bubbles: true, composed: true, cancelable: true }))
  })
  const popup = page.getByRole('dialog', { name: 'Agent centre' })
  await popup.getByRole('button', { name: 'Downline management' }).click()
  await expect(popup.getByRole('row').filter({ hasText: 'agent2' })).toBeVisible()
  await expect(page).toHaveURL(`${site}/`)
  await expectCleanInThemes(page, 'agent centre in a popup', 'baize-popup-host')
  await popup.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a member who opens the agent centre comes to the landing, and is told why [AGT-15] [ROUTE-07]', async ({
  page,
}) => {
  await open(page, '/register')
  await fillRegister(page.locator('baize-register'))
  await isMember(page)
  await expect(page.locator('baize-account-bar').getByRole('button', { name: 'Agent', exact: true })).toHaveCount(0)
  await page.goto(`${site}/agentHome`)
  await expect(page).toHaveURL(`${site}/agent`)
  await expect(page.locator('baize-agent-landing')).toContainText('which is not an agent account')
  await page.goBack()
  await expect(page).toHaveURL(`${site}/`)
})

test('a Spanish agent types amounts as Spanish writes them, in a filter as in an offer [WAL-06]', async ({ page }) => {
  await open(page, '/login')
  await fillLogin(page.locator('baize-login'), 'agent', 'Agent1234')
  await expect(page.locator('baize-login')).toHaveCount(0)
  await page.goto(`${site}/agentHome/downlineManagmentView?lang=ES`)
  await page.getByRole('button', { name: 'Más filtros' }).click()
  await page.getByLabel('Saldo desde').fill('1.000,50')
  const asked = page.waitForRequest(/downlines\?.*balanceFrom=1000\.50/)
  await page.getByRole('button', { name: 'Buscar', exact: true }).click()
  await asked
  await expect(page.getByLabel('Saldo desde')).toHaveValue('1.000,50')

  await page.goto(`${site}/agentHome/downlineManagmentView`)
  await page.getByRole('button', { name: 'Ofrecer contrato: agent2' }).click()
  const offer = page.getByRole('dialog')
  await offer.getByLabel(/^Apuestas.* desde/).fill('1.000,50')
  await offer.getByLabel(/^Miembros activos/).fill('1.200')
  await offer.getByLabel(/^Tasa/).fill('4,25')
  await offer.getByRole('button', { name: 'Vista previa' }).click()
  await expect(offer.getByRole('row').last()).toContainText(/1\.?000,50.*1\.?200.*4,25/)
})
