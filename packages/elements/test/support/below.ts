import type { HostWindow } from './host-page.ts'
import { goodPassword, newName, openSite } from './own-site.ts'
import { fill, press } from './person.ts'
import { next, until } from './wait.ts'

/**
 * A page of the operator's own site on which somebody new has just opened an account below the demo
 * agent.
 * @param fetch - what its calls go through
 */
export async function openBelow(body: string, fetch?: typeof globalThis.fetch): Promise<HostWindow> {
  const page = await openSite(`<baize-register referral-code="agent"></baize-register>${body}`, fetch)
  const form = await until(() => page.document.querySelector('baize-register'))
  await fill(form, { username: newName(), password: goodPassword, confirmPassword: goodPassword, terms: true })
  const begun = next(page.document, 'baize-login')
  await press(form, 'Register')
  await begun
  form.remove()
  return page
}
