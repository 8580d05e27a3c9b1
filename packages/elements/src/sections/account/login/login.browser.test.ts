import { expect } from 'chai'
import { untilDrawn, type HostWindow } from '../../../../test/support/host-page.ts'
import { afterEach, describe, it } from '../../../../test/support/mocha.ts'
import { captchaCode, newName, openSite, sealed } from '../../../../test/support/own-site.ts'
import { alert, button, field, fill, focused, one, press, problem, see } from '../../../../test/support/person.ts'
import { next, settle, until } from '../../../../test/support/wait.ts'

afterEach(() => document.body.replaceChildren())

async function login(attributes = ''): Promise<{ page: HostWindow; element: HTMLElement }> {
  const page = await openSite(`<baize-login ${attributes}></baize-login>`)
  return { page, element: await untilDrawn(page, 'baize-login') }
}
const calls = (page: HostWindow) =>
  page.performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/wps/session/login')).length

/** Sends the form and waits for the platform's answer. */
async function refuse(element: HTMLElement, values: Record<string, string>): Promise<void> {
  await fill(element, values)
  const reported = next(element, 'baize-error')
  await press(element, 'Log in')
  await reported
  await settle()
}

describe('the login', () => {
  it('asks for username and password, says at the field what is missing, and goes there [AUTH-03] [VAL-38]', async () => {
    const { page, element } = await login()
    await press(element, 'Log in')
    await until(() => problem(element, 'username'))
    expect(problem(element, 'username')).to.equal('Input cannot be empty')
    expect(problem(element, 'password')).to.equal('Input cannot be empty')
    await until(() => focused(page.document) === field(element, 'username'), 'the focus is in the first of them')
    expect(calls(page)).to.equal(0)
    await fill(element, { username: 'd' })
    await settle()
    expect(problem(element, 'username')).to.equal(null)
  })

  it('reads what a password manager wrote without telling anybody, and the form leaves when the session begins [AUTH-17]', async () => {
    const { element } = await login()
    Object.assign(field(element, 'username') ?? {}, { value: ' demo ' })
    Object.assign(field(element, 'password') ?? {}, { value: 'Demo1234' })
    const begun = next(element, 'baize-login')
    await press(element, 'Log in')
    expect((await begun).detail).to.deep.include({ account: 'demo', isAgent: false, isTrial: false })
    expect(sealed('login')).to.include({ username: 'demo', password: 'Demo1234', type: 'username', side: 'player' })
    expect(sealed('login')).to.not.include.keys('captcha', 'captchaId')
    await until(() => !one(element, 'form'), 'the form is gone')
    await until(() => element.shadowRoot?.textContent?.includes('You are logged in as'), 'it says who is logged in')
  })

  it('shows the captcha only after the platform asks for it, and a new one after each failure [AUTH-04] [AUTH-06] [VAL-39] [ERR-21] [ERR-26]', async () => {
    const { page, element } = await login()
    const username = newName()
    expect(field(element, 'captcha')).to.equal(null)
    await refuse(element, { username, password: 'Wrong1234' })
    await until(() => alert(element) === 'Please enter correct user information')
    expect(field(element, 'captcha')).to.equal(null)
    await refuse(element, { username, password: 'Wrong1234' })
    const picture = (await see(element, '.captcha-picture img')) as HTMLImageElement
    expect(picture.src).to.match(/^data:image\//)
    await until(() => focused(page.document) === field(element, 'captcha'), 'the focus is where it goes on')
    expect(alert(element)).to.equal('Please enter correct user information')
    const hint = field(element, 'captcha')?.getAttribute('aria-describedby')
    expect(one(element, `#${hint}`)?.textContent).to.equal('Please enter the captcha')

    await press(element, 'Log in')
    await until(() => problem(element, 'captcha'))
    expect(problem(element, 'captcha')).to.equal('Please enter the captcha')
    const before = field(element, 'captchaId')?.value
    await refuse(element, { password: 'Wrong1234', captcha: 'nope' })
    await until(() => problem(element, 'captcha') === 'Captcha is incorrect')
    await until(() => field(element, 'captchaId')?.value !== before, 'another picture comes')
    expect(field(element, 'captcha')?.value).to.equal('')
    expect(focused(page.document)).to.equal(field(element, 'captcha'))
  })

  it('brings another picture at most once in a second [AUTH-08] [CONST-09]', async () => {
    const { page, element } = await login()
    const username = newName()
    for (let turn = 0; turn < 2; turn++) await refuse(element, { username, password: 'Wrong1234' })
    await see(element, '.captcha-picture img')
    const pictures = () =>
      page.performance.getEntriesByType('resource').filter(({ name }) => name.includes('/wps/captcha')).length
    const before = pictures()
    const at = page.performance.now()
    Object.assign(page.performance, { now: () => at })
    for (let turn = 0; turn < 5; turn++) await press(element, 'New captcha image')
    await settle()
    expect(pictures() - before).to.be.at.most(1)
  })

  it('lets in who cannot see the picture: their browser works instead [AUTH-09]', async () => {
    const { element } = await login('side="agent"')
    for (let turn = 0; turn < 2; turn++) await refuse(element, { username: 'agent', password: 'Wrong1234' })
    await until(() => button(element, "I can't see the image"), 'there is another way')
    await press(element, "I can't see the image")
    await until(() => element.shadowRoot?.textContent?.includes('Your browser has been verified.'))
    expect(field(element, 'captcha')?.type).to.equal('hidden')
    await fill(element, { username: 'agent', password: 'Agent1234' })
    const begun = next(element, 'baize-login')
    await press(element, 'Log in')
    await begun
  })

  it('sends username, password, type and the captcha that was read, and lets in who answers it [AUTH-01] [ENT-07]', async () => {
    const { element } = await login('side="agent"')
    for (let turn = 0; turn < 2; turn++) await refuse(element, { username: 'agent', password: 'Wrong1234' })
    await see(element, '.captcha-picture img')
    const captchaId = field(element, 'captchaId')?.value ?? ''
    const captcha = await captchaCode(captchaId)
    await fill(element, { username: 'agent', password: 'Agent1234', captcha })
    const begun = next(element, 'baize-login')
    await press(element, 'Log in')
    expect((await begun).detail['isAgent']).to.equal(true)
    const typed = { username: 'agent', password: 'Agent1234' }
    expect(sealed('login')).to.include({ ...typed, type: 'username', side: 'agent', captcha, captchaId })
  })

  it('lets only agents in on the agent side, and offers them no other login [AUTH-14] [AUTH-15] [ERR-25]', async () => {
    const { element } = await login('side="agent"')
    await refuse(element, { username: 'demo', password: 'Demo1234' })
    await until(() => alert(element) === 'Non-agents cannot log in')
    expect(button(element, 'Register')).to.equal(null)
    expect(button(element, 'Try for free')).to.equal(null)
  })

  it('is sent once, however often it is pressed', async () => {
    const { page, element } = await login()
    await fill(element, { username: newName(), password: 'Wrong1234' })
    const reported = next(element, 'baize-error')
    for (let turn = 0; turn < 3; turn++) await press(element, 'Log in')
    expect(button(element, 'Log in')?.getAttribute('aria-busy')).to.equal('true')
    await reported
    await settle()
    expect(calls(page)).to.equal(1)
  })

  it('shows and hides what is typed as password', async () => {
    const { element } = await login()
    expect(field(element, 'password')?.type).to.equal('password')
    await press(element, 'Show characters')
    await until(() => field(element, 'password')?.type === 'text', 'it can be read')
    await press(element, 'Hide characters')
    await until(() => field(element, 'password')?.type === 'password', 'it is hidden again')
  })

  it('says what a trial gives, and starts one from its link [AUTH-49]', async () => {
    const { element } = await login()
    expect(element.shadowRoot?.textContent).to.contain('Games, favourites and payments need a real account.')
    const begun = next(element, 'baize-login')
    await press(element, 'Try for free')
    expect((await begun).detail['isTrial']).to.equal(true)
  })
})

describe('the light form', () => {
  it("stands in the page's own tree with all its fields, and Enter sends it once", async () => {
    const { page, element } = await login('light-form')
    const fields = [...page.document.querySelectorAll<HTMLInputElement>('input[autocomplete]')]
    expect(fields.map(input => input.autocomplete)).to.deep.equal(['username', 'current-password'])
    expect(fields.every(input => input.form === page.document.forms[0])).to.equal(true)
    expect(page.getComputedStyle(fields[0]?.parentElement as Element).height).to.equal('44px')
    page.document.forms[0]?.requestSubmit()
    await until(() => problem(element, 'username'))
    expect(problem(element, 'username')).to.equal('Input cannot be empty')
  })

  it('stays inside where the page has a form around it, and says so', async () => {
    const page = await openSite('<form id="host"><baize-login light-form></baize-login></form>')
    const element = await untilDrawn(page, 'baize-login')
    await until(() => element.shadowRoot?.querySelector('form'))
    let submits = 0
    page.document.querySelector('#host')?.addEventListener('submit', () => submits++)
    await press(element, 'Log in')
    await until(() => problem(element, 'username'))
    expect(submits).to.equal(0)
    expect(page.document.forms.length).to.equal(1)
  })
})
