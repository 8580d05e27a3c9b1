import { expect } from 'chai'
import { untilDrawn } from '../../../../test/support/host-page.ts'
import { asked, callsOf } from '../../../../test/support/member.ts'
import { afterEach, describe, it } from '../../../../test/support/mocha.ts'
import { openSite } from '../../../../test/support/own-site.ts'
import { all, button, field, fill, focused, one, press, problem } from '../../../../test/support/person.ts'
import { next, until } from '../../../../test/support/wait.ts'

afterEach(() => document.body.replaceChildren())

const methods = [
  { method: 'sms', target: '***001' },
  { method: 'email', target: 'd***@baize.example' },
  { method: 'bank', target: '' },
  { method: 'totp', target: '' },
  { method: 'of-tomorrow', target: '' },
]

async function verify(...names: string[]) {
  const page = await openSite('<baize-second-verification></baize-second-verification>')
  const element = await untilDrawn(page, 'baize-second-verification')
  const chosen = methods.filter(({ method }) => !names.length || names.includes(method))
  Object.assign(element, { challenge: { challengeId: 'nobody-waits', methods: chosen } })
  return { page, element }
}

describe('a second verification', () => {
  it('offers the four methods that an account may have, with masked targets, and none that it does not know [AUTH-28]', async () => {
    const { element } = await verify()
    await until(() => all(element, 'li').length === 4, 'four ways are there')
    expect(all(element, 'li').map(({ textContent }) => textContent)).to.deep.equal([
      'Code by text message***001',
      'Code by e-maild***@baize.example',
      'Bank account name',
      'Authenticator code',
    ])
    expect(element.getAttributeNames()).to.deep.equal([])
  })

  it('asks at once where there is one method and nothing to send', async () => {
    const { page, element } = await verify('bank')
    await until(() => field(element, 'answer'), 'the answer is asked for')
    await until(() => focused(page.document) === field(element, 'answer'), 'the focus is there')
    expect(button(element, 'Use another method')).to.equal(null)
    await press(element, 'Confirm')
    await until(() => problem(element, 'answer') === 'Input cannot be empty')
    expect(callsOf(page, '/wps/session/login/verification')).to.equal(0)
  })

  it('says that a login which waits no longer has to start again', async () => {
    const { page, element } = await verify('totp')
    const heard = asked(page)
    await fill(element, { answer: '123456' })
    await press(element, 'Confirm')
    await until(() => one(element, '[part=empty]'), 'it is over')
    expect(element.shadowRoot?.textContent).to.contain('This login has expired, please start again')
    expect(all(element, 'button').map(each => each.textContent)).to.deep.equal(['Log in', 'Close'])
    await until(() => focused(page.document)?.textContent === 'Log in', 'the focus is where one goes on')
    await press(element, 'Log in')
    expect(heard.popups).to.deep.equal(['login'])
  })

  it('moves the focus to an answer and back to the methods', async () => {
    const { page, element } = await verify('bank', 'totp')
    await press(element, 'Authenticator code')
    await until(() => focused(page.document) === field(element, 'answer'), 'the answer can be typed')
    await press(element, 'Use another method')
    await until(() => focused(page.document)?.textContent === 'Bank account name', 'a way can be chosen')
  })

  it('says where a code was not sent, and stays with the methods', async () => {
    const { element } = await verify('sms', 'email')
    const row = await until(() => all(element, 'button').find(each => each.textContent?.startsWith('Code by e-mail')))
    row.click()
    await until(() => one(element, '[role=alert]')?.textContent === 'This login has expired, please start again')
    expect(all(element, 'li').length).to.equal(2)
  })

  it('tells that the login was given up', async () => {
    const { element } = await verify()
    const emitted = next(element, 'baize-cancel')
    await press(element, 'Cancel login')
    expect((await emitted).detail).to.deep.equal({})
  })
})
