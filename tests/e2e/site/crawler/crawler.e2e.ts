import type { Page } from '@playwright/test'
import { Addresses, faultsOf, pressControl, visitAddress } from './crawl.ts'
import { expect, test } from '../../support/error-watch.ts'
import { expectCleanInThemes } from '../../support/axe.ts'
import { site } from '../../support/addresses.ts'
import { fillLogin, isMember } from '../../support/member.ts'
import { fillRegister } from '../../support/steps.ts'

// Each goes through the site at length: two at once.
test.describe.configure({ mode: 'parallel' })

interface Visitor {
  /** How they come to be that. */
  begin: (page: Page) => Promise<void>
  /** Where they begin: the site leads to some pages only from a game or a form. */
  first: string[]
  /** How they see the site while they press everything on it. */
  theme: 'dark' | 'light'
  width: number
  /** Controls that end their visit. */
  leaves?: RegExp
}

const visitors: Readonly<Record<string, Visitor>> = {
  guest: { begin: async () => {}, first: ['/'], theme: 'dark', width: 1440 },
  trial: {
    begin: async page => {
      // On a phone it stands in the login alone.
      await page.goto(`${site}/login?lang=EN`)
      await page.locator('baize-login').getByRole('button', { name: 'Try for free' }).click()
      await isMember(page)
    },
    first: ['/'],
    theme: 'light',
    width: 390,
    // Who registers a real account is signed out of the trial.
    leaves: /“Register”/,
  },
  member: {
    begin: async page => {
      await page.goto(`${site}/register?lang=EN`)
      await fillRegister(page.locator('baize-register'))
      await isMember(page)
    },
    first: ['/', '/member'],
    theme: 'light',
    width: 1440,
  },
  agent: {
    begin: async page => {
      await page.goto(`${site}/login?lang=EN`)
      await fillLogin(page.locator('baize-login'), 'agent', 'Agent1234')
      await isMember(page)
    },
    first: ['/', '/agentHome'],
    theme: 'dark',
    width: 390,
  },
}

/** What a console says that nobody shall find there. */
function complaints(page: Page): string[] {
  const said: string[] = []
  page.on('console', message => {
    if (message.type() === 'error') said.push(`${page.url()}: ${message.text()} ${message.location().url}`)
  })
  return said
}

/** What ends the visit, or moves money. */
const left = /sign out|log out|end the trial|spin|bet|switch theme/i

/** A phone and a desk. */
const widths = [390, 1440]

/** Whether the page scrolls sideways, at which widths. */
async function sideways(page: Page): Promise<string[]> {
  const faults: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    if (wide > width) faults.push(`at ${width} it is ${wide} wide`)
  }
  return faults
}

/** What axe finds, in both themes and at both widths. */
const barriers = (page: Page, what: string): Promise<string[]> =>
  expectCleanInThemes(page, what).then(
    () => [],
    (error: Error) => [error.message],
  )

for (const [visitor, { begin, first, theme, width, leaves }] of Object.entries(visitors))
  test.describe(`a ${visitor}`, () => {
    test.use({ viewport: { width, height: 900 } })
    test.beforeEach(async ({ page }) => {
      test.setTimeout(3_600_000)
      await page.addInitScript(theme => {
        // The frames of games have no storage.
        if (self === top) localStorage.setItem('theme', theme)
      }, theme)
      await begin(page)
    })

    test('finds behind every link a page with a title, a heading and a main landmark, as wide as the window, that axe finds clean, and nothing in the console', async ({
      page,
    }) => {
      const said = complaints(page)
      const addresses = new Addresses(3, ...first)
      const faults: string[] = []
      const paths = new Set<string>()
      let visited = 0
      for (let address = addresses.next(); address !== undefined; address = addresses.next()) {
        visited++
        const { links } = await visitAddress(page, site + address)
        const found = [...(await faultsOf(page)), ...(await sideways(page))]
        const path = new URL(page.url()).pathname
        if (!paths.has(path)) found.push(...(await barriers(page, path)))
        paths.add(path)
        faults.push(...found.map(fault => `${address}: ${fault}`))
        addresses.add(links)
      }
      expect(visited).toBeGreaterThan(15)
      expect(faults).toEqual([])
      expect(said).toEqual([])
    })

    test('gets an answer from every control', async ({ page }) => {
      const said = complaints(page)
      const addresses = new Addresses(1, ...first)
      const pressed = new Set<string>()
      // Of a hundred tiles or days a few stand for all.
      const perKind = new Map<string, number>()
      const silent: string[] = []
      for (let address = addresses.next(); address !== undefined; address = addresses.next()) {
        const { links, controls } = await visitAddress(page, site + address)
        addresses.add(links)
        for (const control of controls.filter(name => !pressed.has(name) && !left.test(name) && !leaves?.test(name))) {
          pressed.add(control)
          const [kind = ''] = control.split(' “')
          perKind.set(kind, (perKind.get(kind) ?? 0) + 1)
          if ((perKind.get(kind) ?? 0) > 12) continue
          await visitAddress(page, site + address)
          if (!(await pressControl(page, control))) silent.push(`${address}: ${control}`)
        }
      }
      expect(pressed.size).toBeGreaterThan(20)
      expect(silent).toEqual([])
      expect(said).toEqual([])
    })
  })
