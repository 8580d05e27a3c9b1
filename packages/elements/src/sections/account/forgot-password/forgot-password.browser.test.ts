import { expect } from 'chai'
import { untilDrawn } from '../../../../test/support/host-page.ts'
import { asked, callsOf } from '../../../../test/support/member.ts'
import { afterEach, describe, it } from '../../../../test/support/mocha.ts'
import { withSettings, differing } from '../../../../test/support/answers.ts'
import { listening } from '../../../../test/support/listening.ts'
import { openSite, sealed } from '../../../../test/support/own-site.ts'
import { alert, all, field, fill, one, press, problem } from '../../../../test/support/person.ts'
import { settle, until } from '../../../../test/support/wait.ts'

afterEach(() => document.body.replaceChildren())

const path = '/wps/member/password/email'
interface Sent {
  text: string
}

async function forgot(attributes = '', fetch?: typeof globalThis.fetch) {
  const page = await openSite(`<baize-forgot-password ${attributes}></baize-forgot-password>`, fetch)
  const element = await untilDrawn(page, 'baize-forgot-password')
  await until(() => field(element, 'username'), 'the form is there')
  return { page, element }
}
const links = async (to: string): Promise<string[]> => {
  const reply = await fetch(`/dev/outbox?to=${encodeURIComponent(to)}`)
  const sent = (await reply.json()) as Sent[] | { value: Sent[] }
  return (Array.isArray(sent) ? sent : sent.value).flatMap(({ text }) => text.match(/http\S+#resetToken=\S+/) ?? [])
}

describe('a forgotten password', () => {
  it('is asked for by username and e-mail, both there and well formed [AUTH-45] [VAL-55]', async () => {
    const { page, element } = await forgot()
    expect(one(element, '[role=tablist]'), 'without SMS there is one way').to.equal(null)
    await press(element, 'Send link')
    await until(() => problem(element, 'username'))
    expect(problem(element, 'username')).to.equal('Input cannot be empty')
    expect(problem(element, 'email')).to.equal('Input cannot be empty')
    await fill(element, { username: 'no body', email: 'no body' })
    await press(element, 'Send link')
    await until(() => problem(element, 'username') === 'Account format is incorrect')
    expect(problem(element, 'email')).to.equal('E-mail format is incorrect')
    expect(callsOf(page, path)).to.equal(0)
  })

  it('says that an unknown pair does not exist, and sends nothing twice [ERR-13]', async () => {
    const { page, element } = await forgot('username="nobody12"')
    expect(field(element, 'username')?.value).to.equal('nobody12')
    await fill(element, { email: 'nobody@baize.example' })
    for (let turn = 0; turn < 3; turn++) await press(element, 'Send link')
    await until(() => alert(element) === 'Username/Email does not exist')
    expect(callsOf(page, path)).to.equal(1)
  })

  it('has a link sent for username and e-mail, and says so [AUTH-41] [AUTH-42] [ERR-34] [ENT-10]', async () => {
    const calls = listening()
    const { element } = await forgot('', calls.fetch)
    const before = (await links('demo@baize.example')).length
    await fill(element, { username: 'demo', email: 'demo@baize.example' })
    await press(element, 'Send link')
    await until(() => one(element, '[role=status]')?.textContent === 'An e-mail with a reset link has been sent')
    const [asked, ...more] = await calls.sent(path)
    expect(asked).to.include({ username: 'demo', email: 'demo@baize.example' })
    expect(more).to.deep.equal([])
    const [link = ''] = await links('demo@baize.example')
    expect((await links('demo@baize.example')).length).to.equal(before + 1)
    expect(new URL(link).pathname).to.equal('/forgot-password')
    expect(one(element, 'form')).to.equal(null)
  })

  it('takes the token of a link out of the address at once, and says where it is too old', async () => {
    const { page, element } = await forgot()
    page.location.hash = 'resetToken=of-another-day'
    await until(() => field(element, 'newPassword'), 'the new password is asked for')
    expect(page.location.hash).to.equal('')
    await fill(element, { newPassword: 'short1', confirmNewPassword: 'other' })
    await press(element, 'Set new password')
    await until(() => problem(element, 'newPassword') === 'Please fill in your password with 8 - 64 characters')
    expect(problem(element, 'confirmNewPassword')).to.equal('The two passwords are inconsistent')
    await fill(element, { newPassword: 'Ghijkl34', confirmNewPassword: 'Ghijkl34' })
    await press(element, 'Set new password')
    await until(() => alert(element) === 'This link was used or has expired, please request a new one')
    expect(page.document.documentElement.outerHTML).not.to.contain('of-another-day')
    await press(element, 'Request a new link')
    await until(() => field(element, 'email'), 'the way by e-mail is there again')
  })

  it('is set by phone with the number, the code sent to it and the new password [AUTH-44] [ERR-05] [ENT-11]', async () => {
    const { element } = await forgot('', differing(withSettings({ smsResetEnabled: true })).fetch)
    ;(await until(() => all(element, '[role=tab]').find(tab => tab.textContent === 'By phone'))).click()
    await fill(element, { mobileNum: 'six' })
    await press(element, 'Set new password')
    await until(() => problem(element, 'mobileNum') === 'Please enter a valid mobile number')
    await fill(element, {
      mobileNum: '+34 612 345 678',
      verificationCode: '000000',
      newPassword: 'Ghijkl34',
      confirmNewPassword: 'Ghijkl34',
    })
    await press(element, 'Set new password')
    await until(() => problem(element, 'verificationCode') === 'Invalid verification code')
    expect(sealed('resetPassword')).to.include({
      newPassword: 'Ghijkl34',
      mobileNum: '612345678',
      countryDialingCode: '34',
      verificationCode: '000000',
    })
  })

  it("leads to the operator's own site on a page that may set no password, and asks for nothing [SDK-11]", async () => {
    const lists = { inline: 'all' }
    const fetch: typeof globalThis.fetch = async (...request) => {
      const reply = await globalThis.fetch(...request)
      const headers = new Headers(reply.headers)
      headers.set('x-inline', lists.inline)
      headers.set('x-frames', 'none')
      return new Response(reply.body, { status: reply.status, headers })
    }
    const partner = () => openSite('<baize-forgot-password></baize-forgot-password>', fetch, { ownSite: false })
    const element = await untilDrawn(await partner(), 'baize-forgot-password')
    const go = await until(() => all(element, 'button').find(each => each.textContent?.startsWith('Continue on')))
    expect(go.textContent).to.equal("Continue on the operator's site")
    expect(one(element, 'form')).to.equal(null)

    lists.inline = 'baize-forgot-password'
    const named = await untilDrawn(await partner(), 'baize-forgot-password')
    await until(() => field(named, 'username'), 'the form is there where the operator names the element')
  })

  it('leads to the two other popups, with what was typed [POP-18]', async () => {
    const { page, element } = await forgot()
    const heard = asked(page)
    await fill(element, { username: 'linhtran92' })
    await press(element, 'Log in')
    await until(() => heard.popups.length === 1, 'it is known that nobody is logged in')
    await press(element, 'Register')
    expect(heard.popups).to.deep.equal(['login', 'register'])
  })

  it("stands in the page's own tree for password managers", async () => {
    const { page } = await forgot('light-form')
    const inputs = [...page.document.querySelectorAll<HTMLInputElement>('baize-forgot-password input')]
    expect(inputs.map(({ autocomplete }) => autocomplete)).to.deep.equal(['username', 'email'])
    expect(inputs.every(({ form }) => form === page.document.forms[0])).to.equal(true)
    await settle()
  })
})
