import { unreadCount } from '@baize/contract'
import { expect } from 'chai'
import { differing } from '../../../../test/support/answers.ts'
import { drawn, untilDrawn } from '../../../../test/support/host-page.ts'
import { openMember } from '../../../../test/support/member.ts'
import { afterEach, describe, it } from '../../../../test/support/mocha.ts'
import { openSite } from '../../../../test/support/own-site.ts'
import { all, one, press, see } from '../../../../test/support/person.ts'
import { next, settle, until } from '../../../../test/support/wait.ts'

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
      return found.length === 10 && found
    }, 'ten ways')
    expect(rows).to.include.members(['Password', 'Two-factor authentication', 'Quick login', 'Payout accounts'])
    one(element, 'summary')?.click()
    await see(element, 'baize-change-password input[name=oldPassword], input[type=password]')
  })

  it('lets a member into every page of its menu [MEM-09]', async () => {
    const { page } = await openMember('<div style="width: 1100px"><baize-member-centre></baize-member-centre></div>')
    const element = await untilDrawn(page, 'baize-member-centre')
    await until(() => title(element) === 'My account', 'my account')
    const names = all(element, '.centre-entry').map(({ textContent }) => textContent)
    expect(names).to.include.members(['Deposit', 'Withdraw', 'Betting record', 'Account record', 'Messages'])
    for (const name of names) {
      await press(element, name)
      await until(() => title(element) === name, name)
      const shown = one(element, '.centre-page') as HTMLElement
      await until(() => drawn(shown.lastElementChild), `${name} is drawn`)
      expect(shown.innerText).not.to.match(/Log in|Create an account/)
    }
  })

  it('opens the first page for a key that it does not have [ROUTE-55]', async () => {
    const { page } = await openMember('<baize-member-centre page="missionLeaderboard"></baize-member-centre>')
    const element = await untilDrawn(page, 'baize-member-centre')
    await until(() => title(element) === 'My account', 'the first page')
  })

  const count = (element: Element) => one(element, '.centre-entry > .count')?.textContent

  it('counts unread messages beside their page, and in one line with the list on a phone [MEM-03] [MEM-05]', async () => {
    const unread = () => ({ unreadMessage: 100, personal: 98, notice: 2 })
    const wide = '<div style="width: 1100px"><baize-member-centre></baize-member-centre></div>'
    const { page } = await openMember(wide, differing({ [unreadCount.path]: unread }).fetch)
    const element = await untilDrawn(page, 'baize-member-centre')
    await until(() => count(element) === '99+', 'the count is there')
    expect(one(element, '.centre-entry > .count')?.parentElement?.textContent).to.equal('Messages99+')
    const all = one(element, '.centre-select > .count')
    expect(all?.checkVisibility()).to.equal(false)
    ;(element.parentElement as HTMLElement).style.width = '390px'
    await until(() => all?.checkVisibility(), 'it is beside the list')
    expect(one(element, 'option[value=messageV2]')?.textContent).to.equal('Messages (99+)')
  })

  it('shows no count where nothing is unread, or it is not known [MEM-05]', async () => {
    for (const unread of [{ unreadMessage: 0, personal: 0, notice: 0 }, { wrong: true }]) {
      const { fetch, asked } = differing({ [unreadCount.path]: () => unread })
      const { page } = await openMember(markup, fetch)
      const element = await untilDrawn(page, 'baize-member-centre')
      await until(() => asked(unreadCount.path) > 0, 'it is asked for')
      await until(() => title(element) === 'My account', 'my account')
      await settle()
      expect(count(element)).to.equal(undefined)
    }
  })
})
