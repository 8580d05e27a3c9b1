import { expect } from 'chai'
import { untilDrawn, type HostWindow } from '../../../../test/support/host-page.ts'
import { afterEach, describe, it } from '../../../../test/support/mocha.ts'
import { addressOf, goodPassword, newName, openSite, sealed } from '../../../../test/support/own-site.ts'
import { fill, one, press, see } from '../../../../test/support/person.ts'
import { next, until } from '../../../../test/support/wait.ts'

afterEach(() => document.body.replaceChildren())

/** How many codes a page has asked about. */
const checks = (page: HostWindow) =>
  page.performance
    .getEntriesByType('resource')
    .filter(({ name }) => /\/wps\/(agent\/affiliate|member\/referral\/code)\?/.test(name)).length

/** A visitor of the operator's own site who has come by an invitation. */
async function invited(codes: Readonly<Record<string, string>>): Promise<{ page: HostWindow; element: HTMLElement }> {
  const page = await openSite('')
  for (const [name, code] of Object.entries(codes)) page.sessionStorage.setItem(name, code)
  page.document.body.innerHTML = '<baize-register></baize-register>'
  const element = await untilDrawn(page, 'baize-register')
  await see(element, 'form input[name=username]')
  return { page, element }
}

/** Opens an account, and returns what was sent for it. */
async function registerIn(element: HTMLElement): Promise<unknown> {
  const passwords = { password: goodPassword, confirmPassword: goodPassword }
  await fill(element, { username: newName(), ...passwords, terms: true })
  const opened = next(element, 'baize-register')
  await press(element, 'Register')
  await opened
  return sealed('register')
}

describe('an invitation that a visitor has followed', () => {
  it('is named over the form, with who invites, and goes with the account [REG-26] [REG-27]', async () => {
    const { element } = await invited({ affiliateCode: 'LONGODDS' })
    const line = await see(element, '.invitation')
    expect(line.textContent).to.match(/^Invitation from \S+\*+\S*, code LONGODDS$/)
    expect(await registerIn(element)).to.include({ affiliateCode: 'LONGODDS' })
  })

  it('is named by its code where a member invites [REG-28]', async () => {
    const { element } = await invited({ referralCode: 'agent' })
    expect((await see(element, '.invitation')).textContent).to.equal('Invitation code agent')
  })

  for (const name of ['affiliateCode', 'referralCode'])
    it(`is told to be wrong in a dialog where its ${name} is nobody's, once, and left out [REG-26] [ERR-32] [VAL-37]`, async () => {
      const { page, element } = await invited({ [name]: 'WRONGONE' })
      const dialog = await see(element, 'dialog')
      expect(dialog.textContent).to.contain('Invalid invitation code')
      expect(dialog.textContent).to.contain('The code WRONGONE of your invitation does not work here.')
      await press(dialog, 'Continue')
      await until(() => !one(element, 'dialog'), 'it is closed')
      expect(one(element, '.invitation')).to.equal(null)

      element.remove()
      page.document.body.innerHTML = '<baize-register></baize-register>'
      const again = await untilDrawn(page, 'baize-register')
      await see(again, 'form input[name=username]')
      expect(await registerIn(again)).to.not.include.keys(name)
      expect(one(again, 'dialog')).to.equal(null)
    })
})

describe('codes in the markup', () => {
  for (const [attribute, wrong, right, code] of [
    ['affiliate-code', 'LONGODDZ', 'LONGODDS', 'affiliate-unknown'],
    ['referral-code', 'nobody-here', 'agent', 'referral-unknown'],
  ] as const) {
    it(`tells the page at first sight that its ${attribute} is nobody's, and the visitor nothing`, async () => {
      const reported: string[] = []
      const hear = (page: HostWindow) =>
        page.document.addEventListener('baize-error', event => {
          reported.push((event as CustomEvent<{ code: string }>).detail.code)
        })
      const page = await openSite('<baize-register></baize-register>')
      const element = await untilDrawn(page, 'baize-register')
      await see(element, 'form input[name=username]')
      await see(element, '.auth-logo img')
      hear(page)
      const before = element.shadowRoot?.textContent
      element.setAttribute(attribute, right)
      await until(() => checks(page) === 1, 'the right one is asked about')
      element.setAttribute(attribute, wrong)
      await until(() => reported.length, 'the page is told')
      expect(reported).to.deep.equal([code])
      expect(element.shadowRoot?.textContent).to.equal(before)
    })
  }

  for (const [attribute, code, path] of [
    ['affiliate-code', 'LONGODDS', '/agent/affiliate'],
    ['referral-code', 'demo', '/member/referral/code'],
  ] as const) {
    it(`tells the page once that its ${attribute} could not be checked, and registers with it`, async () => {
      const refusing: typeof globalThis.fetch = (input, init) =>
        new URL(addressOf(input), location.href).pathname.endsWith(path)
          ? Promise.resolve(Response.json({ success: false, code: 'RATE_LIMITED', message: '' }, { status: 429 }))
          : globalThis.fetch(input, init)
      const page = await openSite('', refusing)
      const reported: unknown[] = []
      page.document.addEventListener('baize-error', event => reported.push((event as CustomEvent).detail))
      page.document.body.innerHTML = `<baize-register ${attribute}="${code}"></baize-register>`
      const element = await untilDrawn(page, 'baize-register')
      await until(() => reported.length, 'the page is told')
      const message = `${attribute}="${code}" could not be checked (RATE_LIMITED): accounts are opened with it all the same.`
      expect(reported).to.deep.equal([{ code: 'code-unchecked', message, element: 'baize-register' }])
      await until(() => page.baize?.diagnostics().findings.length === 1, 'it is a finding')
      const passwords = { password: goodPassword, confirmPassword: goodPassword }
      await fill(element, { username: newName(), ...passwords, terms: true })
      const opened = next(element, 'baize-register')
      await press(element, 'Register')
      await opened
      expect(Object.values(sealed('register') as object)).to.contain(code)
      expect(reported.length).to.equal(1)
    })
  }
})
