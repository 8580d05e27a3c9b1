import type { Page } from '@playwright/test'
import { hostPage } from '../support/addresses.ts'
import { expect, test } from '../support/error-watch.ts'
import { fillRegister } from '../support/steps.ts'
import { browsers } from './hostile/browsers.ts'
import type { Fixture } from './hostile/fixture.ts'
import { markup } from './hostile/markup.ts'
import { network } from './hostile/network.ts'
import { scripts } from './hostile/scripts.ts'
import { styles } from './hostile/styles.ts'

/** The release gate of embedding: every kind of page that partners have. */
const fixtures: readonly Fixture[] = [...markup, ...styles, ...scripts, ...browsers, ...network]

/**
 * Keeps what the page hears in its own markup: scripts of the page may have changed how lists are
 * handed over.
 */
const recordEvents = (page: Page) =>
  page.addInitScript(() => {
    const keep = (name: string, text: string) => {
      const { dataset } = document.querySelector('html') as HTMLElement
      dataset[name] = dataset[name] ? `${dataset[name]} ${text}` : text
    }
    const listen = document.addEventListener.bind(document)
    listen('baize-login', () => keep('logins', 'heard'))
    listen('baize-error', event => keep('codes', (event as CustomEvent<{ code: string }>).detail.code))
  })
const recorded = async (page: Page, name: string) => {
  const attribute = (await page.locator('html').getAttribute(`data-${name}`)) ?? ''
  return attribute.split(' ').filter(Boolean)
}

async function logIn(page: Page): Promise<void> {
  const login = page.locator('baize-login')
  await login.getByRole('textbox', { name: 'Username' }).fill('demo')
  await login.getByLabel('Password', { exact: true }).fill('Demo1234')
  await login.getByRole('button', { name: 'Log in', exact: true }).click()
}

/** Files of the SDK that a page asked for and that there are not. */
function watchMissing(page: Page): readonly string[] {
  const missing: string[] = []
  page.on('response', response => {
    if (response.status() === 404 && response.url().includes('/sdk/')) missing.push(response.url())
  })
  return missing
}

async function walk(page: Page, fixture: Fixture): Promise<void> {
  const missing = watchMissing(page)
  await recordEvents(page)
  await fixture.before?.(page)
  await page.goto(hostPage('hostile', fixture.page ?? 'elements'))
  await expect(page.locator('baize-account-bar').getByRole('button', { name: 'Log in' })).toBeVisible()
  await fixture.opened?.(page)
  await expect(page.locator('baize-game-lane .tile').nth(1)).toBeVisible()
  await fixture.drawn?.(page)
  if (fixture.registers) {
    // A list draws what is near the view alone.
    await page.locator('baize-game-list').scrollIntoViewIfNeeded()
    await expect(page.locator('baize-game-list .tile').nth(1)).toBeVisible()
    await fillRegister(page.locator('baize-register'))
  } else await logIn(page)
  if (fixture.refuses) await expect(page.locator('baize-login')).toContainText(fixture.refuses)
  else await expect(page.locator('baize-account-bar')).toContainText(/\d\.\d\d/)
  await expect.poll(() => recorded(page, 'logins')).toEqual(fixture.refuses ? [] : ['heard'])
  await fixture.afterLogin?.(page)
  const codes = async () => [...new Set(await recorded(page, 'codes'))].sort()
  await expect.poll(codes).toEqual([...(fixture.codes ?? [])].sort())
  expect(missing).toEqual([])
}

for (const fixture of fixtures)
  test(
    `shows games and lets somebody in on a page ${fixture.what}`,
    { tag: [...(fixture.lite ? ['@light'] : []), ...(fixture.core ? ['@core'] : [])] },
    async ({ page }, { project }) => {
      test.skip(project.name === 'firefox' && fixture.preferences === true, 'Run by firefox-preferences')
      await walk(page, fixture)
    },
  )
