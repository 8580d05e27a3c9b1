import { audit } from '@baize/testing/axe'
import type { Page } from '@playwright/test'
import { affiliate, site } from '../support/addresses.ts'
import { expect, test } from '../support/error-watch.ts'

interface ReceivedMessage {
  origin: string
  data: { type: string; state: string; idToken: string }
}

/** Opens the sandbox's identity provider as a sign-in button does, and listens. */
async function askFrom(page: Page, channel: string): Promise<Page> {
  const opened = page.context().waitForEvent('page')
  await page.evaluate(
    ([provider, asked]) => {
      const messages: unknown[] = []
      Object.assign(globalThis, { received: messages })
      addEventListener('message', ({ origin, data }) => messages.push({ origin, data: data as unknown }))
      const query = new URLSearchParams({ channel: asked, state: 'state-1', origin: location.origin, lang: 'en' })
      open(`${provider}/dev/identity?${query}`, '_blank', 'popup,width=480,height=640')
    },
    [site, channel] as const,
  )
  return opened
}
const receivedMessages = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { received: ReceivedMessage[] }).received)

for (const [who, address] of [
  ['the site', `${site}/?lang=EN`],
  ['a partner’s page', affiliate],
] as const)
  test(`the sandbox tells ${who} who was picked, and closes its window [REG-16] [REG-37]`, async ({ page }) => {
    await page.goto(address)
    const provider = await askFrom(page, 'google')
    await provider.getByRole('button', { name: 'Ana Gil' }).click()
    await expect.poll(() => receivedMessages(page)).toHaveLength(1)
    const [{ origin, data } = { origin: '', data: null }] = await receivedMessages(page)
    expect(origin).toBe(site)
    expect(data).toMatchObject({ type: 'baize-identity', state: 'state-1' })
    expect(data?.idToken.split('.')).toHaveLength(3)
    await expect.poll(() => provider.isClosed()).toBe(true)
  })

test('the sandbox takes a typed number with its country alone, and tells nothing where it is cancelled [REG-37]', async ({
  page,
}) => {
  await page.goto(`${site}/?lang=EN`)
  const provider = await askFrom(page, 'phone')
  await provider.setViewportSize({ width: 390, height: 844 })
  await provider.getByLabel('Another mobile number').fill('612 345 678')
  await provider.keyboard.press('Enter')
  await expect(provider.getByRole('alert')).toContainText('country code')
  expect((await audit(provider, 'html')).map(({ id, html }) => [id, html])).toEqual([])
  await provider.getByRole('button', { name: 'Cancel' }).click()
  await expect
    .poll(() => receivedMessages(page))
    .toMatchObject([{ data: { type: 'baize-identity', state: 'state-1', idToken: '' } }])
})

test('the sandbox shows no identity to a page that the site’s key does not list [SDK-11]', async ({ page }) => {
  const answer = await page.goto(`${site}/dev/identity?channel=google&state=s&origin=https://evil.example`)
  expect(answer?.status()).toBe(403)
  await expect(page.getByRole('button')).toHaveCount(0)
})
