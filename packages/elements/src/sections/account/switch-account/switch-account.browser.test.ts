import { expect } from 'chai'
import { untilDrawn, type HostWindow } from '../../../../test/support/host-page.ts'
import { callsOf, openMember } from '../../../../test/support/member.ts'
import { afterEach, describe, it } from '../../../../test/support/mocha.ts'
import { openSite } from '../../../../test/support/own-site.ts'
import { one, press, see } from '../../../../test/support/person.ts'
import { next, until } from '../../../../test/support/wait.ts'

afterEach(() => document.body.replaceChildren())

type Offer = { from: string; to: string; accept?: () => Promise<void> }

/** The popup as a page opens it that was asked for it. */
async function offered(page: HostWindow, detail: Offer) {
  const popupHost = page.document.createElement('baize-popup-host')
  Object.assign(popupHost, { detail })
  popupHost.setAttribute('open', 'switch-account')
  page.document.body.append(popupHost)
  const element = await see(page.document, 'baize-switch-account')
  await until(() => one(element, 'button'), 'it has been drawn')
  return element
}

describe('a link with a session', () => {
  it('of another account changes nothing before the person says so [BOOT-22] [AUTH-57]', async () => {
    const page = await openSite('')
    let accepted = 0
    const accept = () => Promise.resolve(void accepted++)
    const element = await offered(page, { from: 'ana77', to: 'bruno8', accept })
    expect(element.shadowRoot?.textContent).to.contain('You are logged in as ana77. The link you opened is for bruno8.')
    await press(element, 'Stay as ana77')
    await until(() => !one(page.document, 'baize-switch-account'), 'the popup is closed')
    expect(accepted).to.equal(0)
  })

  it('takes the place of the session once the person wants it, and says why where it cannot [ERR-23]', async () => {
    const page = await openSite('')
    let accepted = 0
    const accept = () => (accepted++ ? Promise.resolve() : Promise.reject(new Error('gone')))
    const element = await offered(page, { from: 'ana77', to: 'bruno8', accept })
    await press(element, 'Switch to bruno8')
    await until(() => one(element, '[role=alert]')?.textContent === 'Unknown error')
    await press(element, 'Switch to bruno8')
    await until(() => !one(page.document, 'baize-switch-account'), 'the popup is closed')
    expect(accepted).to.equal(2)
  })

  it('that has logged a guest in says as whom, and one press ends it', async () => {
    const { page, username } = await openMember('')
    const element = await offered(page, { from: '', to: username })
    expect(one(element, '.title')?.textContent).to.equal('You are logged in')
    expect(element.shadowRoot?.textContent).to.contain(`The link you opened logged you in as ${username}.`)
    const ended = next(page.document, 'baize-logout')
    await press(element, 'Sign out')
    await ended
    expect(callsOf(page, '/wps/session/logout')).to.equal(1)
    await until(() => !one(page.document, 'baize-switch-account'), 'the popup is closed')
    expect(page.sessionStorage.getItem('token')).to.equal(null)
  })

  it('says on a bare page that there is nothing to switch to', async () => {
    const page = await openSite('<baize-switch-account></baize-switch-account>')
    const element = await untilDrawn(page, 'baize-switch-account')
    await until(() => element.shadowRoot?.textContent?.includes('No other account'))
  })
})
