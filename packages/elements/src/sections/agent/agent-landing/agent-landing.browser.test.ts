import { expect } from 'chai'
import { openAgent, openTrial } from '../../../../test/support/agent.ts'
import { untilDrawn } from '../../../../test/support/host-page.ts'
import { asked, openMember } from '../../../../test/support/member.ts'
import { afterEach, describe, it } from '../../../../test/support/mocha.ts'
import { openSite } from '../../../../test/support/own-site.ts'
import { all, button, one, press, see } from '../../../../test/support/person.ts'
import { next, until } from '../../../../test/support/wait.ts'

afterEach(() => document.body.replaceChildren())

const tag = 'baize-agent-landing'
const markup = `<${tag}></${tag}>`

describe('the landing of agents', () => {
  it('says what agents get, beside their login without remember-me and one click [AGT-16] [AUTH-13] [AUTH-14]', async () => {
    const page = await openSite(markup)
    const element = await untilDrawn(page, tag)
    await see(element, 'input[name=password]')
    expect(all(element, 'h2').map(({ textContent }) => textContent)).to.include.members([
      'Benefits',
      'Contract types',
      'Agent login',
    ])
    expect(all(element, 'input[type=checkbox]')).to.deep.equal([])
    expect(all(element, 'tbody th').map(({ textContent }) => textContent)).to.deep.equal([
      'Dividend',
      'Daily salary',
      'Hourly salary',
      'Real-time salary',
    ])
  })

  it('sends an agent on to the agent centre, and leads there where the page does not [ROUTE-53]', async () => {
    const page = await openAgent('')
    const heard = asked(page)
    const element = page.document.body.appendChild(page.document.createElement(tag))
    await until(() => heard.to.length, 'it asks for the agent centre')
    await press(element, 'Open agent centre')
    expect(heard.to).to.deep.equal(['/agentHome', '/agentHome'])
  })

  it('tells a member that this is for agents, and lets them out [AUTH-15]', async () => {
    const { page, username } = await openMember(markup)
    const element = await untilDrawn(page, tag)
    await until(() => element.shadowRoot?.textContent?.includes(`You are logged in as ${username}`))
    expect(one(element, 'input')).to.equal(null)
    await press(element, 'Sign out')
    const ended = next(page.document, 'baize-logout')
    await press(await see(element, 'dialog'), 'Sign out')
    await ended
    await see(element, 'input[name=password]')
  })

  it('needs a real account of a trial [ROLE-11]', async () => {
    const page = await openTrial(markup)
    const heard = asked(page)
    const element = await untilDrawn(page, tag)
    await until(() => button(element, 'Register'))
    await press(element, 'Register')
    expect(heard.popups).to.deep.equal(['real-account'])
  })
})
