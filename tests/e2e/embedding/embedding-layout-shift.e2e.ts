import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { reservedSizes } from '../../../scripts/build/reserved-sizes.ts'
import { watchShifts } from '../support/layout-shift.ts'
import { affiliate, hostPage, site } from '../support/addresses.ts'
import { expect, test } from '../support/error-watch.ts'
import { open } from '../support/host-page.ts'

/** What a page may move by itself until everything is there, as the browser measures it. */
const maxShift = 0.02

const pages = { 'the site’s home': `${site}/?lang=EN`, 'the partner’s page': affiliate }
const widths = [390, 1440]

for (const [what, address] of Object.entries(pages))
  for (const width of widths)
    test(`${what} stands still at ${width} px while its elements come${width === 390 ? ' @core' : ''}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      const shifts = await watchShifts(page)
      await page.goto(address)
      await expect(page.locator('baize-game-lane .tile').first()).toBeVisible()
      await expect(page.locator('baize-winner-board li').first()).toBeVisible()
      await page.waitForLoadState('networkidle')
      const all = await shifts()
      expect(
        all.reduce((sum, { value }) => sum + value, 0),
        JSON.stringify(all),
      ).toBeLessThan(maxShift)
    })

/**
 * Opens a page of the partner's that consists of this. Answered by the test, it would count as a
 * public one, which may not ask a local platform.
 */
async function openPlain(page: Page, body: string): Promise<void> {
  await page.goto(open)
  await page.setContent(`<!doctype html><html lang="en"><title>Plain</title>${body}`)
}

/** The first snippet of the README, for this run’s platform. */
async function snippet(): Promise<string> {
  const readme = await readFile(join(import.meta.dirname, '../../../README.md'), 'utf8')
  const [, html = ''] = /```html\n(.*?)```/s.exec(readme) ?? []
  return html.replaceAll('http://localhost:4400', site)
}

for (const width of widths)
  test(`a plain page with the README’s snippet stands still at ${width} px, on a slow line, too`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.route('**/sdk/v1/**/*.js', async route => {
      await new Promise(resolve => setTimeout(resolve, 250))
      await route.continue()
    })
    const shifts = await watchShifts(page)
    await openPlain(page, `<h1>Shop</h1>${await snippet()}<p>What the page says below it.</p>`)
    await expect(page.locator('baize-game-lane .tile').first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    const all = await shifts()
    const sum = all.reduce((total, { value }) => total + value, 0)
    expect(sum, JSON.stringify(all)).toBeLessThan(maxShift)
  })

const attributes: Readonly<Record<string, string>> = { 'game-lane': ' category="RNG"', 'game-list': ' category="RNG"' }
const columns = [358, 700, 1184]
/**
 * What these show is as long as there is something to show: games, tables, winners and promotions
 * of the platform at hand. Early in a day there are few winners.
 */
const asLongAsTheirData = ['agent-landing', 'live-chat', 'lottery-results', 'promotions', 'room-list', 'winners-list']
/** Whether an element is drawn with about the height that is reserved for it. */
function isAsReserved(name: string, reserved: number, drawn: number): boolean {
  if (!asLongAsTheirData.includes(name)) return Math.abs(drawn - reserved) <= 8
  return drawn > 0 && drawn <= reserved * 1.2
}

for (const [column, width] of columns.entries())
  test(`each element has the size that baize.css keeps for it, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width: width + 40, height: 900 })
    const names = Object.keys(reservedSizes)
    const elements = names.map(name => `<baize-${name}${attributes[name] ?? ''}></baize-${name}>`).join('')
    const sheet = `<link rel="stylesheet" href="${site}/sdk/v1/baize.css"><style>body{margin:0 20px}</style>`
    await openPlain(page, sheet + elements)
    const heights = () =>
      page.evaluate(
        names =>
          names.map(name => Math.round(document.querySelector(`baize-${name}`)?.getBoundingClientRect().height ?? 0)),
        names,
      )
    expect(await heights()).toEqual(Object.values(reservedSizes).map(sizes => sizes[column]))
    await page.addScriptTag({
      type: 'module',
      url: `${site}/sdk/v1/${hostPage('').includes('.lite') ? 'baize.lite.js' : 'baize.js'}`,
    })
    await page.evaluate(api => {
      const { baize } = globalThis as unknown as { baize: { configure(config: object): void } }
      baize.configure({ api, merchant: 'demo', siteKey: 'pk_demo', locale: 'en' })
    }, site)
    await expect(page.locator('body > *:not(link, style, script, :state(ready))')).toHaveCount(0)
    await page.waitForLoadState('networkidle')
    const drawn = await heights()
    const moved = names
      .map((name, index) => ({ name, reserved: reservedSizes[name]?.[column] ?? 0, drawn: drawn[index] ?? 0 }))
      .filter(({ name, reserved, drawn }) => !isAsReserved(name, reserved, drawn))
    expect(moved).toEqual([])
  })
