import type { HostWindow } from './host-page.ts'
import { goodPassword, newName, openSite } from './own-site.ts'
import { fill, press } from './person.ts'
import { next, until } from './wait.ts'

/**
 * A page of the operator's own site on which somebody new has just opened an account.
 * @param fetch - what its calls go through
 */
export async function openMember(
  body: string,
  fetch?: typeof globalThis.fetch,
): Promise<{ page: HostWindow; username: string }> {
  const page = await openSite(`<baize-register></baize-register>${body}`, fetch)
  const form = await until(() => page.document.querySelector('baize-register'))
  const username = newName()
  await fill(form, { username, password: goodPassword, confirmPassword: goodPassword, terms: true })
  const begun = next(page.document, 'baize-login')
  await press(form, 'Register')
  await begun
  form.remove()
  return { page, username }
}

/**
 * Paths that a page is asked to go to, and popups it is asked to open; it answers by doing nothing.
 */
export function asked(page: HostWindow): { to: string[]; popups: string[] } {
  const heard = { to: [] as string[], popups: [] as string[] }
  page.document.addEventListener('baize-navigate', event => {
    event.preventDefault()
    heard.to.push((event as CustomEvent<{ to: string }>).detail.to)
  })
  page.document.addEventListener('baize-open', event => {
    event.preventDefault()
    heard.popups.push((event as CustomEvent<{ name: string }>).detail.name)
  })
  return heard
}

/** How often a page has called a path. */
export const callsOf = (page: HostWindow, path: string): number =>
  page.performance.getEntriesByType('resource').filter(({ name }) => new URL(name).pathname === path).length
