import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { ops } from '../../../scripts/lib/ops.ts'
import { newName, site } from '../support/addresses.ts'
import { expect, test } from '../support/error-watch.ts'
import { openHost, placeFramed } from '../support/framed.ts'
import { errorCodes, place } from '../support/host-page.ts'
import { withPreset } from '../support/presets.ts'

const keepsWindowsApart = { 'Cross-Origin-Opener-Policy': 'same-origin' }

/**
 * A partner that sends the headers that its address names: a browser holds a page to none that a
 * test has added on the way.
 */
const host = createServer((request, response) => {
  const { searchParams } = new URL(request.url ?? '', 'http://host.invalid')
  response.writeHead(200, { 'Content-Type': 'text/html', ...Object.fromEntries(searchParams) })
  response.end('<!doctype html><title>Partner</title><link rel="icon" href="data:,"><main></main>')
})
let origin = ''

test.beforeAll(async () => {
  await new Promise<void>(resolve => host.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(host.address() as AddressInfo).port}`
  await ops({}, ['sites', 'allow', 'demo', origin])
})
test.afterAll(async () => {
  await ops({}, ['sites', 'deny', 'demo', origin])
  host.close()
})

const openWith = (page: Page, headers: Record<string, string>): Promise<void> =>
  openHost(page, {}, `${origin}/?${new URLSearchParams(headers).toString()}`)

for (const [kept, embedder] of [
  ['keeps its windows apart', {}],
  ['is cross-origin isolated by require-corp', { 'Cross-Origin-Embedder-Policy': 'require-corp' }],
  ['is cross-origin isolated by credentialless', { 'Cross-Origin-Embedder-Policy': 'credentialless' }],
] as const)
  test(`on a page that ${kept}, elements in frames are drawn, log in and open games`, async ({ page, context }) => {
    await openWith(page, { ...keepsWindowsApart, ...embedder })
    expect(await page.evaluate(() => crossOriginIsolated)).toBe(Object.keys(embedder).length > 0)
    const codes = await errorCodes(page)
    const bar = await placeFramed(page, 'baize-account-bar')
    const lane = await placeFramed(page, 'baize-game-lane', { category: 'RNG', rows: '1' })
    const { frame } = await placeFramed(page, 'baize-login')
    await frame.getByRole('textbox', { name: 'Username' }).fill('demo')
    await frame.getByLabel('Password', { exact: true }).fill('Demo1234')
    await frame.getByRole('button', { name: 'Log in', exact: true }).click()
    await expect(bar.frame.getByRole('button', { name: /demo/ })).toBeVisible()
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
      await openWith(page, keepsWindowsApart)
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
    await openWith(page, keepsWindowsApart)
    const form = await place(page, 'baize-register')
    const opened = context.waitForEvent('page')
    await form.getByRole('button', { name: 'Google', exact: true }).click()
    const provider = await opened
    await expect(provider.getByRole('button', { name: 'Ana Gil' })).toBeVisible()
    await provider.close()
    await expect(form.getByText('Login failure, please try again')).toBeVisible()
  })
})
