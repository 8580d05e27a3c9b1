import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type BrowserContext, type Page } from '@playwright/test'
import { browserFlags } from '../../../scripts/lib/browser.mjs'
import { affiliate, partner, site, studio } from '../support/addresses.ts'
import { fillRegister, playRound } from '../support/steps.ts'
import { expect, test, watch } from '../support/error-watch.ts'

const game = '/seamless?vassalage=ORIENT&gameType=RNG&gameCode=jade-dragon'

/** A browser whose owner has switched third-party cookies off, or has not. */
async function withCookies(thirdParty: boolean, run: (context: BrowserContext) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'baize-cookies-'))
  await mkdir(join(folder, 'Default'))
  const profile = { cookie_controls_mode: thirdParty ? 0 : 1, block_third_party_cookies: !thirdParty }
  await writeFile(join(folder, 'Default', 'Preferences'), JSON.stringify({ profile }))
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: process.env['CHROMIUM_PATH'] || '/usr/bin/chromium',
    args: browserFlags,
    viewport: { width: 1440, height: 900 },
  })
  try {
    await run(context)
  } finally {
    await context.close()
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * What a page of the partner's reads back of a cookie that it sets while a page of the site frames
 * it.
 */
async function cookieInFrame(page: Page): Promise<string> {
  const html = (body: string) => ({ contentType: 'text/html', body: `<!doctype html><title>control</title>${body}` })
  await page.route(`${site}/control`, route => route.fulfill(html(`<iframe src="${partner}/control"></iframe>`)))
  await page.route(`${partner}/control`, route => route.fulfill(html('')))
  await page.goto(`${site}/control`)
  const frame = page.frames().find(each => each.url() === `${partner}/control`)
  return (await frame?.evaluate(() => {
    document.cookie = 'control=here; SameSite=None; Secure; Path=/'
    return document.cookie
  })) as string
}

test('the control page keeps its cookie in a frame where the browser lets it', async () => {
  await withCookies(true, async context =>
    expect(await cookieInFrame(await context.newPage())).toContain('control=here'),
  )
})

test('with third-party cookies off a game runs in its frame on the site, and in a tab from a page of a partner’s', async () => {
  test.slow()
  await withCookies(false, async context => {
    const seen = await watch(context)
    const page = await context.newPage()
    expect(await cookieInFrame(page)).toBe('')
    await page.goto(`${site}/register?lang=EN`)
    await fillRegister(page.locator('baize-register'))
    await expect(page).toHaveURL(`${site}/`)
    await page.goto(site + game)
    await playRound(page.frameLocator('iframe'))

    await page.goto(affiliate)
    await fillRegister(page.locator('baize-register'))
    await expect(page.locator('baize-register').getByRole('button', { name: 'Register', exact: true })).toHaveCount(0)
    const lane = page.locator('baize-game-lane')
    // The letter is about baccarat; a round of a slot is played by one button.
    await lane.evaluate(element => Object.assign(element, { category: undefined, vendor: undefined, filter: 'HOT' }))
    const opened = context.waitForEvent('page')
    await lane.getByRole('button', { name: 'Play Jade Dragon' }).click()
    const tab = await opened
    await tab.waitForURL(`${studio}/play/**`)
    await playRound(tab)
    expect(seen).toEqual({ violations: [], errors: [] })
  })
})
