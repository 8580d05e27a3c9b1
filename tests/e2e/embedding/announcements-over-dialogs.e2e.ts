import type { Page } from '@playwright/test'
import { place, plain } from '../support/host-page.ts'
import { expect, test } from '../support/error-watch.ts'

/** What the browser hands to screen readers: the names of all that is not inert. */
async function accessibleNames(page: Page): Promise<string[]> {
  const client = await page.context().newCDPSession(page)
  const { nodes } = await client.send('Accessibility.getFullAXTree')
  await client.detach()
  return nodes.filter(({ ignored }) => !ignored).map(({ name }) => String(name?.value ?? ''))
}

const dialogs: readonly [whose: string, open: (page: Page) => Promise<unknown>][] = [
  [
    'ours',
    async page => {
      await page.locator('baize-account-bar').getByRole('button', { name: 'Log in' }).click()
      await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible()
    },
  ],
  [
    "the page's",
    page =>
      page.evaluate(() => {
        const dialog = document.body.appendChild(document.createElement('dialog'))
        dialog.append('Theirs')
        dialog.showModal()
      }),
  ],
]

for (const [whose, open] of dialogs)
  test(`a toast over a modal dialog, ${whose}, is said aloud: it stands in the accessibility tree`, async ({
    page,
  }) => {
    test.skip(test.info().project.name === 'firefox', 'Its driver shows nobody that tree')
    await page.goto(plain)
    let end = () => {}
    const held = new Promise<void>(resolve => (end = resolve))
    await page.route('**/wps/session/login/freeplay', async route => {
      if (route.request().method() === 'OPTIONS') return route.continue()
      await held
      await route.fulfill({ status: 503, body: '' })
    })
    const bar = await place(page, 'baize-account-bar', {})
    await bar.getByRole('button', { name: 'Try for free' }).click()
    await open(page)
    end()
    const toast = bar.locator('.toast-title')
    await expect(toast).toBeVisible()
    const words = (await toast.textContent()) ?? ''
    expect(words).not.toBe('')
    await expect.poll(() => accessibleNames(page)).toContain(words)
  })
