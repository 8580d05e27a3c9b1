import { expect } from 'chai'
import { openAgent, openTrial } from '../../../../test/support/agent.ts'
import { differing } from '../../../../test/support/answers.ts'
import { untilDrawn } from '../../../../test/support/host-page.ts'
import { asked, openMember } from '../../../../test/support/member.ts'
import { afterEach, describe, it } from '../../../../test/support/mocha.ts'
import { openSite } from '../../../../test/support/own-site.ts'
import { all, button, one, press, see } from '../../../../test/support/person.ts'
import { next, settle, until } from '../../../../test/support/wait.ts'

afterEach(() => document.body.replaceChildren())

const tag = 'baize-agent-centre'
const markup = `<${tag}></${tag}>`
const entries = (element: Element) => all(element, 'nav li button').map(({ textContent }) => textContent)
const title = (element: Element) => one(element, 'header h2')?.textContent
const clock = (element: Element) => one(element, 'time')?.textContent ?? ''

describe('the agent centre of a guest', () => {
  it('shows the menu, and asks to log in whatever is chosen [ROLE-08] [AGT-15]', async () => {
    const page = await openSite(markup)
    const heard = asked(page)
    const element = await untilDrawn(page, tag)
    await until(() => button(element, 'Log in'), 'it says what is missing')
    expect(entries(element)).to.deep.equal(['Register centre', 'Downline management'])
    for (const name of ['Register centre', 'Downline management', 'Log in']) await press(element, name)
    expect(heard).to.deep.equal({ to: [], popups: ['login', 'login', 'login'] })
    expect(button(element, 'Sign out')).to.equal(null)
    expect(one(element, 'baize-agent-downlines')).to.equal(null)
  })

  it('opens the login over a page that does not answer', async () => {
    const page = await openSite(markup)
    const element = await untilDrawn(page, tag)
    await until(() => button(element, 'Log in'), 'it is known who is there')
    await press(element, 'Downline management')
    await see(page.document, 'input[name=password]')
    expect(title(element)).to.equal('Register centre')
  })
})

describe('the agent centre of who is no agent', () => {
  it('needs a real account of a trial [ROLE-11]', async () => {
    const page = await openTrial(markup)
    const heard = asked(page)
    const element = await untilDrawn(page, tag)
    await until(() => element.shadowRoot?.textContent?.includes('You need a real account'))
    await press(element, 'Downline management')
    expect(heard.popups).to.deep.equal(['real-account'])
  })

  it('sends a member to the landing, and leads there where the page does not [AGT-15] [ROUTE-07]', async () => {
    const { page } = await openMember('')
    const heard = asked(page)
    const element = page.document.body.appendChild(page.document.createElement(tag))
    await until(() => heard.to.length, 'it asks for the landing')
    expect(heard.to).to.deep.equal(['/agent'])
    await until(() => element.shadowRoot?.textContent?.includes('For agents only'))
    await press(element, 'About agents')
    expect(heard.to).to.deep.equal(['/agent', '/agent'])
  })
})

describe('the agent centre of an agent', () => {
  it('shows the menu and the page that was chosen, and tells it [ROLE-20]', async () => {
    const page = await openAgent(markup)
    const element = await untilDrawn(page, tag)
    await see(element, 'baize-agent-register-centre')
    const emitted = next(element, 'baize-page')
    await press(element, 'Downline management')
    expect((await emitted).detail).to.deep.equal({ page: 'downlineManagmentView' })
    expect(title(element)).to.equal('Downline management')
    expect(button(element, 'Downline management')?.getAttribute('aria-current')).to.equal('page')
    const downlines = await see(element, 'baize-agent-downlines')
    await see(downlines, 'table')
    expect(one(downlines, 'h2')).to.equal(null)

    element.setAttribute('page', 'registerCenter')
    await until(() => title(element) === 'Register centre', 'the attribute leads to a page')
    element.setAttribute('page', 'agentTeamOverview')
    await until(() => title(element) === 'Register centre', 'a page that is not there yet opens the first')
  })

  it('shows the time of the site with its offset, ticking, and who is there [AGT-09] [AGT-10] [AGT-11]', async () => {
    const platform = {
      '/system/status': (value: object) => ({ ...value, serverTime: '2026-03-28T23:30:10Z', gmtOffset: '+07:00' }),
    }
    const page = await openAgent(markup, differing(platform).fetch)
    const element = await untilDrawn(page, tag)
    await until(() => clock(element).startsWith('2026-03-29 06:30:1'), 'the time of the site')
    expect(one(element, '.centre-zone')?.textContent).to.equal('GMT+7')
    const before = clock(element)
    await until(() => clock(element) !== before, 'it ticks')
    expect(clock(element) > before).to.equal(true)
    expect(one(element, '.centre-name')?.textContent).to.match(/\S/)
  })

  it('takes its language and colours along to the page', async () => {
    const page = await openAgent(`<${tag} locale="es" theme="light" page="downlineManagmentView"></${tag}>`)
    const inner = await see(page.document, 'baize-agent-downlines')
    const root = await until(() => inner.shadowRoot?.querySelector('.root[lang=es]'))
    expect(root.getAttribute('data-theme')).to.equal('light')
  })

  it('signs out after it was asked, and stays a menu [AGT-12] [AGT-41]', async () => {
    const page = await openAgent(markup)
    const element = await untilDrawn(page, tag)
    await press(element, 'Sign out')
    const dialog = await see(element, 'dialog')
    const ended = next(page.document, 'baize-logout')
    await press(dialog, 'Sign out')
    await ended
    await until(() => button(element, 'Log in'), 'a guest again')
    await settle()
    expect(one(element, 'dialog')).to.equal(null)
  })
})
