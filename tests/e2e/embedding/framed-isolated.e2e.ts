import type { Page } from '@playwright/test'
import { newName, site } from '../support/addresses.ts'
import { expect, test } from '../support/error-watch.ts'
import { openHost, placeFramed } from '../support/framed.ts'
import { errorCodes, open as host, place } from '../support/host-page.ts'
import { withPreset } from '../support/presets.ts'

/** Lets the page of the partner come with headers besides its own. */
const sendHeaders = (page: Page, more: Record<string, string>) =>
  page.route(host, async route => {
    const response = await route.fetch()
    await route.fulfill({ response, headers: { ...response.headers(), ...more } })
  })

const keepsWindowsApart = { 'Cross-Origin-Opener-Policy': 'same-origin' }

for (const policy of ['require-corp', 'credentialless'])
  test(`on a page that is cross-origin isolated by ${policy}, elements in frames are drawn, log in and open games`, async ({
    page,
    context,
  }) => {
    await sendHeaders(page, { ...keepsWindowsApart, 'Cross-Origin-Embedder-Policy': policy })
    await openHost(page)
    expect(await page.evaluate(() => crossOriginIsolated)).toBe(true)
    const codes = await errorCodes(page)
    const { frame, element } = await placeFramed(page, 'baize-login')
    await frame.getByRole('textbox', { name: 'Username' }).fill('demo')
    await frame.getByLabel('Password', { exact: true }).fill('Demo1234')
    await frame.getByRole('button', { name: 'Log in', exact: true }).click()
    await expect(element).toBeHidden()
    const bar = await placeFramed(page, 'baize-account-bar')
    await expect(bar.frame.getByRole('button', { name: /demo/i })).toBeVisible()
    const lane = await placeFramed(page, 'baize-game-lane', { category: 'RNG', rows: '1' })
    const opened = context.waitForEvent('page')
    await lane.frame.getByRole('button', { name: 'Play Jade Dragon' }).click()
    await expect((await opened).getByRole('button', { name: 'Spin', exact: true })).toBeVisible()
    expect(context.pages()).toHaveLength(2)
    expect(await codes()).toEqual([])
  })

test.describe('one-click login on a page that keeps its windows apart', () => {
  withPreset('social')

  for (const isolation of ['page', 'frame'] as const)
    test(`logs in from the ${isolation}, and no window stays`, async ({ page, context }) => {
      await sendHeaders(page, keepsWindowsApart)
      await openHost(page)
      const form =
        isolation === 'frame'
          ? (await placeFramed(page, 'baize-register')).frame.locator('baize-register')
          : await place(page, 'baize-register')
      const opened = context.waitForEvent('page')
      await form.getByRole('button', { name: 'Google', exact: true }).click()
      const provider = await opened
      expect(provider.url()).toContain(`${site}/dev/identity`)
      await expect(provider.getByRole('button', { name: 'Ana Gil' })).toBeVisible()
      expect(await provider.evaluate(() => opener === null)).toBe(true)
      await provider.getByLabel(/Another e-mail/).fill(`${newName()}@gmail.example`)
      await provider.getByRole('button', { name: 'Continue' }).click()
      await expect(form.getByText('Confirmed by Google')).toBeVisible()
      await expect.poll(() => context.pages().length).toBe(1)
    })

  test('says so where its window is closed by hand', async ({ page, context }) => {
    await sendHeaders(page, keepsWindowsApart)
    await openHost(page)
    const form = await place(page, 'baize-register')
    const opened = context.waitForEvent('page')
    await form.getByRole('button', { name: 'Google', exact: true }).click()
    const provider = await opened
    await expect(provider.getByRole('button', { name: 'Ana Gil' })).toBeVisible()
    await provider.close()
    await expect(form.getByText('Login failure, please try again')).toBeVisible()
  })
})
