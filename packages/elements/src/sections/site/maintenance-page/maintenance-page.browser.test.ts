import { expect } from 'chai'
import { differing } from '../../../../test/support/answers.ts'
import { untilDrawn } from '../../../../test/support/host-page.ts'
import { afterEach, describe, it } from '../../../../test/support/mocha.ts'
import { openSite } from '../../../../test/support/own-site.ts'
import { one, see } from '../../../../test/support/person.ts'
import { next, until } from '../../../../test/support/wait.ts'

afterEach(() => document.body.replaceChildren())

const both =
  '<baize-maintenance-page><b slot="logo">Shop</b></baize-maintenance-page><baize-restricted-page></baize-restricted-page>'
/** A site with such a status, which may change while it is visited. */
const site = (said: Record<string, unknown>) => differing({ '/system/status': value => ({ ...value, ...said }) })
const isEmpty = (page: Document, tag: string) => page.querySelector(tag)?.matches(':state(empty)')

describe('the pages of a closed site', () => {
  it('draw nothing while it is open', async () => {
    const page = await openSite(both, site({}).fetch)
    await until(() => isEmpty(page.document, 'baize-maintenance-page'), 'there is no maintenance')
    await until(() => isEmpty(page.document, 'baize-restricted-page'), 'there is no restriction')
    expect(one(page.document, '[part=page]')).to.equal(null)
  })

  it('say in maintenance what staff say of it, when it ends, and where customer service is [BOOT-17] [BOOT-23] [CS-05]', async () => {
    const said = {
      maintenance: true,
      notice: 'We move.\nBets are settled.',
      startAt: '2026-11-27T02:00:00.000Z',
      endAt: '2026-11-27T04:00:00.000Z',
    }
    const page = await openSite(both, site(said).fetch)
    const element = await untilDrawn(page, 'baize-maintenance-page')
    expect((await see(element, '[part=title]')).textContent).to.equal('Game maintenance')
    expect(one(element, '[part=text]')?.textContent).to.equal('We move.\nBets are settled.')
    expect(one(element, '[part=facts]')?.textContent).to.match(/2026.* to .*2026.*\(GMT[+-]\d/)
    expect((await see(element, '[part=way]')).textContent).to.equal('Chat with us')
    expect(isEmpty(page.document, 'baize-restricted-page')).to.equal(true)
  })

  it('say where a site may not be used that it may not, with the address, which can be copied, and the country; maintenance comes first [BOOT-18] [BOOT-19] [BOOT-24]', async () => {
    const said = { restricted: true, maintenance: false, location: { ip: '203.0.113.9', country: 'ES' } }
    const page = await openSite(both, site(said).fetch)
    const element = await untilDrawn(page, 'baize-restricted-page')
    expect((await see(element, '[part=title]')).textContent).to.equal('Restricted access')
    expect((one(element, 'input[name=ip]') as HTMLInputElement | null)?.value).to.equal('203.0.113.9')
    expect(one(element, 'dd')?.textContent).to.equal('Spain')
    expect(isEmpty(page.document, 'baize-maintenance-page')).to.equal(true)
    const emitted = next(page.document, 'baize-status')
    said.maintenance = true
    one(element, '[part=retry]')?.click()
    expect((await emitted).detail).to.deep.equal({ status: 1 })
    await see(page.document.querySelector('baize-maintenance-page') as Element, '[part=title]')
    await until(() => isEmpty(page.document, 'baize-restricted-page'), 'one page is enough')
  })

  it('without words of staff say what everybody has to know', async () => {
    const page = await openSite(both, site({ maintenance: true, notice: '' }).fetch)
    const element = await untilDrawn(page, 'baize-maintenance-page')
    expect((await see(element, '[part=text]')).textContent).to.contain('Balances and open bets stay as they are')
    expect(one(element, '[part=facts]')).to.equal(null)
  })
})
