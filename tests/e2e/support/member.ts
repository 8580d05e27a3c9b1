import type { Locator, Page } from '@playwright/test'
import type { Instance } from '../../../scripts/lib/instance.ts'
import { fillRegister } from './steps.ts'
import { expect } from './error-watch.ts'

export const bar = (page: Page): Locator => page.locator('baize-account-bar')
/** The menu of the account, which the bar of a member has. */
export const accountMenu = (page: Page): Locator => bar(page).getByRole('button', { name: /^Account: / })
/** A trial, and a member on a partner's page, have the way out alone. */
export const isMember = (page: Page) =>
  expect(bar(page).getByRole('button', { name: /^(Account: |Sign out$)/ })).toBeVisible()
export const isGuest = (page: Page) => expect(bar(page).getByRole('button', { name: 'Log in' })).toBeVisible()

/** Opens a page of the site in English. */
export const visit = (page: Page, { platform }: Instance, path = '/') => page.goto(`${platform}${path}?lang=EN`)

/**
 * Opens an account on the site, and comes home with it.
 * @returns its username; the password is that of `steps.ts`
 */
export async function openAccount(page: Page, baize: Instance): Promise<string> {
  await visit(page, baize, '/register')
  const name = await fillRegister(page.locator('baize-register'))
  await isMember(page)
  return name
}

/** Fills and sends a login form, wherever it stands. */
export async function fillLogin(form: Locator, username: string, password: string): Promise<void> {
  await form.locator('[name=username]').fill(username)
  await form.locator('[name=password]').fill(password)
  await form.locator('button[type=submit]').first().click()
}

/** Chooses the way out, which asks once: in the menu, or alone, as on a partner's page. */
export async function chooseSignOut(page: Page): Promise<void> {
  const alone = bar(page).getByRole('button', { name: 'Sign out' })
  await accountMenu(page).or(alone).click()
  if (await accountMenu(page).isVisible()) await bar(page).getByRole('menuitem', { name: 'Sign out' }).click()
}

export async function signOut(page: Page): Promise<void> {
  await chooseSignOut(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()
  await isGuest(page)
}

/** Puts an element in place of what the site shows, as a member centre would. */
export async function showOnly(page: Page, tag: string, attributes: Record<string, string> = {}): Promise<Locator> {
  // What is drawn later would take its place.
  await expect(page.locator('body')).toHaveAttribute('data-view', /./)
  await page.evaluate(
    ([tag, attributes]) => {
      const element = document.createElement(tag)
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
      document.querySelector('main')?.replaceChildren(element)
    },
    [tag, attributes] as const,
  )
  const element = page.locator(tag)
  await expect(element.locator('.root').first()).not.toHaveAttribute('aria-busy')
  return element
}
