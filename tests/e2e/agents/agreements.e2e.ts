import type { Browser, Locator, Page } from '@playwright/test'
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

test('an agent reads why an offer was rejected and offers again; the agent below decides later, finds it by its mark, accepts it, reads its terms, and keeps it when asked to end it [CON-02] [CON-03] [CON-04] [ROLE-23] [ROLE-24] [AGT-26]', async ({
  browser,
  baize,
}) => {
  test.slow()
  const agent = await enter(browser, baize, 'agent')
  const first = await openOffer(agent, baize)
  await first.getByLabel('Rate (%)').fill('5')
  await first.getByRole('button', { name: 'Preview' }).click()
  await expect(first).toContainText('the platform neither calculates nor pays anything')
  await first.getByRole('button', { name: 'Send offer' }).click()
  await expect(first.getByRole('status')).toContainText('agent2 has until')
  const below = await enter(browser, baize, 'agent2')
  await popup(below).getByRole('button', { name: 'Reject' }).click()
  await below.keyboard.type('Too little')
  await below.keyboard.press('Enter')
  await expect(popup(below)).toContainText('Contract rejected')
  await below.context().close()

  const offer = await openOffer(agent, baize)
  await expect(offer).toContainText('agent2 rejected your last offer of this type.')
  await expect(offer).toContainText('Reason: Too little')
  await offer.locator('summary').click()
  await expect(offer.getByRole('row').last()).toContainText('5%')
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
  await expect(offer.getByRole('status')).toContainText('agent2 has until')

  const later = await enter(browser, baize, 'agent2')
  await expect(popup(later).getByRole('heading', { name: 'Dividend contract' })).toBeVisible()
  await popup(later).getByRole('button', { name: 'Decide later' }).click()
  await expect(popup(later)).toHaveCount(0)
  await later.getByRole('button', { name: 'Agent 1 pending', exact: true }).click()
  await later.getByRole('button', { name: 'Contracts 1 pending' }).click()
  await expect(popup(later)).toContainText('6% to 7.5%')
  await expectCleanInThemes(later, 'the contract popup', 'baize-popup-host')
  await popup(later).getByRole('button', { name: 'Accept contract' }).click()
  await expect(popup(later)).toContainText('Contract accepted')
  await popup(later).getByRole('button', { name: 'All contracts' }).click()
  const [agreed, rejected] = [0, 1].map(at => popup(later).locator('details').nth(at))
  await expect(rejected as Locator).toContainText('Reason: Too little')
  await agreed?.locator('summary').click()
  await expect((agreed as Locator).getByRole('row').last()).toContainText('7.5%')
  await expectCleanInThemes(later, 'all contracts', 'baize-popup-host')
  await later.keyboard.press('Escape')
  await expect(popup(later)).toHaveCount(0)
  await expect(later.getByRole('button', { name: 'Contracts', exact: true })).toBeVisible()

  const standing = await openOffer(agent, baize)
  await expect(standing).toContainText('In force: 6% to 7.5%, monthly period.')
  await expect(agent.locator('baize-agent-downlines tr', { hasText: 'agent2' })).toContainText('Dividend 7.5%')
  await standing.getByRole('button', { name: 'Request termination' }).click()
  await standing.getByLabel('Reason (optional)').fill('A new season')
  await standing.getByRole('button', { name: 'Send request' }).click()
  await expect(standing).toContainText('Termination requested')

  await later.context().close()
  const again = await enter(browser, baize, 'agent2')
  await expect(popup(again)).toContainText('Reason: A new season')
  await popup(again).getByRole('button', { name: 'Reject' }).click()
  await again.keyboard.type('It suits me')
  await again.keyboard.press('Enter')
  await expect(popup(again)).toContainText('The contract stays in force')
  await again.reload()
  await expect(again.locator('baize-game-lane').first()).toBeVisible()
  await expect(popup(again)).toHaveCount(0)

  await expect(await openOffer(agent, baize)).toContainText('In force: 6% to 7.5%, monthly period.')
  await Promise.all([agent.context().close(), again.context().close()])
})
