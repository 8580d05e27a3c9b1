import type { Browser, BrowserContext, FrameLocator, Page } from '@playwright/test'
import type { Instance } from '../../../../scripts/lib/instance.ts'
import { openAccount } from '../../support/member.ts'
import { expect } from '../../support/own-platform.ts'
import { watch, type Watch } from '../../support/error-watch.ts'

/** Somebody in a browser of their own, with an account. */
export interface Person {
  name: string
  context: BrowserContext
  seen: Watch
  /** The first tab, and every game in one more. */
  home: Page
}

/** A game in a tab of the site. */
export interface Tab {
  person: Person
  page: Page
  game: FrameLocator
}

export async function newPerson(browser: Browser, baize: Instance): Promise<Person> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' })
  const seen = await watch(context)
  const home = await context.newPage()
  return { name: await openAccount(home, baize), context, seen, home }
}

/** Opens a page of the site that frames a game. */
export async function openGame(person: Person, { platform }: Instance, path: string): Promise<Tab> {
  const opened = person.context.waitForEvent('page')
  // As a link does that opens a tab: it has the session of the one it was opened from.
  await person.home.evaluate(address => void open(address), `${platform}${path}&lang=EN`)
  const page = await opened
  const game = page.frameLocator('iframe')
  await expect(game.locator('main:not(.notice)')).toBeVisible({ timeout: 45_000 })
  return { person, page, game }
}

/** Nothing went wrong in any page of theirs but what was meant to. */
export function expectUnharmed({ seen }: Person): void {
  expect(seen.violations, 'policy violations').toEqual([])
  expect(seen.errors, 'uncaught errors').toEqual([])
}
