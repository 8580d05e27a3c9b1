import { expect } from 'chai'
import { untilDrawn, type HostWindow } from '../../../../test/support/host-page.ts'
import { afterEach, describe, it } from '../../../../test/support/mocha.ts'
import { goodPassword, newName, openSite, sealed } from '../../../../test/support/own-site.ts'
import { fill, one, press, see } from '../../../../test/support/person.ts'
import { next, until } from '../../../../test/support/wait.ts'

afterEach(() => document.body.replaceChildren())

const partner = (body: string) => openSite(body, undefined, { ownSite: false })
const codesOf = (element: Element) =>
  ['affiliateCode', 'referralCode'].map(name => Reflect.get(element, name) as unknown)
const inPopup = (page: HostWindow) => see(page.document, '.popup baize-register')
const own = '<baize-register affiliate-code="LONGODDS" referral-code="demo"></baize-register>'

describe('codes of the page in a popup that opens accounts', () => {
  it('are those of the register element on the page, and go with the account [SDK-05]', async () => {
    const page = await partner(`<baize-login></baize-login>${own}`)
    await press(await untilDrawn(page, 'baize-login'), 'Register')
    const register = await inPopup(page)
    expect(codesOf(register)).to.deep.equal(['LONGODDS', 'demo'])
    const begun = next(page.document, 'baize-login')
    await fill(register, { username: newName(), password: goodPassword, confirmPassword: goodPassword, terms: true })
    await press(register, 'Register')
    await begun
    expect(sealed('register')).to.include({ affiliateCode: 'LONGODDS', referralCode: 'demo' })
  })

  it('reach it through a login that is a popup itself', async () => {
    const page = await partner(`<baize-account-bar></baize-account-bar>${own}`)
    await press(await untilDrawn(page, 'baize-account-bar'), 'Log in')
    await press(await see(page.document, '.popup baize-login'), 'Register')
    expect(codesOf(await inPopup(page))).to.deep.equal(['LONGODDS', 'demo'])
  })

  it('stand in the detail for a page that answers itself, those of its scope alone, in shadow roots too', async () => {
    const scope = (code: string) =>
      `<baize-scope api="${location.origin}" merchant="demo" site-key="pk_demo"><baize-account-bar></baize-account-bar><baize-register affiliate-code="${code}"></baize-register></baize-scope>`
    const page = await partner(`${scope('ONE')}${scope('TWO')}<baize-account-bar></baize-account-bar><p></p>`)
    page.document.addEventListener('baize-open', event => event.preventDefault())
    const root = page.document.querySelector('p')?.attachShadow({ mode: 'open' })
    const said: unknown[] = []
    for (const code of ['', 'THREE']) {
      if (code && root) root.innerHTML = `<baize-register affiliate-code="${code}"></baize-register>`
      for (const bar of page.document.querySelectorAll('baize-account-bar')) {
        const asked = next(bar, 'baize-open')
        await press(bar, 'Register')
        said.push((await asked).detail['detail'])
      }
    }
    expect(said).to.deep.equal([
      { affiliateCode: 'ONE' },
      { affiliateCode: 'TWO' },
      {},
      { affiliateCode: 'ONE' },
      { affiliateCode: 'TWO' },
      { affiliateCode: 'THREE' },
    ])
  })

  it('are there where the page opens the popup itself, and give way to those that it names', async () => {
    const page = await partner(`${own}<baize-popup-host open="register"></baize-popup-host>`)
    expect(codesOf(await inPopup(page))).to.deep.equal(['LONGODDS', 'demo'])
    const popupHost = page.document.querySelector('baize-popup-host') as HTMLElement
    popupHost.removeAttribute('open')
    Object.assign(popupHost, { detail: { affiliateCode: 'OTHER' } })
    await until(() => !one(page.document, 'dialog'), 'the popup is closed')
    popupHost.setAttribute('open', 'register')
    expect(codesOf(await inPopup(page))).to.deep.equal(['OTHER', 'demo'])
  })
})
