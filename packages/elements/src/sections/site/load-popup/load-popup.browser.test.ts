import { announcements, type LoadPopup } from '@baize/contract'
import { expect } from 'chai'
import { differing } from '../../../../test/support/answers.ts'
import { afterEach, describe, it } from '../../../../test/support/mocha.ts'
import { untilDrawn } from '../../../../test/support/host-page.ts'
import { asked, openMember } from '../../../../test/support/member.ts'
import { openSite } from '../../../../test/support/own-site.ts'
import { all, field, fill, one, press, see } from '../../../../test/support/person.ts'
import { next, settle, until } from '../../../../test/support/wait.ts'

afterEach(() => document.body.replaceChildren())

const popup = (id: string, execution: LoadPopup['execution'], sequence: number): LoadPopup => ({
  id,
  execution,
  sequence,
  url: '/cdn/default.svg',
  title: id,
  content: '<p>1 &lt; 2 <img src=x onerror=alert(1)></p>',
  action: '',
  linkageType: null,
  linkage: '',
})
const published = [popup('second', 'B', 2), popup('members', 'A', 1), popup('first', 'B', 1)]

const publishing = () => differing({ [announcements.path]: value => ({ ...value, popup: published }) })
const title = (root: Document) => one(root, '.load-popup') && one(root, '.dialog-title')?.textContent

describe('the load popup', () => {
  it('shows one at a time by sequence, to its audience alone, its words as text; who takes the tick away is told again [ANN-10] [ANN-11] [ANN-12]', async () => {
    const page = await openSite('<baize-load-popup></baize-load-popup>', publishing().fetch)
    await until(() => title(page.document) === 'first', 'the first is open')
    await until(() => one(page.document, '.rich-text')?.textContent?.trim() === '1 < 2', 'its words are there')
    expect(all(page.document, 'dialog').length).to.equal(1)
    expect(field(page.document, 'forSession')?.checked).to.equal(true)
    field(page.document, 'forSession')?.click()
    await press(page.document, 'Close')
    await until(() => title(page.document) === 'second', 'the second is open')
    expect(page.sessionStorage.getItem('baize.load-popups-closed')).to.equal(null)
    await press(page.document, 'Close')
    await until(() => !one(page.document, 'dialog'), 'none is left')
    expect(page.sessionStorage.getItem('baize.load-popups-closed')).to.equal('{"B":["second"]}')
  })

  it('does not come again for the visitor who closed it, once they have been a member [ANN-11] [AUTH-52]', async () => {
    const page = await openSite(
      '<baize-load-popup></baize-load-popup><baize-account-bar></baize-account-bar><baize-login></baize-login>',
      publishing().fetch,
    )
    for (const name of ['first', 'second']) {
      await until(() => title(page.document) === name, `${name} is open`)
      await press(page.document, 'Close')
    }
    const [bar, login] = [await untilDrawn(page, 'baize-account-bar'), await untilDrawn(page, 'baize-login')]
    await fill(login, { username: 'demo', password: 'Demo1234' })
    await press(login, 'Log in')
    await until(() => title(page.document) === 'members', 'that of members is open')
    await press(page.document, 'Close')
    await until(() => !one(page.document, 'dialog'), 'none is left')
    // Another page of the same tab, on which the popups were not closed.
    const element = page.document.querySelector('baize-load-popup') as HTMLElement
    element.replaceWith(page.document.createElement('baize-load-popup'))
    await press(bar, 'Sign out')
    const ended = next(page.document, 'baize-logout')
    await press(await see(bar, 'dialog'), 'Sign out')
    await ended
    await until(
      () => page.sessionStorage.getItem('baize.load-popups-closed') === '{"B":["first","second"]}',
      'it is kept',
    )
    await settle()
    expect(all(page.document, 'dialog').length).to.equal(0)
  })

  it('waits while another dialog is open, and while the page has paused it [POP-19]', async () => {
    const site = publishing()
    const page = await openSite('<baize-popup-host open="login"></baize-popup-host>', site.fetch)
    await see(page.document, 'input[name=password]')
    const element = page.document.createElement('baize-load-popup')
    page.document.body.append(element)
    await until(() => site.asked(announcements.path) && one(element, '.root:not([aria-busy])'), 'it is drawn')
    await until(() => !element.matches(':state(empty)'), 'there is something to show')
    await settle()
    expect(all(element, 'dialog').length, 'a form is open').to.equal(0)
    element.setAttribute('paused', '')
    const popupHost = page.document.querySelector('baize-popup-host') as Element
    await press(popupHost, 'Close')
    await until(() => !one(popupHost, 'dialog'), 'the form has gone')
    await settle()
    expect(all(element, 'dialog').length, 'the page holds it back').to.equal(0)
    element.removeAttribute('paused')
    await until(() => title(page.document) === 'first', 'it comes')
    element.setAttribute('paused', '')
    await until(() => !one(element, 'dialog'), 'it gives way to the page')
  })
})

describe('the question about a payout that waits', () => {
  const deadline = new Date(Date.now() + 3_600_000).toISOString()
  const waiting = { orderNo: 'W0000000000000001', partNo: 2, amount: '300.00', deadline }
  const asking = () =>
    differing({
      [announcements.path]: value => ({ ...value, popup: [] }),
      '/withdraw/config': value => ({ ...value, waiting }),
    })
  const markup = '<baize-load-popup></baize-load-popup>'
  const heading = (root: Document) => one(root, '.dialog-title')?.textContent

  it('is asked of a member once in a session, and leads to the page on which it is answered [WAL-29]', async () => {
    const { page } = await openMember(markup, asking().fetch)
    const { to } = asked(page)
    await until(() => heading(page.document) === 'Has your payout arrived?', 'it is asked')
    expect(one(page.document, 'dialog')?.textContent).to.contain('Part 2 of withdrawal W0000000000000001, €300.00')
    await press(page.document, 'Confirm payout')
    expect(to).to.deep.equal(['/member/withdraw'])
    await until(() => !one(page.document, 'dialog'), 'it is closed')
    // Another page of the same session.
    page.document.querySelector('baize-load-popup')?.remove()
    page.document.body.append(page.document.createElement('baize-load-popup'))
    await settle()
    expect(one(page.document, 'dialog')).to.equal(null)
  })

  it('can wait, and is not asked of a guest [WAL-29]', async () => {
    const { fetch, asked: times } = asking()
    await openSite(markup, fetch)
    await settle()
    expect(times('/withdraw/config')).to.equal(0)
    document.body.replaceChildren()
    const { page } = await openMember(markup, asking().fetch)
    await until(() => heading(page.document) === 'Has your payout arrived?', 'it is asked')
    await press(page.document, 'Later')
    await until(() => !one(page.document, 'dialog'), 'it is closed')
  })
})
