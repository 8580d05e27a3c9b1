import type { Page } from '@playwright/test'
import { Addresses, faultsOf, pressControl, visitAddress } from './crawl.ts'
import { expect, test } from '../../support/error-watch.ts'
import { site } from '../../support/addresses.ts'
import { fillLogin, isMember } from '../../support/member.ts'
import { fillRegister } from '../../support/steps.ts'

/** Who goes through the site, and how they come to be that. */
const visitors: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  guest: async () => {},
  trial: async page => {
    await page.goto(`${site}/?lang=EN`)
    await page.locator('baize-account-bar').getByRole('button', { name: 'Try for free' }).click()
    await isMember(page)
  },
  member: async page => {
    await page.goto(`${site}/register?lang=EN`)
    await fillRegister(page.locator('baize-register'))
    await isMember(page)
  },
  agent: async page => {
    await page.goto(`${site}/login?lang=EN`)
    await fillLogin(page.locator('baize-login'), 'agent', 'Agent1234')
    await isMember(page)
  },
}
/** Where the site leads a visitor only from a game or a form. */
const firstOf: Readonly<Record<string, string[]>> = { agent: ['/', '/agentHome'], member: ['/', '/member'] }

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

for (const [visitor, begin] of Object.entries(visitors))
  for (const theme of ['dark', 'light']) {
    const tag = visitor === 'guest' && theme === 'dark' ? '' : ' @audit'
    test.describe(`a ${visitor}, in the ${theme} theme`, () => {
      test.beforeEach(async ({ page }) => {
        await page.addInitScript(theme => localStorage.setItem('theme', theme), theme)
        await begin(page)
      })

      test(`finds behind every link a page with a title, a heading and a main landmark, and nothing in the console${tag}`, async ({
        page,
      }) => {
        test.setTimeout(600_000)
        const said = complaints(page)
        const addresses = new Addresses(3, ...(firstOf[visitor] ?? ['/']))
        const faults: string[] = []
        let visited = 0
        for (let address = addresses.next(); address !== undefined; address = addresses.next()) {
          visited++
          const { links } = await visitAddress(page, site + address)
          faults.push(...(await faultsOf(page)).map(fault => `${address}: ${fault}`))
          addresses.add(links)
        }
        expect(visited).toBeGreaterThan(15)
        expect(faults).toEqual([])
        expect(said).toEqual([])
      })

      test('gets an answer from every control @audit', async ({ page }) => {
        test.setTimeout(1_800_000)
        const said = complaints(page)
        const addresses = new Addresses(1, ...(firstOf[visitor] ?? ['/']))
        const pressed = new Set<string>()
        // Of a hundred tiles or days a few stand for all.
        const perKind = new Map<string, number>()
        const silent: string[] = []
        for (let address = addresses.next(); address !== undefined; address = addresses.next()) {
          const { links, controls } = await visitAddress(page, site + address)
          addresses.add(links)
          for (const control of controls.filter(name => !pressed.has(name) && !left.test(name))) {
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
  }
