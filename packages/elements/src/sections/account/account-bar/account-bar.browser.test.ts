import { expect } from 'chai'
import { untilDrawn, type HostWindow } from '../../../../test/support/host-page.ts'
import { asked, openMember } from '../../../../test/support/member.ts'
import { afterEach, describe, it } from '../../../../test/support/mocha.ts'
import { addressOf, goodPassword, newName, openSite } from '../../../../test/support/own-site.ts'
import { all, button, field, fill, focused, one, press, see } from '../../../../test/support/person.ts'
import { next, settle, until } from '../../../../test/support/wait.ts'

afterEach(() => document.body.replaceChildren())

const tall = '<p style="height: 3000px">A long page</p>'

async function bar(more = ''): Promise<{ page: HostWindow; element: HTMLElement }> {
  const page = await openSite(`<baize-account-bar></baize-account-bar>${more}`)
  const element = await untilDrawn(page, 'baize-account-bar')
  await until(() => button(element, 'Log in'), 'the ways in are shown')
  return { page, element }
}

/** Opens an account through the popup, as a visitor does. */
async function join({ page, element }: { page: HostWindow; element: HTMLElement }): Promise<string> {
  const username = newName()
  await press(element, 'Register')
  const popup = await see(page.document, 'baize-register')
  await fill(popup, { username, password: goodPassword, confirmPassword: goodPassword, terms: true })
  const begun = next(page.document, 'baize-login')
  await press(popup, 'Register')
  await begun
  await see(element, '.balance .money')
  // Said once, and gone when it is closed.
  const toast = await see(element, '[part=toast]')
  expect(toast.textContent).to.equal(`Account openedWelcome, ${username}. Your balance: €1,000.00.`)
  await press(toast, 'Close')
  await until(() => !one(element, '[part=toast]'), 'nothing is said any more')
  return username
}
const amount = (element: Element) => one(element, '.balance-amount')?.textContent

describe('the account bar of a guest', () => {
  it('shows Try for free, Login and Register [HEAD-01]', async () => {
    const { element } = await bar()
    expect(all(element, 'button').map(({ textContent }) => textContent)).to.deep.equal([
      'Try for free',
      'Log in',
      'Register',
    ])
  })

  it('asks the page first, and leaves it to a page that answers', async () => {
    const { page, element } = await bar()
    const asked: unknown[] = []
    page.document.addEventListener('baize-open', event => {
      event.preventDefault()
      asked.push((event as CustomEvent<{ name: string }>).detail.name)
    })
    await press(element, 'Log in')
    await settle()
    expect(asked).to.deep.equal(['login'])
    expect(page.document.querySelector('baize-popup-host')).to.equal(null)
  })

  it('opens the login over a page that does not answer; Escape closes it and the focus comes back [POP-03] [POP-13]', async () => {
    const { page, element } = await bar(tall)
    page.scrollTo(0, 120)
    await press(element, 'Log in')
    const dialog = (await see(page.document, 'dialog')) as HTMLDialogElement
    expect(dialog.matches(':modal')).to.equal(true)
    expect(dialog.getAttribute('aria-label')).to.equal('Log in')
    await see(page.document, 'input[name=password]')
    expect(page.getComputedStyle(page.document.documentElement).overflow).to.equal('hidden')

    dialog.dispatchEvent(new Event('cancel', { cancelable: true }))
    await until(() => !one(page.document, 'dialog'), 'the dialog is gone')
    expect(page.getComputedStyle(page.document.documentElement).overflow).to.equal('visible')
    expect(page.document.documentElement.hasAttribute('style')).to.equal(false)
    expect(page.scrollY).to.equal(120)
    await until(() => focused(page.document) === button(element, 'Log in'), 'the focus is back')
  })

  it('gives the popup the tokens around it, and its theme', async () => {
    const page = await openSite(
      '<div style="--baize-felt: #8a1f3d"><baize-account-bar theme="light"></baize-account-bar></div>',
    )
    await press(await untilDrawn(page, 'baize-account-bar'), 'Log in')
    await see(page.document, 'input[name=password]')
    const popup = page.document.querySelector('baize-popup-host') as HTMLElement
    expect(popup.getAttribute('theme')).to.equal('light')
    const submit = one(page.document, 'baize-login') as HTMLElement
    expect(page.getComputedStyle(button(submit, 'Log in') as Element).backgroundColor).to.equal('rgb(138, 31, 61)')
  })

  it('says what a trial gives before it starts one, and once it has, and calls it so [HEAD-02]', async () => {
    const { element } = await bar()
    const gives =
      'Browse the site for 2 hours with a practice balance. Games, favourites and payments need a real account.'
    expect(button(element, 'Try for free')?.title).to.equal(gives)
    await press(element, 'Try for free')
    await see(element, '.balance .money')
    expect(element.shadowRoot?.textContent).to.contain('Trial player')
    await until(() => element.shadowRoot?.textContent.includes(gives), 'it is told once more')
  })

  it('leads a trial that would deposit or withdraw to the dialog for a real account [HEAD-19]', async () => {
    const { page, element } = await bar()
    await press(element, 'Try for free')
    const { popups } = asked(page)
    await press(element, 'Deposit')
    await press(element, 'Withdraw')
    expect(popups).to.deep.equal(['real-account', 'real-account'])
  })

  it('leads from a trial to an account of one’s own', async () => {
    const { page, element } = await bar()
    await press(element, 'Try for free')
    await see(element, '.balance .money')
    const ended = next(page.document, 'baize-logout')
    await press(element, 'Register')
    await ended
    await see(page.document, 'baize-register')
  })
})

describe('the account bar of a member', () => {
  it('leads to the deposit, and where there is room beside it to the withdrawal [HEAD-04] [HEAD-15] [HEAD-16]', async () => {
    const { page } = await openMember('<div style="width: 700px"><baize-account-bar></baize-account-bar></div>')
    const { to } = asked(page)
    const element = await untilDrawn(page, 'baize-account-bar')
    await press(element, 'Deposit')
    await press(element, 'Withdraw')
    expect(to).to.deep.equal(['/member/depositv2', '/member/withdraw'])
    const place = element.parentElement
    if (place) place.style.width = '640px'
    await until(() => button(element, 'Withdraw')?.checkVisibility() === false, 'it is found under the name')
    expect(button(element, 'Deposit')?.checkVisibility()).to.equal(true)
  })

  it('shows the balance with two decimals and separators, with its symbol [HEAD-02] [WAL-01] [WAL-03] [CONST-28]', async () => {
    const place = await bar()
    const username = await join(place)
    expect(amount(place.element)).to.equal('€1,000.00')
    expect(one(place.element, '.account-name')?.textContent).to.equal(username)
    expect(one(place.page.document, 'dialog')).to.equal(null)
  })

  it('hides the balance behind six stars, and remembers it [WAL-02] [WAL-04]', async () => {
    const place = await bar()
    await join(place)
    await press(place.element, 'Hide balance')
    await until(() => amount(place.element) === '******', 'stars are shown')
    const other = place.page.document.body.appendChild(place.page.document.createElement('baize-account-bar'))
    await see(other, '.balance-amount')
    expect(amount(other)).to.equal('******')
    expect(localStorage.getItem('baize.hide-balance')).to.equal('1')
    await press(other, 'Show balance')
    await until(() => amount(place.element) === '€1,000.00', 'the amount is shown again, everywhere')
  })

  it('asks for the balance again on demand, at most once in three seconds [HEAD-03]', async () => {
    const place = await bar()
    await join(place)
    const asked = () =>
      place.page.performance.getEntriesByType('resource').filter(({ name }) => name.includes('/wallets/balance')).length
    const before = asked()
    const at = place.page.performance.now()
    Object.assign(place.page.performance, { now: () => at })
    for (let turn = 0; turn < 3; turn++) await press(place.element, 'Refresh balance')
    await until(() => asked() > before, 'the balance is asked for')
    await settle()
    expect(asked() - before).to.equal(1)
  })

  it('keeps the last balance when a refresh fails, and says so [HEAD-20]', async () => {
    let broken = false
    const fetch: typeof globalThis.fetch = (input, init) =>
      broken && addressOf(input).includes('/wallets/balance')
        ? Promise.reject(new TypeError('offline'))
        : globalThis.fetch(input, init)
    const page = await openSite('<baize-account-bar></baize-account-bar>', fetch)
    const element = await untilDrawn(page, 'baize-account-bar')
    await join({ page, element })
    broken = true
    await press(element, 'Refresh balance')
    const toast = await see(element, '[part=toast]')
    expect(toast.textContent).to.contain('Network link is abnormal, please try again')
    expect(amount(element)).to.equal('€1,000.00')
    await press(element, 'Close')
    await until(() => !one(element, '[part=toast]'), 'the toast is gone')
  })

  it('asks once before it signs out [HEAD-14] [AUTH-51]', async () => {
    const place = await bar()
    await join(place)
    await see(place.element, '.account-menu')
    const out = all(place.element, 'button').filter(each => (each.ariaLabel ?? each.textContent).trim() === 'Sign out')
    expect(
      out.map(each => each.role),
      'in the menu alone',
    ).to.deep.equal(['menuitem'])
    await press(place.element, 'Sign out')
    const question = await see(place.element, 'dialog')
    await press(question, 'Stay')
    await until(() => !one(place.element, 'dialog'), 'the question is gone')
    expect(one(place.element, '.balance')).not.to.equal(null)

    await press(place.element, 'Sign out')
    const ended = next(place.page.document, 'baize-logout')
    await press(await see(place.element, 'dialog'), 'Sign out')
    await ended
    await until(() => button(place.element, 'Log in'), 'the ways in are back')
    expect(sessionStorage.getItem('token')).to.equal(null)
  })
})

it('fits a phone: what can wait leaves, and nothing is wider than its place', async () => {
  const page = await openSite('<div style="width: 320px"><baize-account-bar></baize-account-bar></div>')
  const element = await untilDrawn(page, 'baize-account-bar')
  await until(() => button(element, 'Log in'))
  expect(button(element, 'Try for free')?.checkVisibility()).to.equal(false)
  expect(button(element, 'Log in')?.offsetHeight).to.equal(32)
  expect(element.scrollWidth).to.be.at.most(320)
  expect(field(element, 'username')).to.equal(null)
})
