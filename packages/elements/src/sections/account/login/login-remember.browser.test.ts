import { expect } from 'chai'
import { untilDrawn, type HostWindow } from '../../../../test/support/host-page.ts'
import { afterEach, beforeEach, describe, it } from '../../../../test/support/mocha.ts'
import { openSite } from '../../../../test/support/own-site.ts'
import { button, field, fill, press, see } from '../../../../test/support/person.ts'
import { next, settle, until } from '../../../../test/support/wait.ts'

const names = ['baize.demo.username', 'baize.demo.password']
const clear = () => names.forEach(name => (document.cookie = `${name}=; Max-Age=0; Path=/`))
beforeEach(clear)
afterEach(() => {
  document.body.replaceChildren()
  clear()
})

const kept = () => names.filter(name => document.cookie.includes(`${name}=`))

async function login(attributes = ''): Promise<{ page: HostWindow; element: HTMLElement }> {
  const page = await openSite(`<baize-login ${attributes}></baize-login>`)
  const element = await untilDrawn(page, 'baize-login')
  await until(() => button(element, 'Forgot password'), 'what comes after the first draw is there')
  return { page, element }
}
async function enter(element: HTMLElement): Promise<void> {
  const begun = next(element, 'baize-login')
  await fill(element, { username: 'demo', password: 'Demo1234' })
  await press(element, 'Log in')
  await begun
}

/**
 * Goes away without logging out, as closing a browser does: the next visitor is a guest, whom no
 * other tab hands a session.
 */
function leave(): void {
  document.body.replaceChildren()
  sessionStorage.clear()
  localStorage.clear()
}

/** The record that the client shares with every script of its page. */
interface Shared {
  scope?: { session: { remember: { read: () => Promise<unknown> } } }
}
const shared = (page: HostWindow) => (page as unknown as Record<symbol, Shared>)[Symbol.for('baize.v1')]

describe('remember-me', () => {
  it('fills in username and password at the next visit, for one day [AUTH-10] [CONST-11]', async () => {
    const { element } = await login()
    await fill(element, { remember: true })
    await enter(element)
    await until(() => kept().length === 2, 'both cookies are there')
    const { cookieStore } = globalThis as unknown as {
      cookieStore: { get(name: string): Promise<{ expires: number | null }> }
    }
    const { expires } = await cookieStore.get('baize.demo.username')
    expect(Math.round(((expires ?? 0) - Date.now()) / 3_600_000)).to.equal(24)
    const values = document.cookie.replaceAll('baize.demo.', '')
    expect(values).not.to.contain('demo').and.not.to.contain('Demo1234')

    leave()
    const again = await login()
    await until(() => field(again.element, 'remember')?.checked, 'what was kept is filled in')
    await until(() => field(again.element, 'username')?.value === 'demo', 'the username is filled in')
    await until(() => field(again.element, 'password')?.value === 'Demo1234', 'the password is filled in')
  })

  it('forgets both as soon as its tick is taken away [AUTH-11]', async () => {
    const { element } = await login()
    await fill(element, { remember: true })
    await enter(element)
    await until(() => kept().length === 2)
    leave()
    const again = await login()
    await until(() => field(again.element, 'remember')?.checked)
    await fill(again.element, { remember: true })
    await until(() => kept().length === 0, 'the cookies are gone')
  })

  it('keeps nothing without its tick', async () => {
    const { element } = await login()
    await enter(element)
    await settle()
    expect(kept()).to.deep.equal([])
  })

  it('overwrites nothing that stands in the form already', async () => {
    const { element } = await login()
    await fill(element, { remember: true })
    await enter(element)
    await until(() => kept().length === 2)
    leave()
    const again = await login('username="linhtran92"')
    await until(() => field(again.element, 'remember')?.checked)
    expect(field(again.element, 'username')?.value).to.equal('linhtran92')
    expect(field(again.element, 'password')?.value).to.equal('')
  })

  it('is not offered on the agent side [AUTH-13]', async () => {
    const { element } = await login('side="agent"')
    expect(field(element, 'remember')).to.equal(null)
  })

  it("fills a form in the page's own tree, too", async () => {
    const { element } = await login()
    await fill(element, { remember: true })
    await enter(element)
    await until(() => kept().length === 2)
    leave()
    const again = await login('light-form')
    await see(again.element, 'input[name=password]')
    await until(() => field(again.element, 'password')?.value === 'Demo1234')
  })

  it('fills in nothing, and troubles the page with nothing, where what is kept does not load', async () => {
    const page = await openSite('<baize-account-bar></baize-account-bar>')
    const troubles: unknown[] = []
    page.addEventListener('unhandledrejection', ({ reason }) => troubles.push(reason))
    const { remember } = (await until(() => shared(page)?.scope)).session
    remember.read = () => Promise.reject(new Error('The network is gone'))
    page.document.body.append(page.document.createElement('baize-login'))
    const element = await untilDrawn(page, 'baize-login')
    await until(() => field(element, 'remember'), 'remember-me is there')
    await settle()
    expect(field(element, 'username')?.value).to.equal('')
    expect(troubles).to.deep.equal([])
  })
})
