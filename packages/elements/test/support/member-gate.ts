import { expect } from 'chai'
import { asIf, openAgent, openTrial } from './agent.ts'
import { untilDrawn, type HostWindow } from './host-page.ts'
import { asked, callsOf } from './member.ts'
import { openSite } from './own-site.ts'
import { press } from './person.ts'
import { until } from './wait.ts'

const saysIn = (element: Element, text: string) =>
  until(() => element.shadowRoot?.textContent?.includes(text), `it says: ${text}`)

/**
 * Looks at an element that is for members on the operator's own site: guests are asked to log in,
 * trials to have a real account, and a partner's page leads to the operator (MEM-08). Each page is
 * gone before the next one, which would find its session.
 * @param path - of the call that nobody else makes
 */
export async function seeMemberGate(tag: string, markup: string, path: string): Promise<void> {
  const leave = (page: HostWindow) => {
    expect(callsOf(page, path)).to.equal(0)
    document.body.replaceChildren()
  }
  const guest = await openSite(markup)
  const ofGuest = asked(guest)
  const element = await untilDrawn(guest, tag)
  await saysIn(element, 'You are not logged in, please login')
  await press(element, 'Log in')
  expect(ofGuest.popups).to.deep.equal(['login'])
  leave(guest)
  const trial = await openTrial(markup)
  const ofTrial = asked(trial)
  await press(await untilDrawn(trial, tag), 'Register')
  expect(ofTrial.popups).to.deep.equal(['real-account'])
  leave(trial)
  const partner = await openAgent(markup, asIf({ reach: 'play', type: 0 }))
  await saysIn(partner.document.querySelector(tag)!, "Please continue on the operator's own site")
  leave(partner)
}
