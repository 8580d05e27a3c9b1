import type { Page } from '@playwright/test'
import { expectClean, expectCleanInThemes } from '../support/axe.ts'
import { expectSeen, focusOf, tabTo } from '../support/focus.ts'
import { fillLogin, isMember } from '../support/member.ts'
import { site } from '../support/addresses.ts'
import { fillRegister } from '../support/steps.ts'
import { expect, test } from '../support/error-watch.ts'

const centre = (page: Page) => page.locator('baize-agent-register-centre')
const row = (page: Page, code: string) => centre(page).getByRole('row').filter({ hasText: code })
const figures = (page: Page, code: string) => row(page, code).getByRole('cell').allTextContents()

async function openLinks(page: Page): Promise<void> {
  await page.goto(`${site}/agentHome/registerCenter?lang=EN`)
  await centre(page).getByRole('tab', { name: 'Registration links' }).click()
}

/** Logs the demo's agent in where agents do, and comes to the register centre. */
async function enterCentre(page: Page): Promise<void> {
  await page.goto(`${site}/agentHome/registerCenter?lang=EN`)
  await fillLogin(page.locator('baize-agent-landing baize-login'), 'agent', 'Agent1234')
  await expect(centre(page)).toBeVisible()
}

/** Makes a link with the keyboard alone. @returns where it leads */
async function makeLink(page: Page, note: string): Promise<string> {
  await centre(page).getByRole('tab', { name: 'Manual account' }).focus()
  await page.keyboard.press('ArrowRight')
  const create = centre(page).getByRole('button', { name: /^Create (link|your first link)$/ })
  await expect(create).toBeVisible()
  await tabTo(page, ((await create.textContent()) ?? '').trim())
  await page.keyboard.press('Enter')
  await tabTo(page, 'Note')
  await expectSeen(page)
  await page.keyboard.type(note)
  await page.keyboard.press('Enter')
  const url = centre(page).getByLabel('Registration link', { exact: true })
  await expect(url).toHaveValue(/affiliateCode=/)
  return url.inputValue()
}

test('an agent makes a link; a visitor registers by it and stands directly below [AGT-22] [AGT-24] [REG-27] [ROLE-20]', async ({
  page,
  browser,
}) => {
  test.slow()
  await enterCentre(page)
  await expectClean(page, 'manual account')
  const url = await makeLink(page, 'Evening news')
  const code = new URL(url).searchParams.get('affiliateCode') ?? ''
  await expectClean(page, 'the picture of a link')
  await page.keyboard.press('Escape')
  await expect(row(page, code)).toContainText('Evening news')
  await expect(row(page, code)).toContainText(`affiliateCode=${code}`)
  await expectCleanInThemes(page, 'register links')

  const context = await browser.newContext()
  const visitor = await context.newPage()
  await visitor.goto(`${url}&lang=EN`)
  const name = await fillRegister(visitor.locator('baize-register'))
  await isMember(visitor)
  await context.close()

  await openLinks(page)
  await expect.poll(() => figures(page, code)).toEqual(expect.arrayContaining(['Member', '1', '1', 'Active']))
  await page.goto(`${site}/agentHome/downlineManagmentView?lang=EN`)
  const team = page.locator('baize-agent-downlines')
  await team.getByLabel('Account').fill(name)
  await team.getByRole('button', { name: 'Search' }).click()
  await expect(team.getByRole('row').filter({ hasText: name })).toContainText('Member')

  // A link that is deleted brings nobody any more, and what it brought stays to be seen.
  await openLinks(page)
  await row(page, code)
    .getByRole('button', { name: `Delete link: ${code}` })
    .focus()
  await page.keyboard.press('Enter')
  await tabTo(page, 'Delete link')
  await page.keyboard.press('Enter')
  await expect(row(page, code)).toContainText('Deleted')
  expect(await figures(page, code)).toEqual(expect.arrayContaining(['1', 'Deleted']))
  expect(await focusOf(page)).not.toBeNull()
})
