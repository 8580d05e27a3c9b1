import { unreadCount } from '@baize/contract'
import { expect } from 'chai'
import { differing } from '../../../../test/support/answers.ts'
import { untilDrawn } from '../../../../test/support/host-page.ts'
import { asked, callsOf, openMember } from '../../../../test/support/member.ts'
import { afterEach, describe, it } from '../../../../test/support/mocha.ts'
import { openSite } from '../../../../test/support/own-site.ts'
import { all, one, press, see } from '../../../../test/support/person.ts'
import { next, until } from '../../../../test/support/wait.ts'

afterEach(() => document.body.replaceChildren())

const items = (element: Element) => all(element, '[role=menu]:popover-open [role=menuitem]')

/** What stands between the account and the way out. */
const pages = ['Deposit', 'Withdraw', 'Betting record', 'Account record', 'Personal profit/loss', 'Messages']

describe('the account menu alone', () => {
  it('draws nothing for a guest', async () => {
    const page = await openSite('<baize-account-menu></baize-account-menu>')
    const element = await untilDrawn(page, 'baize-account-menu')
    await until(() => element.matches(':state(empty)'), 'it says so')
    expect(one(element, '[part=member]')).to.equal(null)
  })

  it('has no transfer for members where the site lets them make none [MEM-10] [WAL-16]', async () => {
    const { fetch } = differing({
      '/system/status': value => ({
        ...value,
        config: { ...(value['config'] as object), memberTransferUpline: false },
      }),
    })
    const { page } = await openMember('<baize-account-menu></baize-account-menu>', fetch)
    const element = await untilDrawn(page, 'baize-account-menu')
    ;(await see(element, '.account-menu')).click()
    await until(() => items(element).length > 0, 'it is open')
    expect(items(element).map(({ textContent }) => textContent)).to.deep.equal(['My account', ...pages, 'Sign out'])
  })

  it('leads a member to their account, and out after one question [HEAD-05] [HEAD-06] [HEAD-07] [HEAD-08] [HEAD-11] [HEAD-14] [HEAD-16]', async () => {
    const { page } = await openMember('<baize-account-menu></baize-account-menu>')
    const element = await untilDrawn(page, 'baize-account-menu')
    const heard = asked(page)
    ;(await see(element, '.account-menu')).click()
    await until(() => items(element).length > 0, 'it is open')
    expect(items(element).map(({ textContent }) => textContent)).to.deep.equal([
      'My account',
      ...pages,
      'Transfer',
      'Sign out',
    ])
    items(element)[0]?.click()
    one(element, '.account-menu')?.click()
    await until(() => items(element).length > 0, 'it is open')
    items(element)[1]?.click()
    expect(heard.to).to.deep.equal(['/member/securityCenter', '/member/depositv2'])
    one(element, '.account-menu')?.click()
    await until(() => items(element).length > 0, 'it is open')
    items(element).at(-1)?.click()
    const out = next(page.document, 'baize-logout')
    await press(await see(element, 'dialog'), 'Sign out')
    await out
    await until(() => element.matches(':state(empty)'), 'nobody is there')
  })

  it('says how many messages are unread, 99 at most, and leads to them [HEAD-18] [MEM-05]', async () => {
    const unread = () => ({ unreadMessage: 120, personal: 119, notice: 1 })
    const { page } = await openMember(
      '<baize-account-menu></baize-account-menu>',
      differing({ [unreadCount.path]: unread }).fetch,
    )
    const element = await untilDrawn(page, 'baize-account-menu')
    expect((await see(element, '.account-menu > .count')).textContent).to.equal('99+')
    const menu = await see(element, '.account-menu')
    expect(menu.getAttribute('aria-label')).to.match(/, 120 unread messages$/)
    const heard = asked(page)
    menu.click()
    await until(() => items(element).length > 0, 'it is open')
    items(element)
      .find(({ textContent }) => textContent === 'Messages: 120 unread messages')
      ?.click()
    expect(heard.to).to.deep.equal(['/member/messageV2'])
  })

  it('leaves a trial its name and the way out [HEAD-14] [HEAD-19]', async () => {
    const page = await openSite('<baize-account-bar></baize-account-bar><baize-account-menu></baize-account-menu>')
    const begun = next(page.document, 'baize-login')
    await press(await untilDrawn(page, 'baize-account-bar'), 'Try for free')
    await begun
    const element = await untilDrawn(page, 'baize-account-menu')
    await see(element, '[part=member]')
    expect(one(element, '.account-menu')).to.equal(null)
    expect(all(element, 'button').map(button => button.getAttribute('aria-label'))).to.deep.equal(['Sign out'])
    expect(callsOf(page, unreadCount.path)).to.equal(0)
  })
})
