import { expect } from 'chai'
import { differing, withSettings, type Differences } from '../../../../test/support/answers.ts'
import { untilDrawn, type HostWindow } from '../../../../test/support/host-page.ts'
import { afterEach, describe, it } from '../../../../test/support/mocha.ts'
import { openSite } from '../../../../test/support/own-site.ts'
import { alert, all, button, fill, one, press, see } from '../../../../test/support/person.ts'
import { next, settle, until } from '../../../../test/support/wait.ts'

afterEach(() => document.body.replaceChildren())

const oneClick = withSettings({ firebase: { enabled: true, channels: ['google', 'facebook', 'phone'] } })

async function login(differences: Differences = {}, attributes = '') {
  const { fetch, asked } = differing(differences)
  const page = await openSite(`<baize-login ${attributes}></baize-login>`, fetch)
  return { page, element: await untilDrawn(page, 'baize-login'), asked }
}
/** Collects what an element asks the page to open; nothing opens. */
function asks(page: HostWindow) {
  const asked: { name: string; detail: object }[] = []
  page.document.addEventListener('baize-open', event => {
    event.preventDefault()
    asked.push((event as CustomEvent<(typeof asked)[number]>).detail)
  })
  return asked
}
async function send(element: HTMLElement, values: Record<string, string>): Promise<void> {
  await fill(element, values)
  await press(element, 'Log in')
}

describe('what a login leads to', () => {
  it('is a new password where the old one is the opening one, and nobody is in yet [AUTH-23] [AUTH-25]', async () => {
    const { page, element } = await login()
    const asked = asks(page)
    await send(element, { username: 'newbie', password: '123456' })
    await until(() => asked.length)
    expect(asked).to.deep.equal([{ name: 'change-password', detail: {} }])
    await until(() => button(element, 'Log in')?.getAttribute('aria-busy') === null, 'the form is free again')
    expect(alert(element)).to.equal('')
  })

  it('is a second verification where the platform asks for one, told nothing that is secret [AUTH-28]', async () => {
    const secondVerification = { challengeId: 'c-1', methods: [{ method: 'sms', target: '+34 ••• 001' }] }
    const refusal = { success: false, code: 'SECOND_VERIFICATION', message: '', value: { secondVerification } }
    const answers = (input: RequestInfo | URL, init?: RequestInit) =>
      new URL(input instanceof Request ? input.url : input.toString(), location.href).pathname.endsWith(
        '/session/login',
      )
        ? Promise.resolve(Response.json(refusal))
        : fetch(input, init)
    const page = await openSite('<baize-login></baize-login>', answers)
    const element = await untilDrawn(page, 'baize-login')
    const asked = asks(page)
    await send(element, { username: 'demo', password: 'Demo1234' })
    await until(() => asked.length)
    expect(asked).to.deep.equal([{ name: 'second-verification', detail: secondVerification }])
    expect(JSON.stringify(asked)).not.to.contain('Demo1234')
  })

  it('is a forgotten password, with the username that was typed [AUTH-56] [ROLE-04]', async () => {
    const { page, element } = await login()
    const asked = asks(page)
    await fill(element, { username: 'linhtran92' })
    await press(element, 'Forgot password')
    expect(asked).to.deep.equal([{ name: 'forgot-password', detail: { username: 'linhtran92' } }])
  })

  it('is a quick login where the device may, by the masked account [AUTH-32]', async () => {
    const quick = { kind: 'pin', account: 'd••o', challenge: '', credentialId: '', rpId: '' }
    const { page, element } = await login({ '/login/quick/options': () => quick })
    const asked = asks(page)
    await press(element, 'Continue as d••o')
    expect(asked).to.deep.equal([{ name: 'quick-login', detail: {} }])
    const agent = await login({ '/login/quick/options': () => quick }, 'side="agent"')
    await until(() => button(agent.element, 'Forgot password'))
    await settle()
    expect(agent.asked('/login/quick/options')).to.equal(0)
  })

  it('is refused to accounts that are no members’ [AUTH-16] [ERR-24] [ROLE-26]', async () => {
    const { element } = await login({ '/member/info': value => ({ ...value, type: 7 }) })
    await send(element, { username: 'demo', password: 'Demo1234' })
    await until(() => alert(element))
    expect(alert(element)).to.equal('Non-member account unable to login')
  })
})

describe('one-click login', () => {
  /** Catches the windows that a page opens. */
  function windows(page: HostWindow) {
    const opened: { address: URL; closed: boolean; close(): void }[] = []
    page.open = address => {
      const made = { address: new URL(String(address)), closed: false, close: () => void (made.closed = true) }
      opened.push(made)
      return made as unknown as Window
    }
    return opened
  }
  const post = (page: HostWindow, source: object, data: object, origin = location.origin) => {
    const event = new page.MessageEvent('message', { data, origin })
    Object.defineProperty(event, 'source', { value: source })
    page.dispatchEvent(event)
  }

  it('shows when it is configured, not for agents [REG-16] [AUTH-14]', async () => {
    const { element } = await login(oneClick)
    await until(() => button(element, 'Google'))
    expect(button(element, 'Facebook')).not.to.equal(null)
    expect(all(element, '.ways-button').map(each => each.textContent)).to.deep.equal(['Facebook', 'Google'])
    const agent = await login(oneClick, 'side="agent"')
    await until(() => button(agent.element, 'Forgot password'))
    await settle()
    expect(button(agent.element, 'Google')).to.equal(null)
    const plain = await login()
    await until(() => button(plain.element, 'Forgot password'))
    await settle()
    expect(one(plain.element, '.ways')).to.equal(null)
  })

  it('opens its window in the click, and says so where that is closed [ERR-11]', async () => {
    const { page, element } = await login(oneClick)
    const opened = windows(page)
    await press(element, 'Google')
    expect(opened[0]?.address.pathname).to.equal('/dev/identity')
    expect(opened[0]?.address.searchParams.get('origin')).to.equal(location.origin)
    await press(element, 'Google')
    expect(opened.length).to.equal(1)
    const reported = next(element, 'baize-error')
    opened[0]?.close()
    expect((await reported).detail['code']).to.equal('LOGIN_POPUP_CLOSED')
    expect((await see(element, 'dialog')).textContent).to.contain('Login failure, please try again')
  })

  it('hears its own window, from its own origin, for what it asked, and nothing else [REG-37]', async () => {
    const { page, element, asked } = await login(oneClick)
    const opened = windows(page)
    await press(element, 'Google')
    const [made] = opened
    if (!made) throw new Error('No window was opened')
    const answer = { type: 'baize-identity', state: made.address.searchParams.get('state'), idToken: 'not-a-token' }
    post(page, made, answer, 'https://evil.example')
    post(page, page, answer)
    post(page, made, { ...answer, state: 'of-another' })
    post(page, made, { ...answer, type: 'of-another' })
    await settle()
    expect([asked('/login/firebase'), made.closed]).to.deep.equal([0, false])
    const reported = next(element, 'baize-error')
    post(page, made, answer)
    await reported
    expect([asked('/login/firebase'), made.closed]).to.deep.equal([1, true])
  })
})
