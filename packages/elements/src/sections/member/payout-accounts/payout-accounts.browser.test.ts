import { addPayoutAccount, removePayoutAccount } from '@baize/contract'
import { totp } from '@baize/testing/totp'
import { expect } from 'chai'
import { differing } from '../../../../test/support/answers.ts'
import { untilDrawn, type HostWindow } from '../../../../test/support/host-page.ts'
import { asked, callsOf, openMember } from '../../../../test/support/member.ts'
import { afterEach, describe, it } from '../../../../test/support/mocha.ts'
import { addressOf, goodPassword, openSite, sealed } from '../../../../test/support/own-site.ts'
import { all, button, field, fill, focused, one, press, problem, see } from '../../../../test/support/person.ts'
import { switchOn } from '../../../../test/support/two-factor.ts'
import { next, until } from '../../../../test/support/wait.ts'

afterEach(() => document.body.replaceChildren())

const tag = 'baize-payout-accounts'
const markup = `<${tag}></${tag}>`
const secret = '192837'
const iban = 'DE89370400440532013000'
const otherIban = 'NL91ABNA0417164300'
const bitcoin = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'
const name = 'Ana Núñez Example'

const words = (element: Element) => element.shadowRoot?.textContent ?? ''
const says = (element: Element, text: string) => until(() => words(element).includes(text), `it says: ${text}`)
const accounts = (element: Element) => all(element, '[part=account]').map(({ textContent }) => textContent ?? '')
const select = (element: Element) => one(element, 'select[name=providerId]') as HTMLSelectElement | null

/** A new member at the accounts. */
async function open(
  fetch?: typeof globalThis.fetch,
  body = markup,
): Promise<{ page: HostWindow; element: HTMLElement }> {
  const { page } = await openMember(body, fetch)
  return { page, element: await untilDrawn(page, tag) }
}

/** Sets what an account takes, by the dialogs of the element. */
async function prepare(element: Element): Promise<void> {
  await press(element, 'Set up: Real name')
  await fill(await see(element, 'dialog'), { payeeName: name })
  await press(await see(element, 'dialog'), 'Save')
  await until(() => !one(element, 'dialog'), 'the name is set')
  await press(element, 'Set up: Transaction password')
  const dialog = await see(element, 'dialog')
  await fill(dialog, { password: goodPassword, newPaymentPassword: secret, confirmPaymentPassword: secret })
  await press(dialog, 'Set transaction password')
  await until(() => button(element, 'Add account'), 'an account can be added')
}

/** Chooses a provider by its place in the list, the first where nothing is said. */
async function choose(element: Element, place = 0): Promise<void> {
  const list = await until(() => select(element), 'the providers are there')
  const options = [...list.options].filter(({ value }) => value)
  list.value = options[place]?.value ?? ''
  list.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Adds an account of the first bank. */
async function add(element: Element, number = iban, more: Record<string, string | true> = {}): Promise<void> {
  await press(element, 'Add account')
  await choose(element)
  await fill(element, { number, paymentPassword: secret, ...more })
  await press(one(element, 'form') ?? element, 'Add account')
}

/** Adds an account and waits for the list. */
async function added(element: Element, number = iban): Promise<void> {
  await add(element, number)
  await says(element, 'The account was added.')
}

describe('payout accounts', () => {
  it('are for members: guests are led to the login [MEM-08]', async () => {
    const page = await openSite(markup)
    const heard = asked(page)
    await press(await untilDrawn(page, tag), 'Log in')
    expect(heard.popups).to.deep.equal(['login'])
  })

  it('say what must be set first, and set it in place [MEM-16] [MEM-31]', async () => {
    const { element } = await open()
    await says(element, 'No payout account yet')
    expect(button(element, 'Add account')).to.equal(null)
    await prepare(element)
    await says(element, `Every account must be in your real name, ${name}.`)
    expect(one(element, '[part=missing]')).to.equal(null)
  })

  it('are added, masked, the first one as the default [MEM-16] [API-92] [API-93]', async () => {
    const { page, element } = await open()
    await prepare(element)
    const news = next(page.document, 'baize-payout-account')
    await added(element)
    const { detail } = await news
    expect(detail).to.include({ change: 'added' })
    await until(() => accounts(element).length === 1, 'it is in the list')
    const [shown] = accounts(element)
    expect(shown).to.contain('Default').and.to.contain('3000').and.not.to.contain('04400532')
    expect(sealed(addPayoutAccount.name)).to.include({ number: iban, holder: name })
    await until(() => focused(page.document)?.textContent?.startsWith('1 of at most 5'), 'the focus is at the list')
    await says(element, '4 places left')
  })

  it('check the number while it is typed, an IBAN in groups of four [MEM-16]', async () => {
    const { element } = await open()
    await prepare(element)
    await press(element, 'Add account')
    await choose(element)
    await fill(element, { number: 'de8937040044053201300' })
    expect(field(element, 'number')?.value).to.equal('DE89 3704 0044 0532 0130 0')
    const isRight = () => field(element, 'number')?.closest('.field')?.matches('.field-right')
    expect(isRight()).to.equal(false)
    await fill(element, { number: iban })
    await until(isRight, 'it is right before it is left')
    await fill(element, { number: 'DE88370400440532013000' })
    field(element, 'number')?.blur()
    await until(() => problem(element, 'number')?.startsWith('The check digits do not match'), 'it says so')
    await fill(element, { number: 'none' })
    await press(one(element, 'form') ?? element, 'Add account')
    await until(() => problem(element, 'number') === 'This is not a valid IBAN', 'it says so')
    expect(problem(element, 'paymentPassword')).to.equal('Input cannot be empty')
  })

  it('refuse another name in place, and offer the right one [MEM-16]', async () => {
    const { element } = await open()
    await prepare(element)
    await press(element, 'Add account')
    const holder = await until(() => field(element, 'holder'), 'the name is asked for')
    expect(holder.value).to.equal(name)
    await fill(element, { holder: 'ana  NUNEZ example' })
    await until(() => holder.closest('.field-right'), 'accents, case and spaces do not matter')
    await fill(element, { holder: 'A. Example' })
    holder.blur()
    await until(() => problem(element, 'holder') === `Must equal your real name, ${name}.`, 'it is refused')
    await press(element, 'Use it')
    expect(holder.value).to.equal(name)
    await until(() => holder.closest('.field-right'), 'it is right')
  })

  it('are added once each [API-93]', async () => {
    const { element } = await open()
    await prepare(element)
    await added(element)
    await add(element, 'DE89 3704 0044 0532 0130 00')
    await until(() => problem(element, 'number') === 'You have already added this account', 'it says so')
    await press(element, 'Back')
    await until(() => accounts(element).length === 1, 'one is in the list')
  })

  it('keep the form on a wrong transaction password, and say how many tries are left [MEM-33]', async () => {
    const { element } = await open()
    await prepare(element)
    await add(element, iban, { paymentPassword: '000000' })
    await until(
      () => problem(element, 'paymentPassword') === 'Incorrect transaction password. 4 attempts left',
      'it says so',
    )
    expect(field(element, 'number')?.value).to.equal('DE89 3704 0044 0532 0130 00')
    await fill(element, { paymentPassword: secret })
    await press(one(element, 'form') ?? element, 'Add account')
    await says(element, 'The account was added.')
  })

  it('of a coin are added after the address was checked [MEM-16]', async () => {
    const { element } = await open()
    await prepare(element)
    await press(element, 'Add account')
    await press(element, 'Crypto wallet')
    await fill(element, { number: bitcoin, paymentPassword: secret })
    if (select(element)?.value === '') await choose(element)
    await press(one(element, 'form') ?? element, 'Add account')
    await until(() => problem(element, 'checked') === 'Please check the address first', 'it asks')
    await fill(element, { checked: true })
    await press(one(element, 'form') ?? element, 'Add account')
    await says(element, 'The account was added.')
  })

  it('have another default, and are removed with the transaction password [MEM-16] [API-94]', async () => {
    const { page, element } = await open()
    await prepare(element)
    await added(element)
    await added(element, otherIban)
    await until(() => accounts(element).length === 2, 'both are in the list')
    const second = () => all(element, '[part=account]')[1] as HTMLElement
    await press(second(), 'Make default')
    await says(element, 'The default account was changed.')
    await until(() => accounts(element)[0]?.includes('4300'), 'it comes first')
    const first = all(element, '[part=account]')[0] as HTMLElement
    expect(first.textContent).to.contain('Default')

    await press(first, 'Remove')
    const dialog = await see(element, 'dialog')
    await press(dialog, 'Remove')
    await until(() => problem(dialog, 'paymentPassword') === 'Input cannot be empty', 'it asks')
    expect(callsOf(page, removePayoutAccount.path)).to.equal(0)
    const news = next(page.document, 'baize-payout-account')
    await fill(dialog, { paymentPassword: secret })
    await press(dialog, 'Remove')
    await says(element, 'The account was removed.')
    expect((await news).detail).to.include({ change: 'removed' })
    await until(() => accounts(element).length === 1, 'it is gone')
    expect(focused(page.document)?.textContent).to.contain('1 of at most 5')
  })

  it('ask for a code where two-factor is on [AUTH-31]', async () => {
    const { page, element } = await open(undefined, `<baize-two-factor></baize-two-factor>${markup}`)
    await prepare(element)
    const shared = await switchOn(page)
    await add(element)
    await until(() => field(element, 'code'), 'the code is asked for')
    await fill(element, { code: await totp(shared, Date.now() + 30_000) })
    await press(one(element, 'form') ?? element, 'Add account')
    await says(element, 'The account was added.')
  })

  const some = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      id: `a${index}`,
      kind: 'bank',
      bank: 'Northbank',
      numberMasked: `NL •••• 447${index}`,
      holder: name,
      default: index === 0,
      addedAt: '2026-11-20T10:00:00Z',
    }))
  const ready = { payeeName: name, hasPaymentPassword: true }

  it('that are as many as may be say so, and offer no more [MEM-16]', async () => {
    const full = (value: Record<string, unknown>) => ({ ...value, ...ready, list: some(5), max: 5 })
    const { element } = await open(differing({ '/member/payout-accounts': full }).fetch)
    await says(element, 'All places are taken. Remove an account to add another.')
    expect(button(element, 'Add account')).to.equal(null)
  })

  it('cannot be changed while a security delay runs, and say until when', async () => {
    const delayed = (value: Record<string, unknown>) => ({
      ...value,
      ...ready,
      list: some(1),
      delayedUntil: '2026-12-01T10:00:00Z',
    })
    const { element } = await open(differing({ '/member/payout-accounts': delayed }).fetch)
    await says(element, 'payout accounts cannot be added or removed until')
    const send = await until(() => button(element, 'Add account'), 'the button stays')
    expect(send.disabled).to.equal(true)
    const remove = all(element, '[role=menuitem]').at(-1)
    expect(remove?.getAttribute('aria-disabled')).to.equal('true')
  })

  it('say where none can be added', async () => {
    const none = (value: Record<string, unknown>) => ({ ...value, ...ready, providers: [] })
    const { element } = await open(differing({ '/member/payout-accounts': none }).fetch)
    await says(element, 'No account can be added at the moment.')
    expect(button(element, 'Add account')).to.equal(null)
  })

  it('offer to try again where they do not load [MEM-19]', async () => {
    let cut = true
    const fetch: typeof globalThis.fetch = (input, init) => {
      const { pathname } = new URL(addressOf(input), location.href)
      return cut && pathname.endsWith('/member/payout-accounts')
        ? Promise.reject(new TypeError('offline'))
        : globalThis.fetch(input, init)
    }
    const { element } = await open(fetch)
    await says(element, 'Network link is abnormal')
    cut = false
    await press(element, 'Try again')
    await says(element, 'No payout account yet')
  })

  it('come with the form first where a page asks for it', async () => {
    const { element } = await open(undefined, `<${tag} adding></${tag}>`)
    await prepare(element)
    await until(() => field(element, 'number'), 'the form is there')
  })

  it('speak Spanish', async () => {
    const { element } = await open(undefined, `<${tag} locale="es"></${tag}>`)
    await says(element, 'Aún no tienes cuentas de retiro')
  })
})
