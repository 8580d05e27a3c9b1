import { expect } from 'chai'
import { untilDrawn } from '../../../../test/support/host-page.ts'
import { openMember } from '../../../../test/support/member.ts'
import { afterEach, describe, it } from '../../../../test/support/mocha.ts'
import { openSite } from '../../../../test/support/own-site.ts'
import { one, press } from '../../../../test/support/person.ts'
import { until } from '../../../../test/support/wait.ts'

afterEach(() => {
  document.body.replaceChildren()
  // Whether balances are hidden.
  localStorage.clear()
})

const amount = (element: Element) => one(element, '.balance-amount')?.textContent

describe('the balance alone', () => {
  it('draws nothing for a guest', async () => {
    const page = await openSite('<baize-balance></baize-balance>')
    const element = await untilDrawn(page, 'baize-balance')
    await until(() => element.matches(':state(empty)'), 'it says so')
    expect(one(element, '[part=balance]')).to.equal(null)
  })

  it('shows a member theirs, and hides it on every place of the page at once [HEAD-02] [WAL-04]', async () => {
    const { page } = await openMember('<baize-balance></baize-balance><baize-account-bar></baize-account-bar>')
    const element = await untilDrawn(page, 'baize-balance')
    const bar = await untilDrawn(page, 'baize-account-bar')
    await until(() => amount(element) === '€1,000.00' && amount(bar) === '€1,000.00', 'both show it')
    await press(element, 'Hide balance')
    await until(() => amount(element) === '******' && amount(bar) === '******', 'both hide it')
    await press(element, 'Show balance')
    await until(() => amount(bar) === '€1,000.00', 'both show it again')
  })
})
