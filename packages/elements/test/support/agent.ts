import { openSite } from './own-site.ts'
import type { HostWindow } from './host-page.ts'
import { fill, one, press } from './person.ts'
import { next, until } from './wait.ts'

/** A page of the operator's own site on which the demo's agent has just logged in. */
export async function openAgent(body: string, fetch?: typeof globalThis.fetch): Promise<HostWindow> {
  const page = await openSite(`<baize-login></baize-login>${body}`, fetch)
  const form = await until(() => page.document.querySelector('baize-login'))
  await until(() => one(form, 'input[name=password]'), 'the login can be typed')
  await fill(form, { username: 'agent', password: 'Agent1234' })
  const begun = next(page.document, 'baize-login')
  await press(form, 'Login')
  await begun
  form.remove()
  return page
}

/** The same with somebody who tries the site for free. */
export async function openTrial(body: string): Promise<HostWindow> {
  const page = await openSite(`<baize-login></baize-login>${body}`)
  const form = await until(() => page.document.querySelector('baize-login'))
  const begun = next(page.document, 'baize-login')
  await press(form, 'Try for free')
  await begun
  form.remove()
  return page
}
