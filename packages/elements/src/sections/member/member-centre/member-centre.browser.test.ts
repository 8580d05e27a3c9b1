import { expect } from 'chai'
import { untilDrawn } from '../../../../test/support/host-page.ts'
import { openMember } from '../../../../test/support/member.ts'
import { afterEach, describe, it } from '../../../../test/support/mocha.ts'
import { openSite } from '../../../../test/support/own-site.ts'
import { all, one, press, see } from '../../../../test/support/person.ts'
import { next, until } from '../../../../test/support/wait.ts'

afterEach(() => document.body.replaceChildren())

const markup = '<baize-member-centre></baize-member-centre>'
const title = (element: Element) => one(element, '[part=title]')?.textContent

describe('the member centre', () => {
  it('asks a guest to log in [MEM-08]', async () => {
    const page = await openSite(markup)
    const element = await untilDrawn(page, 'baize-member-centre')
    const asked = next(page.document, 'baize-open')
    await press(await see(element, '[part=empty]'), 'Log in')
    expect((await asked).detail).to.include({ name: 'login' })
  })

  it('opens my account first, with what keeps it safe [MEM-12] [MEM-14]', async () => {
    const { page } = await openMember(markup)
    const element = await untilDrawn(page, 'baize-member-centre')
    await until(() => title(element) === 'My account', 'my account')
    const rows = await until(() => {
      const found = all(element, '[part=row] b').map(({ textContent }) => textContent)
      return found.length === 3 && found
    }, 'three ways')
    expect(rows).to.deep.equal(['Password', 'Two-factor authentication', 'Quick login'])
    one(element, 'summary')?.click()
    await see(element, 'baize-change-password input[name=oldPassword], input[type=password]')
  })

  it('opens the first page for a key that it does not have [ROUTE-55]', async () => {
    const { page } = await openMember('<baize-member-centre page="messageV2"></baize-member-centre>')
    const element = await untilDrawn(page, 'baize-member-centre')
    await until(() => title(element) === 'My account', 'the first page')
  })
})
