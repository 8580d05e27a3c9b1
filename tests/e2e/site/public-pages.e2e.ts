import { expectClean } from '../support/axe.ts'
import { site } from '../support/addresses.ts'
import { expect, test } from '../support/error-watch.ts'

const addressesIn = (text: string) => [...text.matchAll(/<loc>([^<]+)</g)].map(([, address = '']) => address)

test('each page of the sitemap is there, under its one address, with a title and words of its own in its language, before any script', async ({
  request,
}) => {
  const robots = await (await request.get(`${site}/robots.txt`)).text()
  const [, map = ''] = /^Sitemap: (.+)$/m.exec(robots) ?? []
  const addresses = addressesIn(await (await request.get(map)).text())
  expect(addresses.length).toBeGreaterThan(30)
  const seen = { titles: new Map<string, string>(), descriptions: new Set<string>() }
  for (const address of addresses) {
    const answer = await request.get(address)
    expect([address, answer.status()]).toEqual([address, 200])
    const text = await answer.text()
    const part = (pattern: RegExp) => pattern.exec(text)?.[1] ?? ''
    expect(part(/<link rel="canonical" href="([^"]*)"/)).toBe(address)
    const language = part(/<html lang="(\w+)"/)
    expect(language).toBe(address.includes('lang=EN') ? 'en' : 'es')
    const title = `${language} ${part(/<title>([^<]*)/)}`
    expect([address, seen.titles.get(title)]).toEqual([address, undefined])
    seen.titles.set(title, address)
    const description = part(/<meta\s+name="description"\s+content="([^"]*)"/)
    expect(description.length, address).toBeGreaterThan(20)
    seen.descriptions.add(description)
    expect(title).toContain(part(/<h1 id="page-name"[^>]*>([^<]*)/))
  }
  expect(seen.descriptions.size).toBe(addresses.length)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('a page says what it is, that it needs them, and leads to every other @core', async ({ page, request }) => {
    await page.goto(`${site}/live?lang=EN`)
    await expect(page).toHaveTitle('Live – Baize')
    await expect(page.getByText('at tables with real dealers')).toBeVisible()
    const html = await (await request.get(`${site}/live?lang=EN`)).text()
    expect(html).toMatch(/<noscript[^]*This site needs JavaScript to play[^]*<\/noscript/)
    const links = page.locator('main').getByRole('link')
    const paths = await links.evaluateAll(all => all.map(link => link.getAttribute('href') ?? ''))
    expect(paths.length).toBeGreaterThan(14)
    for (const path of paths) expect([path, (await request.get(site + path)).status()]).toEqual([path, 200])
    await links.filter({ hasText: 'Help' }).click()
    await expect(page).toHaveTitle('Help – Baize')
  })
})

test('the words give way to the elements, and where a script is late they are read meanwhile', async ({ page }) => {
  let release = () => {}
  const released = new Promise<void>(done => (release = done))
  await page.route('**/site.js', async route => {
    await released
    await route.continue()
  })
  await page.goto(`${site}/winners?lang=EN`, { waitUntil: 'commit' })
  const words = page.getByText('The latest and the biggest wins on this site.')
  await expect(words).toBeVisible()
  await expectClean(page, 'a page before its script')
  release()
  await expect(page.locator('baize-winners-list').getByRole('heading').first()).toBeVisible()
  await expect(words).toHaveCount(0)
})
