import { expect } from 'chai'
import { openAgent } from '../../../../test/support/agent.ts'
import { differing } from '../../../../test/support/answers.ts'
import { untilDrawn } from '../../../../test/support/host-page.ts'
import { asked, callsOf } from '../../../../test/support/member.ts'
import { afterEach, describe, it } from '../../../../test/support/mocha.ts'
import { openSite } from '../../../../test/support/own-site.ts'
import { all, button, press } from '../../../../test/support/person.ts'
import { settle, until } from '../../../../test/support/wait.ts'

afterEach(() => document.body.replaceChildren())

const bar = '<baize-account-bar></baize-account-bar>'
const whitelabel = '/wps/system/whitelabel'
const tree = [{ code: 'AGENT', enabled: true, children: [{ code: 'AGENTPOLICY3', enabled: true, children: [] }] }]

describe('the entry to the agent area', () => {
  it('is shown to everybody where the site says so, and leads a guest to the landing [HEAD-17] [ROLE-34]', async () => {
    const page = await openSite(bar, differing({ [whitelabel]: () => ({ tree }) }).fetch)
    const heard = asked(page)
    await press(await untilDrawn(page, 'baize-account-bar'), 'Agent')
    expect(heard.to).to.deep.equal(['/agent'])
  })

  it('is not shown to others where the site does not [HEAD-17]', async () => {
    const page = await openSite(bar)
    const element = await untilDrawn(page, 'baize-account-bar')
    await until(() => callsOf(page, whitelabel) > 0, 'the site was asked')
    await settle()
    expect(button(element, 'Agent')).to.equal(null)
  })

  it('leads an agent to the agent centre, from the bar and from under the own name [HEAD-12] [HEAD-14] [HEAD-15]', async () => {
    const page = await openAgent(bar)
    const heard = asked(page)
    const element = await untilDrawn(page, 'baize-account-bar')
    await press(element, 'Agent')
    const menu = await until(() => all(element, '.account-menu')[0])
    menu.click()
    const items = await until(() => {
      const found = all(element, '[role=menu]:popover-open [role=menuitem]')
      return found.length ? found : null
    })
    expect(items.map(({ textContent }) => textContent)).to.deep.equal(['Agent', 'Contracts', 'Transfer', 'Sign out'])
    items[0]?.click()
    expect(heard.to).to.deep.equal(['/agentHome', '/agentHome'])
  })
})
