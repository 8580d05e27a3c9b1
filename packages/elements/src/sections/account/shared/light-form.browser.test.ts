import { expect } from 'chai'
import { untilDrawn, type HostWindow } from '../../../../test/support/host-page.ts'
import { afterEach, describe, it } from '../../../../test/support/mocha.ts'
import { openSite } from '../../../../test/support/own-site.ts'
import { button, field, fill, one, press, problem } from '../../../../test/support/person.ts'
import { settle, until } from '../../../../test/support/wait.ts'

afterEach(() => document.body.replaceChildren())

interface Opened {
  page: HostWindow
  element: HTMLElement
  /** What nobody has caught. */
  uncaught: string[]
  codes: string[]
}

async function open(tag: string): Promise<Opened> {
  const page = await openSite(`<${tag} light-form></${tag}>`)
  const uncaught: string[] = []
  const codes: string[] = []
  page.addEventListener('error', ({ message }) => uncaught.push(message))
  page.addEventListener('unhandledrejection', ({ reason }) => uncaught.push(String(reason)))
  page.document.addEventListener('baize-error', event =>
    codes.push((event as CustomEvent<{ code: string }>).detail.code),
  )
  const element = await untilDrawn(page, tag)
  await until(() => element.querySelector('form input'), "the form is in the page's tree")
  return { page, element, uncaught, codes }
}

/** Ways in which morphing takes out of an element what its server did not send. */
const ways: readonly [what: string, take: (element: HTMLElement) => void][] = [
  ['replaceChildren()', element => element.replaceChildren()],
  ['innerHTML', element => (element.innerHTML = '')],
  ['removeChild()', element => element.lastElementChild?.remove()],
  ['a child of the server in its place', element => element.replaceChildren('Log in')],
  [
    'a copy of the form from an earlier life',
    element => element.replaceChildren(...[...element.children].map(child => child.cloneNode(true))),
  ],
  ['ten times in a row', element => Array.from({ length: 10 }, () => element.replaceChildren())],
]

describe('a light form that the page takes out', () => {
  for (const [what, take] of ways)
    it(`is there again with what was typed: ${what}`, async () => {
      const { element, page, uncaught, codes } = await open('baize-login')
      await fill(element, { username: 'demo', password: 'Demo1234' })
      const typedIn = field(element, 'password')
      take(element)
      await until(() => element.querySelector(':scope > .root form'), 'the form is there again')
      await settle()
      expect(page.document.querySelectorAll('form').length).to.equal(1)
      expect(field(element, 'username')?.value).to.equal('demo')
      expect(field(element, 'password')).to.equal(typedIn)
      expect(typedIn?.value).to.equal('Demo1234')
      await until(() => page.document.activeElement === typedIn, 'the focus is where it was')
      await fill(element, { password: '' })
      await press(element, 'Log in')
      await until(() => problem(element, 'password') === 'Input cannot be empty', 'it still works')
      expect(uncaught).to.deep.equal([])
      expect(codes).to.deep.equal([])
    })

  it('leaves the focus where the page has put it', async () => {
    const { element, page } = await open('baize-login')
    const theirs = page.document.body.appendChild(page.document.createElement('input'))
    field(element, 'password')?.focus()
    element.replaceChildren()
    theirs.focus()
    await until(() => element.querySelector('form'), 'the form is there again')
    await settle()
    expect(page.document.activeElement).to.equal(theirs)
  })

  it('does not hold up a page that takes it out whenever it comes', async () => {
    const { element, page } = await open('baize-login')
    const observer = new (page as unknown as { MutationObserver: typeof MutationObserver }).MutationObserver(() =>
      element.querySelector(':scope > .root')?.remove(),
    )
    observer.observe(element, { childList: true })
    element.replaceChildren()
    await settle()
    observer.disconnect()
    await until(() => element.querySelector('form'), 'the form is there again')
  })

  it('goes with its element, and comes back with it', async () => {
    const { element, page, uncaught } = await open('baize-login')
    element.replaceChildren()
    element.remove()
    await settle()
    page.document.body.append(element)
    await until(() => element.querySelector(':scope > .root form'), 'the form is there again')
    expect(element.querySelectorAll('form').length).to.equal(1)
    expect(uncaught).to.deep.equal([])
  })

  for (const tag of ['baize-register', 'baize-forgot-password'])
    it(`is there again: ${tag}`, async () => {
      const { element, uncaught, codes } = await open(tag)
      const input = await until(() => element.querySelector<HTMLInputElement>('form input:not([type=hidden])'))
      input.value = 'typed'
      element.replaceChildren()
      await until(() => element.querySelector(':scope > .root form'), 'the form is there again')
      expect(element.contains(input)).to.equal(true)
      expect(input.value).to.equal('typed')
      expect(uncaught).to.deep.equal([])
      expect(codes).to.deep.equal([])
    })
})

describe('what is typed into a light form', () => {
  it('is heard by no bubbling listener of the page, not even its sending', async () => {
    const { element, page } = await open('baize-login')
    const heard: string[] = []
    const types = ['keydown', 'beforeinput', 'input', 'change', 'paste', 'compositionupdate', 'submit', 'formdata']
    for (const target of [element, page.document.body, page.document, page])
      for (const type of types) target.addEventListener(type, () => heard.push(type))
    const password = field(element, 'password')
    const view = page as unknown as typeof globalThis
    for (const type of types.slice(0, 6))
      password?.dispatchEvent(
        type === 'keydown'
          ? new view.KeyboardEvent(type, { key: 'D', bubbles: true, composed: true })
          : new view.InputEvent(type, { data: 'D', bubbles: true, composed: true }),
      )
    await fill(element, { username: '' })
    await press(element, 'Log in')
    await until(() => problem(element, 'username'), 'the form has read its fields')
    expect(heard).to.deep.equal([])
    expect(button(element, 'Log in')?.form).to.equal(one(page.document, 'form'))
  })
})
