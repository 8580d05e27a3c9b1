import { totp } from '@baize/testing/totp'
import { expect } from 'chai'
import { untilDrawn } from '../../../../test/support/host-page.ts'
import { asked, openMember } from '../../../../test/support/member.ts'
import { afterEach, describe, it } from '../../../../test/support/mocha.ts'
import { goodPassword, openSite } from '../../../../test/support/own-site.ts'
import { all, button, field, fill, one, press, problem, see } from '../../../../test/support/person.ts'
import { switchOn } from '../../../../test/support/two-factor.ts'
import { next, until } from '../../../../test/support/wait.ts'

afterEach(() => {
  document.body.replaceChildren()
  for (const name of ['baize.deviceId', 'baize.deviceSecret']) localStorage.removeItem(name)
})

/** A member whose device has the PIN 2580. */
async function withPin() {
  const { page, username } = await openMember(
    '<baize-quick-login></baize-quick-login><baize-account-bar></baize-account-bar>',
  )
  const element = await untilDrawn(page, 'baize-quick-login')
  await press(element, 'Add a PIN')
  await fill(element, { pin: '2580', again: '2580', password: goodPassword })
  const changed = next(element, 'baize-quick-login')
  await press(element, 'Add this device')
  expect((await changed).detail).to.deep.equal({ devices: 1 })
  await see(element, '[part=devices]')
  return { page, element, username }
}

describe('quick login', () => {
  it('leads a guest whose device has none to the login', async () => {
    const page = await openSite('<baize-quick-login></baize-quick-login>')
    const heard = asked(page)
    const element = await untilDrawn(page, 'baize-quick-login')
    await until(() => one(element, '[part=empty]'), 'there is none')
    expect(element.shadowRoot?.textContent).to.contain('Quick login is off on this device')
    await press(element, 'Log in')
    expect(heard.popups).to.deep.equal(['login'])
  })

  it('takes a PIN of four to six digits, typed twice, and the password [VAL-34]', async () => {
    const { page } = await openMember('<baize-quick-login></baize-quick-login>')
    const element = await untilDrawn(page, 'baize-quick-login')
    await press(element, 'Add a PIN')
    await fill(element, { pin: '12a', again: '12', password: 'Wrong1234' })
    await press(element, 'Add this device')
    await until(() => problem(element, 'pin') === 'Please enter 4 - 6 digits')
    await fill(element, { pin: '2580', again: '2581' })
    await press(element, 'Add this device')
    await until(() => problem(element, 'again') === 'Incorrect confirmation input')
    await fill(element, { again: '2580' })
    await press(element, 'Add this device')
    await until(() => problem(element, 'password') === 'Incorrect password')
  })

  it('asks for a code of the authenticator, too, where two-factor is on [AUTH-30]', async () => {
    const { page } = await openMember('<baize-two-factor></baize-two-factor><baize-quick-login></baize-quick-login>')
    const secret = await switchOn(page)
    const element = await untilDrawn(page, 'baize-quick-login')
    await press(element, 'Add a PIN')
    await until(() => field(element, 'code'), 'the code is asked for')
    await fill(element, { pin: '2580', again: '2580', password: goodPassword })
    await press(element, 'Add this device')
    await until(() => problem(element, 'code') === 'Input cannot be empty')
    await fill(element, { code: '000000' })
    await press(element, 'Add this device')
    await until(() => problem(element, 'code') === 'Incorrect answer. 4 attempts left')
    const changed = next(element, 'baize-quick-login')
    await fill(element, { code: await totp(secret, Date.now() + 30_000) })
    await press(element, 'Add this device')
    expect((await changed).detail).to.deep.equal({ devices: 1 })
  })

  it('lets the device in with its PIN, and can be taken away [AUTH-30]', async () => {
    const { page, element, username } = await withPin()
    await until(() => one(element, '[part=badge]')?.textContent === 'This device')
    await press(page.document, 'Sign out')
    await press(await see(page.document, 'dialog'), 'Sign out')
    await until(() => field(element, 'pin'), 'the PIN is asked for')
    expect(element.shadowRoot?.textContent).not.to.contain(username)
    await fill(element, { pin: '1111' })
    await press(element, 'Log in')
    await until(() => problem(element, 'pin') === 'Incorrect answer. 4 attempts left')
    const begun = next(page.document, 'baize-login')
    await fill(element, { pin: '2580' })
    await press(element, 'Log in')
    expect((await begun).detail['account']).to.equal(username)
    const remove = await until(() => all(element, 'button').find(each => each.textContent === 'Remove'))
    remove.click()
    await until(() => element.shadowRoot?.textContent?.includes('No devices yet.'))
  })

  it('is nothing for agents', async () => {
    const page = await openSite('<baize-login side="agent"></baize-login><baize-quick-login></baize-quick-login>')
    const login = await untilDrawn(page, 'baize-login')
    await fill(login, { username: 'agent', password: 'Agent1234' })
    await press(login, 'Log in')
    const element = page.document.querySelector('baize-quick-login') as HTMLElement
    await until(() => element.shadowRoot?.querySelector('.root:not([aria-busy])')?.childElementCount === 0)
    expect(button(element, 'Add a PIN')).to.equal(null)
  })
})
