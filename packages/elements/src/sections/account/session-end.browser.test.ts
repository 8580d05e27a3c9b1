import { expect } from 'chai'
import { untilDrawn } from '../../../test/support/host-page.ts'
import { openMember } from '../../../test/support/member.ts'
import { afterEach, describe, it } from '../../../test/support/mocha.ts'
import { button, field, focused, one, press } from '../../../test/support/person.ts'
import { next, until } from '../../../test/support/wait.ts'

afterEach(() => document.body.replaceChildren())

describe('a session that the platform has ended', () => {
  it('is over with the next call: the forms of the page say so once and take no focus [AUTH-54] [ERR-12]', async () => {
    const { page } = await openMember('<baize-account-bar></baize-account-bar><baize-login></baize-login>')
    const [bar, form] = [await untilDrawn(page, 'baize-account-bar'), await untilDrawn(page, 'baize-login')]
    await until(() => one(bar, '.balance-amount')?.textContent?.includes('€'), 'the balance is shown')
    const ended = next(page.document, 'baize-logout')
    const before = focused(page.document)
    const token = page.sessionStorage.getItem('token') ?? ''
    const headers = { authorization: `Bearer ${token}`, 'x-site-key': 'pk_demo' }
    await fetch('/wps/session/logout', { method: 'DELETE', headers })

    // Where another call was under way, it may have reported it before anybody presses.
    button(bar, 'Refresh balance')?.click()
    expect((await ended).detail).to.deep.equal({ expired: true })
    await until(() => field(form, 'username'), 'the form is back')
    await until(() => one(form, '[role=alert]')?.textContent === 'You are not logged in, please login')
    expect([before, page.document.body, bar]).to.include(focused(page.document))
    expect(page.sessionStorage.getItem('token')).to.equal(null)
  })

  it('says nothing where the person has logged out', async () => {
    const { page } = await openMember('<baize-account-bar></baize-account-bar><baize-login></baize-login>')
    const [bar, form] = [await untilDrawn(page, 'baize-account-bar'), await untilDrawn(page, 'baize-login')]
    await until(() => button(bar, 'Sign out'), 'the member is shown')
    await press(bar, 'Sign out')
    const ended = next(page.document, 'baize-logout')
    await until(() => one(bar, 'dialog'), 'it asks')
    const confirm = one(bar, 'dialog')?.querySelectorAll('button') ?? []
    ;[...confirm].find(({ textContent }) => textContent === 'Sign out')?.click()
    expect((await ended).detail).to.deep.equal({})
    await until(() => field(form, 'username'), 'the form is back')
    expect(one(form, '[role=alert]')?.textContent).to.equal('')
  })
})
