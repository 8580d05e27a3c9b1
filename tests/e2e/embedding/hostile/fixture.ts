import type { Page, Route } from '@playwright/test'

/**
 * A page that is hard on what it embeds, and what must hold on it beside what must hold on each.
 */
export interface Fixture {
  what: string
  /** Its file in examples/hostile; absent: the plain one. */
  page?: string
  /** Before the page is opened. */
  before?: (page: Page) => Promise<unknown>
  /** Once the page is there, before its games are. */
  opened?: (page: Page) => Promise<unknown>
  /** Once the elements are drawn, before anybody has logged in. */
  drawn?: (page: Page) => Promise<unknown>
  /** Once somebody is logged in. */
  afterLogin?: (page: Page) => Promise<unknown>
  /** What a login says there in place of letting anybody in. */
  refuses?: string
  /** Codes of `baize-error` that the page hears; absent: none. */
  codes?: readonly string[]
  /**
   * Has a register form, with which an account is opened, in place of a login, and a whole list of
   * games.
   */
  registers?: boolean
  /** Needs preferences that Firefox reads at its start alone. */
  preferences?: boolean
  /** Runs on the lite flavour, too. */
  lite?: boolean
  /** A part of `npm test`. */
  core?: boolean
}

export const lane = (page: Page) => page.locator('baize-game-lane')
export const bar = (page: Page) => page.locator('baize-account-bar')
export const calls = '**/wps/**'

/** Answers calls, and lets the browser's questions about them through. */
export const answering = (page: Page, answer: (route: Route) => Promise<unknown>) =>
  page.route(calls, route => (route.request().method() === 'OPTIONS' ? route.continue() : answer(route)))
