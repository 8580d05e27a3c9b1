import type { FrameLocator, Locator, Page } from '@playwright/test'
import { ops, opsCommand } from '../../../scripts/lib/ops.ts'
import { expectCleanInThemes, expectClean } from '../support/axe.ts'
import { site } from '../support/addresses.ts'
import { expect, test } from '../support/error-watch.ts'

const chat = (page: Page) => page.locator('#content baize-live-chat')
const card = (page: Page, model: string) => chat(page).locator(`[data-model=${model}]`)
const dialog = (page: Page) => chat(page).getByRole('dialog')
const room = (page: Page) => chat(page).frameLocator('iframe')
const lines = (room: Page | FrameLocator) => room.getByRole('log').getByRole('listitem')

/** Comes into the room of a model as its host, by the address that staff print. */
async function sitAsHost(page: Page, model: string): Promise<void> {
  const said = await ops({}, ['chat', 'host', model])
  await page.goto(/http\S+/.exec(said)?.[0] ?? '')
  await expect(page.getByRole('textbox')).toBeFocused()
}

async function write(room: Page | FrameLocator, text: string): Promise<void> {
  const field: Locator = room.getByRole('textbox', { name: 'Write a message' })
  await field.fill(text)
  await field.press('Enter')
}

/**
 * Says several things as fast as the room takes them, which a test that presses key after key on a
 * busy machine does not.
 */
const writeInHaste = (room: FrameLocator, count: number) =>
  room.getByRole('textbox', { name: 'Write a message' }).evaluate(async (field, count) => {
    const form = field.closest('form')
    const send = form?.querySelector('button')
    for (let index = 0; index < count; index++) {
      while (send?.disabled) await new Promise(requestAnimationFrame)
      ;(field as HTMLInputElement).value = `quick ${index}`
      form?.requestSubmit()
    }
  }, count)

test('a guest finds a model, says they are of age, and talks with the model from another browser; markup is text, haste is told, reports and blocks work [CHAT-01] [CHAT-04] [CHAT-05] [CHAT-06] [CHAT-07] [BOOT-07]', async ({
  page,
  browser,
}) => {
  test.slow()
  await page.goto(`${site}/?lang=EN`)
  const way = page.locator('baize-live-chat[layout=button]')
  await way.getByRole('button', { name: /^Live chat/ }).press('Enter')
  await expect(page).toHaveURL(`${site}/live-chat`)
  await expect(way).toBeHidden()
  await expect(card(page, 'alba')).toBeVisible()
  await chat(page)
    .getByRole('button', { name: /^Online now/ })
    .click()
  await expect(chat(page).getByText('No models online now')).toBeVisible()
  await chat(page).getByRole('button', { name: 'Show all models' }).click()
  await chat(page).getByRole('searchbox').fill('futbol')
  await expect(chat(page).getByText('No models found')).toBeVisible()
  await chat(page).getByRole('searchbox').fill('')
  await expectCleanInThemes(page, 'models')

  const other = await browser.newContext()
  const host = await other.newPage()
  await sitAsHost(host, 'linh')
  await page.reload()
  await expect(card(page, 'linh')).toContainText('Online')
  await card(page, 'linh').press('Enter')
  await dialog(page).getByRole('button', { name: 'Chat now' }).press('Enter')
  await expect(dialog(page)).toContainText('Are you 18 or older?')
  await expectClean(page, 'the question of age')
  await dialog(page).getByRole('button', { name: 'Yes, I am 18 or older' }).press('Enter')
  const guest = room(page)
  await expect(guest.getByText('Viewers: 1')).toBeVisible()

  const markup = `<img src=x onerror=alert(1)> https://example.test/${Date.now()}`
  const said = lines(host).filter({ hasText: markup })
  await write(guest, markup)
  await expect(said).toBeVisible()
  expect(await host.getByRole('log').locator('img, a').count()).toBe(0)
  // A line that is too long is said to be, and neither cut nor sent.
  const field = guest.getByRole('textbox', { name: 'Write a message' })
  await field.fill('x'.repeat(260))
  await expect(guest.getByText('Characters left: 40')).toBeVisible()
  await write(guest, 'y'.repeat(304))
  await expect(guest.getByText('4 characters too many')).toBeVisible()
  await expect(field).toHaveValue('y'.repeat(304))
  await field.fill('')
  await write(host, 'Welcome!')
  await expect(lines(guest).last()).toContainText('Linh')
  await expect(lines(guest).last()).toContainText('Welcome!')
  await expectClean(page, 'a room in its frame')
  await expectClean(host, 'a room by itself')

  await writeInHaste(guest, 6)
  await expect(guest.getByRole('alert')).toContainText('Too many messages')
  await expect(guest.getByRole('textbox')).toHaveValue(/^quick/)

  await said.getByRole('button', { name: /^Report or block Guest/ }).click()
  await host.getByRole('radio', { name: 'Insult or threat' }).check()
  await expectClean(host, 'what one can do about a line')
  await host.getByRole('button', { name: 'Report', exact: true }).click()
  await expect(host.getByText('Message reported')).toBeVisible()
  // The one command of this stage that runs as staff runs it.
  expect(await opsCommand({}, ['chat', 'reports'])).toContain('abuse')
  await said.getByRole('button', { name: /^Report or block Guest/ }).click()
  await host.getByRole('button', { name: /^Block Guest/ }).click()
  await expect(said).toBeHidden()
  await expect(lines(host).last()).toContainText('Welcome!')
  await host.getByRole('button', { name: /^Unblock all/ }).click()
  await expect(said).toBeVisible()

  await dialog(page).getByRole('button', { name: 'Close' }).click()
  await expect(card(page, 'linh')).toBeFocused()
  await expect(host.getByText('Viewers: 0')).toBeVisible()
  await other.close()
})
