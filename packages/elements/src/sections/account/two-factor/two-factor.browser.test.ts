import { totp } from '@baize/testing/totp'
import { expect } from 'chai'
import { untilDrawn } from '../../../../test/support/host-page.ts'
import { callsOf, openMember } from '../../../../test/support/member.ts'
import { afterEach, describe, it } from '../../../../test/support/mocha.ts'
import { goodPassword, openSite } from '../../../../test/support/own-site.ts'
import { all, button, fill, focused, one, press, problem, see } from '../../../../test/support/person.ts'
import { next, settle, until } from '../../../../test/support/wait.ts'

afterEach(() => document.body.replaceChildren())

async function member() {
  const { page } = await openMember('<baize-two-factor></baize-two-factor>')
  const element = await untilDrawn(page, 'baize-two-factor')
  await until(() => button(element, 'Set up'), 'it is off')
  return { page, element }
}

describe('two-factor verification', () => {
  it('is for members', async () => {
    const page = await openSite('<baize-two-factor></baize-two-factor>')
    const element = await untilDrawn(page, 'baize-two-factor')
    await until(() => element.shadowRoot?.textContent?.includes('You are not logged in, please login'))
    expect(callsOf(page, '/wps/v2/member/2fa')).to.equal(0)
  })

  it('leaves the secret to be copied by hand where the page forbids copying, and troubles the page with nothing', async () => {
    const { page, element } = await member()
    const troubles: unknown[] = []
    page.addEventListener('unhandledrejection', ({ reason }) => troubles.push(reason))
    page.navigator.clipboard.writeText = () => Promise.reject(new DOMException('Not here', 'NotAllowedError'))
    await press(element, 'Set up')
    await see(element, 'input[name=password]')
    await fill(element, { password: goodPassword })
    await press(element, 'Continue')
    await see(element, '[part=code]')
    await press(element, 'Copy')
    await settle()
    expect(troubles).to.deep.equal([])
    expect(one(element, 'code')?.textContent?.replaceAll(' ', '')).to.match(/^[A-Z2-7]{32}$/)
  })

  it('is set up with the password, a picture, a secret and one code, shows its recovery codes once, and goes off with a code and the password [AUTH-30]', async () => {
    const { page, element } = await member()
    await press(element, 'Set up')
    await until(() => focused(page.document)?.getAttribute('name') === 'password', 'the password can be typed')
    await press(element, 'Cancel')
    await until(() => focused(page.document)?.textContent === 'Set up', 'the focus is back')
    await press(element, 'Set up')
    await see(element, 'input[name=password]')
    await press(element, 'Continue')
    await until(() => problem(element, 'password') === 'Input cannot be empty')
    await fill(element, { password: 'Wrong1234' })
    await press(element, 'Continue')
    await until(() => problem(element, 'password') === 'Incorrect password')
    await fill(element, { password: goodPassword })
    await press(element, 'Continue')
    const picture = await see(element, '[part=code]')
    expect(picture.getAttribute('aria-label')).to.equal('QR code for your authenticator app')
    const secret = one(element, 'code')?.textContent ?? ''
    expect(secret.replaceAll(' ', '')).to.match(/^[A-Z2-7]{32}$/)
    await until(() => focused(page.document)?.getAttribute('name') === 'code', 'the code can be typed')

    await fill(element, { code: '000000' })
    await press(element, 'Turn on')
    await until(() => problem(element, 'code') === 'Incorrect answer. 4 attempts left')
    const switched = next(element, 'baize-two-factor')
    await fill(element, { code: await totp(secret) })
    await press(element, 'Turn on')
    expect((await switched).detail).to.deep.equal({ enabled: true })
    await until(() => all(element, 'ol code').length === 10, 'ten recovery codes are shown')
    const [recovery = ''] = all(element, 'ol code').map(({ textContent }) => textContent ?? '')
    expect(element.shadowRoot?.innerHTML.includes('blob:')).to.equal(false)

    await press(element, 'I have saved them')
    await until(() => one(element, '[part=badge]')?.textContent === 'On')
    expect(element.shadowRoot?.textContent).to.contain('10 recovery codes left')
    expect(element.shadowRoot?.textContent).not.to.contain(recovery)

    await press(element, 'Turn off')
    await until(() => one(element, 'input[name=password]'), 'code and password are asked for')
    await press(element, 'Turn off')
    await until(() => problem(element, 'password') === 'Input cannot be empty')
    await fill(element, { code: recovery, password: goodPassword })
    await press(element, 'Turn off')
    await until(() => one(element, '[part=badge]')?.textContent === 'Off')
  })
})
