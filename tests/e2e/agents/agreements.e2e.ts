import type { Browser, Locator, Page } from '@playwright/test'
import type { Instance } from '../../../scripts/lib/instance.ts'
import { expectCleanInThemes } from '../support/axe.ts'
import { transactionPassword } from '../support/addresses.ts'
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

/** The agent of the demo, in a browser of their own, and the dialog in which they offer. */
async function beginOffer(browser: Browser, baize: Instance) {
  const agent = await enter(browser, baize, 'agent')
  return { agent, offer: await openOffer(agent, baize) }
}

/** The dialog in which an agent deals with agreements of somebody below. */
async function openOffer(page: Page, baize: Instance) {
  await visit(page, baize, '/agentHome/downlineManagmentView')
  await page.getByRole('button', { name: 'Offer contract: agent2' }).click()
  return page.getByRole('dialog', { name: 'Offer a contract' })
}

/** Sends an offer after its preview. */
async function send(offer: Locator): Promise<void> {
  await offer.getByRole('button', { name: 'Preview' }).click()
  await expect(offer).toContainText('the platform neither calculates nor pays anything')
  await offer.getByRole('button', { name: 'Send offer' }).click()
  await expect(offer.getByRole('status')).toContainText('agent2 has until')
}

/** Salary agreements, and the call that answers each. */
const salaries = [
  ['Hourly salary', 'MCS2_processContractHourSalary'],
  ['Real-time salary', 'MCSFE_processRealTimeSalaryContract'],
  ['Daily salary', 'MCS2_processDailySalContract'],
] as const

test('an agent offers a salary by the day, the hour or at once, for one of four periods; each is answered by the call of its kind, a mark tells above of what was rejected until it is seen, and both read its terms [CON-02] [CON-03] [CON-04] [CON-13] [CON-14] [CON-15] [CON-16] [ROLE-24]', async ({
  browser,
  baize,
}) => {
  test.slow()
  for (const kind of ['HOURLY_SALARY', 'REALTIME_SALARY'])
    await baize.ops('contracts', 'grant', 'agent', kind, 'DAILY', '1')
  const { agent, offer } = await beginOffer(browser, baize)
  await expect(offer.getByLabel('Period', { exact: true }).getByRole('option')).toHaveText([
    'Daily',
    'Weekly',
    'Semimonthly',
    'Monthly',
  ])
  for (const [type] of salaries) {
    const next = await openOffer(agent, baize)
    await next.getByLabel('Type', { exact: true }).selectOption(type)
    await next.getByLabel('Rate (%)').fill('0.5')
    await send(next)
  }
  const below = await enter(browser, baize, 'agent2')
  for (const [type, call] of salaries) {
    const tab = popup(below).getByRole('tab', { name: type })
    if (type !== 'Daily salary') await tab.click()
    const form = popup(below).locator('form').filter({ visible: true })
    await popup(below).getByRole('button', { name: 'Reject' }).filter({ visible: true }).click()
    const asked = below.waitForRequest(`**/wps/relay/${call}`)
    await expect(form.getByLabel('Reason')).toBeFocused()
    await below.keyboard.type('Too little')
    await below.keyboard.press('Enter')
    await asked
    await expect(popup(below)).toContainText('Contract rejected')
    if (type !== 'Daily salary') await expect(tab).toHaveCount(0)
  }
  await popup(below).getByRole('button', { name: 'All contracts' }).click()
  await visit(agent, baize, '/agentHome')
  await agent.getByRole('button', { name: /^Contracts \d+ updates$/ }).click()
  await expect(popup(agent).getByText('New', { exact: true }).nth(2)).toBeVisible()
  await expectCleanInThemes(agent, 'what became of offers', 'baize-popup-host')
  await agent.keyboard.press('Escape')
  await expect(agent.getByRole('button', { name: 'Contracts', exact: true })).toBeVisible()
  const answered = await openOffer(agent, baize)
  await answered.getByLabel('Type', { exact: true }).selectOption('Daily salary')
  await expect(answered).toContainText('agent2 rejected your last offer of this type.')
  await expect(agent.locator('baize-agent-downlines tr', { hasText: 'agent2' })).toContainText('Rejected')
  for (const place of [popup(below), answered]) {
    await expect(place).toContainText('Reason: Too little')
    await place.locator('summary').first().click()
    await expect(place.getByRole('row').last()).toContainText('0.5%')
  }
  await expectCleanInThemes(below, 'all contracts', 'baize-popup-host')
  await Promise.all([agent.context().close(), below.context().close()])
})

test('an agent offers a contract; the agent below decides later, finds it by its mark, accepts it, and keeps it when asked to end it @core [CON-02] [CON-03] [CON-04] [CON-12] [ROLE-23] [ROLE-24] [AGT-26]', async ({
  browser,
  baize,
}) => {
  test.slow()
  const { agent, offer } = await beginOffer(browser, baize)
  await offer.getByLabel('Period', { exact: true }).selectOption('Monthly')
  await offer.getByLabel('Rate (%)').fill('6')
  await offer.getByRole('button', { name: 'Add tier' }).click()
  const second = offer.getByRole('group', { name: 'Tier 2' })
  await second.getByLabel(/^Period bets/).fill('5000')
  await second.getByLabel('Active members from').fill('5')
  await second.getByLabel('Rate (%)').fill('7.5')
  await expectCleanInThemes(agent, 'the offer', 'baize-agent-centre')
  await send(offer)

  const later = await enter(browser, baize, 'agent2')
  await expect(popup(later).getByRole('heading', { name: 'Dividend contract' })).toBeVisible()
  await popup(later).getByRole('button', { name: 'Decide later' }).click()
  await expect(popup(later)).toHaveCount(0)
  await later.getByRole('button', { name: 'Agent 1 pending', exact: true }).click()
  await later.getByRole('button', { name: 'Contracts 1 pending' }).click()
  await expect(popup(later)).toContainText('6% to 7.5%')
  await expectCleanInThemes(later, 'the contract popup', 'baize-popup-host')
  const secret = popup(later).getByLabel('Transaction password')
  if (await secret.isVisible()) await secret.fill(transactionPassword)
  const asked = later.waitForRequest('**/wps/relay/MCS2_processDividendReq')
  await popup(later).getByRole('button', { name: 'Accept contract' }).click()
  await asked
  await expect(popup(later)).toContainText('Contract accepted')
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
  await expect(again.locator('baize-game-lane[filter=HOT]')).toBeVisible()
  await expect(popup(again)).toHaveCount(0)

  const reopened = await openOffer(agent, baize)
  await expect(reopened).toContainText('In force: 6% to 7.5%, monthly period.')
  await expect(reopened).toContainText('The request to end it was rejected.')
  await Promise.all([agent.context().close(), again.context().close()])
})
