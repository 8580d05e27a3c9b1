import { totp } from '@baize/testing/totp'
import { expect } from 'chai'
import { untilDrawn } from '../../../../test/support/host-page.ts'
import { asked, callsOf, openMember } from '../../../../test/support/member.ts'
import { afterEach, describe, it } from '../../../../test/support/mocha.ts'
import { goodPassword, openSite, sealed } from '../../../../test/support/own-site.ts'
import { button, field, fill, focused, one, press, problem, see } from '../../../../test/support/person.ts'
import { switchOn } from '../../../../test/support/two-factor.ts'
import { settle, until } from '../../../../test/support/wait.ts'

afterEach(() => document.body.replaceChildren())

const path = '/wps/member/password'
const newPassword = 'Ghijkl34'

async function member(attributes = '') {
  const { page } = await openMember(`<baize-change-password ${attributes}></baize-change-password>`)
  const element = await untilDrawn(page, 'baize-change-password')
  await until(() => field(element, 'oldPassword'), 'the form is there')
  return { page, element }
}

/** The popup of a login whose password has to change. */
async function forced() {
  const page = await openSite('<baize-popup-host open="login"></baize-popup-host>')
  const popupHost = page.document.querySelector('baize-popup-host') as HTMLElement
  page.document.addEventListener('baize-open', event => {
    event.preventDefault()
    popupHost.setAttribute('open', (event as CustomEvent<{ name: string }>).detail.name)
  })
  page.document.addEventListener('baize-close', () => popupHost.removeAttribute('open'))
  await fill(page.document, { username: 'newbie', password: '123456' })
  await press(page.document, 'Log in')
  const element = await see(page.document, 'baize-change-password')
  await until(() => field(element, 'newPassword'), 'the form is there')
  return { page, element }
}

describe('a password that must change', () => {
  it('is asked for in place of the session, without the old one, which the login knows [AUTH-23] [AUTH-25] [AUTH-40]', async () => {
    const { page, element } = await forced()
    expect(field(element, 'oldPassword')).to.equal(null)
    expect(one(page.document, 'baize-login')).to.equal(null)
    expect(page.sessionStorage.getItem('token')).to.equal(null)
    await until(() => focused(page.document) === field(element, 'newPassword'), 'the focus is in the first field')
  })

  it('is checked before anything is sent, with words at the fields [VAL-52] [VAL-53] [ERR-33]', async () => {
    const { page, element } = await forced()
    await press(element, 'Change password')
    await until(() => problem(element, 'newPassword'))
    expect(problem(element, 'newPassword')).to.equal('Input cannot be empty')
    const wrong = {
      abc1: 'Please fill in your password with 8 - 64 characters',
      abcdefgh: 'Password format is incorrect: with letters and numbers',
      '123456': 'Please fill in your password with 8 - 64 characters: with letters and numbers',
    }
    for (const [typed, words] of Object.entries(wrong)) {
      await fill(element, { newPassword: typed, confirmNewPassword: typed })
      await press(element, 'Change password')
      await until(() => problem(element, 'newPassword') === words, `${typed}: ${words}`)
    }
    await fill(element, { newPassword, confirmNewPassword: 'Other1234' })
    await press(element, 'Change password')
    await until(() => problem(element, 'confirmNewPassword'))
    expect(problem(element, 'confirmNewPassword')).to.equal('The two passwords are inconsistent')
    expect(callsOf(page, path)).to.equal(0)
  })

  it('ends by its own cancel alone, which gives the login up [AUTH-27]', async () => {
    const { page, element } = await forced()
    const dialog = one(page.document, 'dialog') as HTMLDialogElement
    expect(button(page.document, 'Close')).to.equal(null)
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }))
    await settle()
    expect(one(page.document, 'dialog')).to.equal(dialog)
    await press(element, 'Cancel login')
    await until(() => !one(page.document, 'dialog'), 'the popup is closed')
    await until(() => callsOf(page, '/wps/session/logout') === 1, 'the platform hears of it')
    expect(page.sessionStorage.getItem('token')).to.equal(null)
  })
})

describe('the change of a password', () => {
  it('leads a guest to the login [ROLE-07] [ERR-12]', async () => {
    const page = await openSite('<baize-change-password></baize-change-password>')
    const heard = asked(page)
    const element = await untilDrawn(page, 'baize-change-password')
    await until(() => element.shadowRoot?.textContent?.includes('You are not logged in, please login'))
    await press(element, 'Log in')
    expect(heard.popups).to.deep.equal(['login'])
  })

  it('asks a member for the old password too, and says where it is wrong [AUTH-39] [AUTH-40] [VAL-54]', async () => {
    const { element } = await member()
    await fill(element, { newPassword, confirmNewPassword: newPassword })
    await press(element, 'Change password')
    await until(() => problem(element, 'oldPassword'))
    expect(problem(element, 'oldPassword')).to.equal('Input cannot be empty')
    await fill(element, { oldPassword: 'Wrong1234' })
    await press(element, 'Change password')
    await until(() => problem(element, 'oldPassword') === 'Incorrect password')
  })

  it('asks for a code of the authenticator once the platform wants one, and takes it [AUTH-31]', async () => {
    const { page, element } = await member()
    page.document.body.append(page.document.createElement('baize-two-factor'))
    const secret = await switchOn(page)
    await fill(element, { oldPassword: goodPassword, newPassword, confirmNewPassword: newPassword })
    expect(field(element, 'code')).to.equal(null)
    await press(element, 'Change password')
    await until(() => problem(element, 'code') === 'Please enter the code from your authenticator app')
    await until(() => focused(page.document) === field(element, 'code'), 'the focus is in the new field')
    await fill(element, { code: '000000' })
    await press(element, 'Change password')
    await until(() => problem(element, 'code') === 'Incorrect answer. 4 attempts left')
    await fill(element, { code: await totp(secret, Date.now() + 30_000) })
    await press(element, 'Change password')
    await until(() => one(element, '[role=status]')?.textContent === 'Your password has been changed')
  })

  it('says that a password is too common [VAL-07]', async () => {
    const { element } = await member()
    await fill(element, { oldPassword: goodPassword, newPassword: 'Qwerty123', confirmNewPassword: 'Qwerty123' })
    await press(element, 'Change password')
    await until(() => problem(element, 'newPassword') === 'This password is too common, please choose another')
  })

  it('refuses the old password as the new one', async () => {
    const { element } = await member()
    await fill(element, { oldPassword: goodPassword, newPassword: goodPassword, confirmNewPassword: goodPassword })
    await press(element, 'Change password')
    await until(() => problem(element, 'newPassword') === 'The new password must be different from the old one')
  })

  it('is sent once with the old password and the new one twice, says that it is done, and goes home [ROUTE-47] [ENT-09]', async () => {
    const { page, element } = await member()
    const heard = asked(page)
    await fill(element, { oldPassword: goodPassword, newPassword, confirmNewPassword: newPassword })
    const before = page.sessionStorage.getItem('token')
    for (let turn = 0; turn < 3; turn++) await press(element, 'Change password')
    await until(() => one(element, '[role=status]')?.textContent === 'Your password has been changed')
    expect(callsOf(page, path)).to.equal(1)
    expect(sealed('changePassword')).to.deep.equal({
      oldPassword: goodPassword,
      newPassword,
      confirmNewPassword: newPassword,
    })
    expect(heard.to).to.deep.equal(['/'])
    expect(page.sessionStorage.getItem('token')).not.to.equal(before)
  })

  it("stands in the page's own tree for password managers, with the account it is for", async () => {
    const { page, element } = await member('light-form')
    const inputs = [...page.document.querySelectorAll<HTMLInputElement>('baize-change-password input')]
    expect(inputs.map(({ autocomplete }) => autocomplete)).to.deep.equal([
      'username',
      'current-password',
      'new-password',
      'new-password',
    ])
    expect(inputs[0]?.value).to.match(/^p/)
    expect(element.outerHTML).not.to.contain(goodPassword)
  })
})
