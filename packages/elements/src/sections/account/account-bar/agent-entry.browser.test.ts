import { expect } from 'chai'
import { openAgent } from '../../../../test/support/agent.ts'
import { differing } from '../../../../test/support/answers.ts'
import { untilDrawn } from '../../../../test/support/host-page.ts'
import { asked, callsOf } from '../../../../test/support/member.ts'
import { afterEach, describe, it } from '../../../../test/support/mocha.ts'
import { openSite } from '../../../../test/support/own-site.ts'
import { all, button, one, press } from '../../../../test/support/person.ts'
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
    expect(items.map(({ textContent }) => textContent)).to.deep.equal([
      'My account',
      'Deposit',
      'Withdraw',
      'Betting record',
      'Account record',
      'Personal profit/loss',
      'Messages',
      'Agent',
      'Contracts',
      'Transfer',
      'Sign out',
    ])
    items.find(({ textContent }) => textContent === 'Agent')?.click()
    expect(heard.to).to.deep.equal(['/agentHome', '/agentHome'])
  })

  it('has its mark on the avatar on a phone, where beside it the balance would lie over the search, and apart from its words elsewhere', async () => {
    const marked = differing({ '/funds/consolidated': value => ({ ...value, divtypereq: 1 }) }).fetch
    const page = await openAgent(`<div style="width: 252px">${bar}</div>`, marked)
    const element = await untilDrawn(page, 'baize-account-bar')
    const mark = await until(() => one(element, '.account-menu > .badge'))
    const from = (found: Element | null) => found?.getBoundingClientRect().left ?? 0
    expect(from(one(element, '.balance'))).to.be.at.least(from(element))
    expect(mark.getBoundingClientRect().right).to.be.at.most(
      (one(element, '.account-menu')?.getBoundingClientRect().right ?? 0) + 1,
    )
    const place = element.parentElement
    if (place) place.style.width = '800px'
    const words = await until(() => one(element, '.account-agents .badge'))
    const apart = page.document.createRange()
    apart.selectNodeContents(words.previousSibling ?? words)
    // The bar is laid out anew for its width before the mark has its place.
    await until(() => from(words) - apart.getBoundingClientRect().right >= 8, 'the mark stands apart from its words')
  })
})
