import { trialTypes } from '@baize/contract'
import { differing } from './answers.ts'
import { openSite } from './own-site.ts'
import type { HostWindow } from './host-page.ts'
import { fill, one, press } from './person.ts'
import { next, until } from './wait.ts'

/**
 * A page of the operator's own site on which the demo's agent, or another one of the demo, has just
 * logged in.
 */
export async function openAgent(
  body: string,
  fetch?: typeof globalThis.fetch,
  username: 'agent' | 'agent2' = 'agent',
): Promise<HostWindow> {
  const page = await openSite(`<baize-login></baize-login>${body}`, fetch)
  const form = await until(() => page.document.querySelector('baize-login'))
  await until(() => one(form, 'input[name=password]'), 'the login can be typed')
  await fill(form, { username, password: 'Agent1234' })
  const begun = next(page.document, 'baize-login')
  await press(form, 'Log in')
  await begun
  form.remove()
  return page
}

/**
 * The platform's answers to a session of another kind: trials are few in an hour, and partners'
 * pages stand elsewhere.
 */
export const asIf = (differs: object): typeof globalThis.fetch =>
  differing({ '/member/info': value => ({ ...value, ...differs }) }).fetch

/** The same with somebody who tries the site for free. */
export const openTrial = (body: string): Promise<HostWindow> => openAgent(body, asIf({ type: trialTypes[0] }))
