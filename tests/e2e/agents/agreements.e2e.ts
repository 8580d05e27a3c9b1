import type { Browser, Page } from '@playwright/test'
import type { Instance } from '../../../scripts/lib/instance.ts'
import { expectCleanInThemes } from '../support/axe.ts'
import { fillLogin, visit } from '../support/member.ts'
import { test } from '../support/own-platform.ts'
import { expect } from '../support/error-watch.ts'

const password = 'Agent1234'
const popup = (page: Page) => page.locator('baize-contract-popup')

/** An agent of the demo who logs in on the site, in a browser of their own. */
async function enter(browser: Browser, baize: Instance, username: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await visit(page, baize, '/login')
  await fillLogin(page.locator('baize-login'), username, password)
  await expect(page.locator('baize-login')).toHaveCount(0)
  return page
}

/** The dialog in which an agent deals with contracts of somebody below. */
async function openOffer(page: Page, baize: Instance) {
  await visit(page, baize, '/agentHome/downlineManagmentView')
  await page.getByRole('button', { name: 'Offer contract: agent2' }).click()
  return page.getByRole('dialog', { name: 'Offer a contract' })
}

test('an agent offers a contract, the agent below accepts it, and keeps it when asked to end it [CON-02] [CON-03] [CON-04] [ROLE-23] [ROLE-24]', async ({
  browser,
  baize,
}) => {
  test.slow()
  const agent = await enter(browser, baize, 'agent')
  const offer = await openOffer(agent, baize)
  await offer.getByLabel('Period', { exact: true }).selectOption('Monthly')
  await offer.getByLabel('Rate (%)').fill('6')
  await offer.getByRole('button', { name: 'Add tier' }).click()
  const second = offer.getByRole('group', { name: 'Tier 2' })
  await second.getByLabel(/^Period bets/).fill('5000')
  await second.getByLabel('Active members from').fill('5')
  await second.getByLabel('Rate (%)').fill('7.5')
  await expectCleanInThemes(agent, 'the offer', 'baize-agent-centre')
  await offer.getByRole('button', { name: 'Preview' }).click()
  await expect(offer.getByRole('row').last()).toContainText('7.5%')
  await offer.getByRole('button', { name: 'Send offer' }).click()
  await expect(offer.getByRole('status')).toContainText('Offer sent. agent2 has until')

  const below = await enter(browser, baize, 'agent2')
  await expect(popup(below).getByRole('heading', { name: 'Dividend contract' })).toBeVisible()
  await expect(popup(below)).toContainText('6% to 7.5%')
  await expectCleanInThemes(below, 'the contract popup', 'baize-popup-host')
  await popup(below).getByRole('button', { name: 'Accept contract' }).click()
  await expect(popup(below)).toContainText('Contract accepted')
  await popup(below).getByRole('button', { name: 'Close' }).click()
  await expect(popup(below)).toHaveCount(0)

  const standing = await openOffer(agent, baize)
  await expect(standing).toContainText('In force: 6% to 7.5%, settled monthly.')
  await standing.getByRole('button', { name: 'Request termination' }).click()
  await standing.getByLabel('Reason (optional)').fill('A new season')
  await standing.getByRole('button', { name: 'Send request' }).click()
  await expect(standing).toContainText('Termination requested')

  await below.context().close()
  const again = await enter(browser, baize, 'agent2')
  await expect(popup(again)).toContainText('Reason: A new season')
  await popup(again).getByRole('button', { name: 'Reject' }).click()
  await again.keyboard.type('It suits me')
  await again.keyboard.press('Enter')
  await expect(popup(again)).toContainText('The contract stays in force')
  await again.reload()
  await expect(again.locator('baize-game-lane').first()).toBeVisible()
  await expect(popup(again)).toHaveCount(0)

  await expect(await openOffer(agent, baize)).toContainText('In force: 6% to 7.5%, settled monthly.')
  await Promise.all([agent.context().close(), again.context().close()])
})
