import { inboxMessages, readMessages, removeMessages, unreadCount, type InboxMessage } from '@baize/contract'
import { expect } from 'chai'
import { differing, type Differences } from '../../../../test/support/answers.ts'
import { untilDrawn, type HostWindow } from '../../../../test/support/host-page.ts'
import { asked, callsOf, openMember } from '../../../../test/support/member.ts'
import { afterEach, describe, it } from '../../../../test/support/mocha.ts'
import { addressOf, goodPassword, openSite } from '../../../../test/support/own-site.ts'
import { all, button, fill, focused, one, press, see } from '../../../../test/support/person.ts'
import { heldTimers } from '../../../../test/support/timers.ts'
import { next, settle, until } from '../../../../test/support/wait.ts'

afterEach(() => document.body.replaceChildren())

const tag = 'baize-inbox'
const wide = `<div style="width: 1000px"><${tag}></${tag}></div>`
const narrow = `<div style="width: 390px"><${tag}></${tag}></div>`
const words = (element: Element) => element.shadowRoot?.textContent ?? ''
const rows = (element: Element) => all(element, '[part=row]')
const names = (element: Element) => all(element, '.inbox-name > [dir]').map(({ textContent }) => textContent)
const dots = (element: Element) => all(element, '.inbox-dot').length
const boxes = (element: Element) => all(element, '.inbox-tick input') as HTMLInputElement[]
const tab = (element: Element, name: string) =>
  until(() => all(element, '[role=tab]').find(({ textContent }) => textContent === name), `a tab ${name}`)
const count = async (element: Element, name: string) => (await tab(element, name)).getAttribute('data-note')
const message = (element: Element) => one(element, '[part=message]')

const passwords = [goodPassword, 'Ghijkl34', 'Mnopqr56']

/** Changes the password, which leaves a message each time. */
async function changePassword(page: HostWindow, times: number): Promise<void> {
  asked(page)
  for (let nth = 1; nth <= times; nth++) {
    const form = page.document.body.appendChild(page.document.createElement('baize-change-password'))
    const [oldPassword = '', newPassword = ''] = passwords.slice(nth - 1)
    await fill(form, { oldPassword, newPassword, confirmNewPassword: newPassword })
    await press(form, 'Change password')
    await until(() => one(form, '[role=status]')?.textContent === 'Your password has been changed', 'it is changed')
    form.remove()
  }
}

/** A new member with so many messages, at the inbox. */
async function open(messages: number, markup = wide): Promise<{ page: HostWindow; element: HTMLElement }> {
  const { page } = await openMember('')
  await changePassword(page, messages)
  page.document.body.insertAdjacentHTML('beforeend', markup)
  return { page, element: await untilDrawn(page, tag) }
}

const written = (nth: number, more: Partial<InboxMessage> = {}): InboxMessage => ({
  id: `m${nth}`,
  title: `Message ${nth}`,
  content: `<p>Words of ${nth}.</p>`,
  time: new Date(Date.UTC(2026, 10, 20, 12) - nth * 60_000).toISOString(),
  isRead: true,
  isPinned: false,
  action: '',
  linkageType: null,
  linkage: '',
  ...more,
})

/** An inbox of other messages than there are, page by page. */
const having = (messages: readonly InboxMessage[], more: Differences = {}) =>
  differing({
    [inboxMessages.path]: value => {
      const page = Number(value['pageNum'])
      const content = messages.slice((page - 1) * 20, page * 20)
      return { ...value, content, total: messages.length, totalPages: Math.ceil(messages.length / 20) }
    },
    [readMessages.path]: () => ({ unreadMessage: 0, personal: 0, notice: 0 }),
    ...more,
  })
const many = Array.from({ length: 25 }, (_, nth) => written(nth + 1))

/** A member at an inbox that holds other messages than there are. */
async function openWith(fetch: typeof globalThis.fetch, markup = wide) {
  const { page } = await openMember(markup, fetch)
  return { page, element: await untilDrawn(page, tag) }
}

describe('the inbox', () => {
  it('prompts guests to log in, and leads trial accounts to a real one without a call [MEM-08] [HEAD-19]', async () => {
    const page = await openSite(`<baize-account-bar></baize-account-bar>${wide}`)
    const heard = asked(page)
    const element = await untilDrawn(page, tag)
    await press(element, 'Log in')
    expect(heard.popups).to.deep.equal(['login'])
    const begun = next(page.document, 'baize-login')
    await press(page.document, 'Try for free')
    await begun
    await until(() => words(element).includes('You need a real account'), 'it says so')
    await settle()
    expect(callsOf(page, unreadCount.path) + callsOf(page, inboxMessages.path)).to.equal(0)
  })

  it('marks a message as read when it is opened, and counts it nowhere any more [MEM-52] [MEM-53] [MEM-05] [HEAD-18]', async () => {
    const { page, element } = await open(1, `<baize-account-menu></baize-account-menu>${wide}`)
    const menu = await untilDrawn(page, 'baize-account-menu')
    const counted = () => one(menu, '.account-menu > .count')?.textContent
    await until(() => rows(element).length === 1, 'it is listed')
    await until(() => counted() === '1', 'it is counted in the menu')
    expect(dots(element)).to.equal(1)
    expect(await count(element, 'Personal')).to.equal('1')
    expect(await count(element, 'Notices')).to.equal(null)
    rows(element)[0]?.click()
    await until(() => message(element)?.textContent?.includes('no action is needed'), 'it is open')
    await until(() => !counted() && dots(element) === 0, 'it is read')
    expect(await count(element, 'Personal')).to.equal(null)
    expect(callsOf(page, readMessages.path)).to.equal(1)
    const heard = asked(page)
    await press(element, 'Security centre')
    expect(heard.to).to.deep.equal(['/member/securityCenter'])
  })

  it('marks all of a kind as read [MEM-53]', async () => {
    const { page, element } = await open(2)
    await until(() => dots(element) === 2, 'two are unread')
    await press(element, 'Mark all read')
    await until(() => dots(element) === 0, 'none is')
    await until(() => !button(element, 'Mark all read'), 'nothing is left to mark')
    expect(await count(element, 'Personal')).to.equal(null)
    expect(focused(page.document)?.textContent).to.equal('Personal messages')
  })

  it('deletes a message after one question, and says that there is none any more [MEM-53]', async () => {
    const { page, element } = await open(1)
    const title = 'Security change on your account'
    await until(() => rows(element).length === 1, 'it is listed')
    rows(element)[0]?.click()
    await press(element, `Delete ${title}`)
    await press(await see(element, 'dialog'), 'Keep')
    await until(() => !one(element, 'dialog'), 'nothing is asked')
    expect(rows(element).length).to.equal(1)
    await press(element, `Delete ${title}`)
    await press(await see(element, 'dialog'), 'Delete')
    await until(() => one(element, '[part=empty]')?.textContent === 'No messages', 'it is gone')
    await until(() => focused(page.document)?.textContent === 'Personal messages', 'the focus stays in the list')
    expect(new URL(page.location.href).search).not.to.contain('messages.')
  })

  it('deletes those that are selected, or all of the page [MEM-53]', async () => {
    const { element } = await open(2)
    await until(() => boxes(element).length === 2, 'they are listed')
    expect(button(element, 'Delete selected')).to.equal(null)
    boxes(element)[0]?.click()
    await until(() => words(element).includes('1 selected'), 'one is selected')
    const all = one(element, 'input[aria-label="Select all"]') as HTMLInputElement
    expect(all.indeterminate).to.equal(true)
    all.click()
    await until(() => words(element).includes('2 selected'), 'all are selected')
    await press(element, 'Delete selected')
    const dialog = await see(element, 'dialog')
    expect(dialog.getAttribute('aria-label')).to.equal('Delete 2 messages?')
    await press(dialog, 'Delete')
    await until(() => one(element, '[part=empty]'), 'they are gone')
  })

  it('leaves the list where a deletion is refused, and says why', async () => {
    const { fetch } = having(many)
    const { element } = await openWith(async (input, init) => {
      if (addressOf(input).includes(removeMessages.path)) return new Response('{}', { status: 500 })
      return fetch(input, init)
    })
    await until(() => boxes(element).length === 20, 'they are listed')
    boxes(element)[3]?.click()
    await press(element, 'Delete selected')
    const dialog = await see(element, 'dialog')
    await press(dialog, 'Delete')
    await until(() => dialog.querySelector('[role=alert]')?.textContent, 'it says why')
    expect(rows(element).length).to.equal(20)
  })

  it('lists twenty to a page with title, a line of words, time and pin [MEM-53]', async () => {
    const [first, ...rest] = many
    const pinned = { ...(first as InboxMessage), isPinned: true, isRead: false, content: '<p>One</p><p>Two</p>' }
    const { page, element } = await openWith(having([pinned, ...rest]).fetch)
    await until(() => rows(element).length === 20, 'a page')
    const [row] = rows(element)
    expect(row?.querySelector('.inbox-line')?.textContent).to.equal('One · Two')
    expect(row?.querySelector('time')?.dateTime).to.equal(pinned.time)
    expect(row?.querySelector('.inbox-pin')?.textContent).to.equal('Pinned')
    expect(row?.querySelector('.inbox-dot')?.textContent).to.equal('Unread')
    expect((await see(element, '[part=pager]')).textContent).to.match(/1 to 20 of 25/)
    await press(element, 'Page 2')
    await until(() => names(element)[0] === 'Message 21', 'the second page')
    expect(new URL(page.location.href).searchParams.get('messages.page')).to.equal('2')
  })

  it('finds kind, page and message of its address again, and keeps nothing of them once it is left', async () => {
    const { page, element } = await openWith(having(many).fetch)
    await press(element, 'Page 2')
    await until(() => names(element)[0] === 'Message 21', 'the second page')
    rows(element)[1]?.click()
    await until(() => message(element)?.textContent?.includes('Words of 22.'), 'it is open')
    const { search } = new URL(page.location.href)
    expect(search).to.contain('messages.message=m22')
    element.remove()
    await until(() => !new URL(page.location.href).search.includes('messages.'), 'a page that was left keeps none')
    page.history.replaceState(null, '', search)
    const again = page.document.body.appendChild(page.document.createElement(tag))
    await until(() => message(again)?.textContent?.includes('Words of 22.'), 'it is open again')
    expect(names(again)[0]).to.equal('Message 21')
  })

  it('leads to the last page there is where its address names another', async () => {
    const { page } = await openMember('', having(many).fetch)
    page.history.replaceState(null, '', '?messages.page=9')
    const element = page.document.body.appendChild(page.document.createElement(tag))
    await until(() => names(element)[0] === 'Message 21', 'the last page')
  })

  it('opens a message under its row in a narrow place, and closes it there', async () => {
    const { element } = await openWith(having(many).fetch, narrow)
    await until(() => rows(element).length === 20, 'a page')
    const row = rows(element)[2] as HTMLElement
    expect(row.getAttribute('aria-expanded')).to.equal('false')
    row.click()
    const open = await see(element, '[part=message]')
    expect(row.closest('li')?.contains(open)).to.equal(true)
    expect(row.getAttribute('aria-expanded')).to.equal('true')
    expect(row.getAttribute('aria-controls')).to.equal(open.id)
    row.click()
    await until(() => !message(element), 'it is closed')
  })

  it('opens a message beside the list where there is room, and takes the focus there and back', async () => {
    const { page, element } = await openWith(having(many).fetch)
    await until(() => rows(element).length === 20, 'a page')
    expect(words(element)).to.contain('Choose a message to read it.')
    const row = rows(element)[2] as HTMLElement
    row.click()
    const open = await see(element, '[part=message]')
    expect(row.closest('li')?.contains(open)).to.equal(false)
    expect(row.getAttribute('aria-current')).to.equal('true')
    await until(() => focused(page.document)?.textContent?.startsWith('Message 3'), 'its title has the focus')
    open.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))
    await until(() => focused(page.document) === row, 'its row has it again')
  })

  it('keeps the message that is open where newer ones push it on to the next page', async () => {
    let messages = many
    const unread = () => ({ unreadMessage: 1, personal: 1, notice: 0 })
    const { fetch } = differing({
      [inboxMessages.path]: value => ({ ...value, content: messages.slice(0, 20), total: 25, totalPages: 2 }),
      [readMessages.path]: unread,
      [unreadCount.path]: unread,
    })
    const { element } = await openWith(fetch)
    await until(() => rows(element).length === 20, 'a page')
    rows(element)[19]?.click()
    await until(() => message(element)?.textContent?.includes('Words of 20.'), 'it is open')
    messages = [written(0), ...many]
    await press(element, 'Mark all read')
    await until(() => names(element)[0] === 'Message 0', 'there is a newer one')
    expect(message(element)?.textContent).to.contain('Words of 20.')
  })

  it('shows notices without a way to delete them [MEM-53]', async () => {
    const { page, element } = await open(0)
    await until(() => one(element, '[part=empty]')?.textContent === 'No messages', 'there is no message')
    ;(await tab(element, 'Notices')).click()
    await until(() => rows(element).length > 0, 'there are notices')
    expect(boxes(element).length).to.equal(0)
    expect(new URL(page.location.href).searchParams.get('messages.kind')).to.equal('notice')
    rows(element)[0]?.click()
    await see(element, '[part=message] [part=content] p')
    expect(all(element, '[part=message] button').map(button => button.getAttribute('aria-label'))).to.deep.equal([])
  })

  it('cleans the words of a message, and loads no picture of another place [MEM-53]', async () => {
    const content = '<p>Safe <b>bold</b></p><img src="https://evil.test/x.png"><script>1</script>'
    const { element } = await openWith(having([written(1, { content })]).fetch)
    await until(() => rows(element).length === 1, 'it is listed')
    rows(element)[0]?.click()
    const shown = await see(element, '[part=message] [part=content] b')
    expect(shown.closest('[part=content]')?.innerHTML).to.equal('<p>Safe <b>bold</b></p>')
  })

  it('asks again where it did not load [MEM-53]', async () => {
    let broken = true
    const { element } = await openWith(async (input, init) => {
      if (broken && addressOf(input).includes(inboxMessages.path)) return new Response('{}', { status: 500 })
      return fetch(input, init)
    })
    await see(element, '[part=error]')
    broken = false
    await press(element, 'Try again')
    await until(() => one(element, '[part=empty]')?.textContent === 'No messages', 'it has loaded')
  })

  it('has the unread ones counted again every minute, once for all that show it [MEM-05]', async () => {
    const { page } = await openMember('')
    const timers = heldTimers(page)
    page.document.body.insertAdjacentHTML('beforeend', `<baize-account-menu></baize-account-menu>${wide}`)
    await see(await untilDrawn(page, tag), '[part=empty]')
    await see(page.document, '.account-menu')
    const before = callsOf(page, unreadCount.path)
    timers.run(60_000)
    await settle()
    expect(callsOf(page, unreadCount.path)).to.equal(before)
    const { Date: clock } = page as unknown as { Date: DateConstructor }
    const now = clock.now.bind(clock)
    clock.now = () => now() + 60_000
    timers.run(60_000)
    await until(() => callsOf(page, unreadCount.path) === before + 1, 'it is asked for')
    await settle()
    expect(callsOf(page, unreadCount.path)).to.equal(before + 1)
  })

  it('speaks Spanish, and asks for messages in it', async () => {
    const { page } = await openMember(`<${tag} locale="es"></${tag}>`)
    const element = await untilDrawn(page, tag)
    await until(() => one(element, '[part=empty]')?.textContent === 'No hay mensajes', 'it says so')
    const calls = page.performance.getEntriesByType('resource').map(({ name }) => new URL(name))
    const languages = calls
      .filter(({ pathname }) => pathname === inboxMessages.path)
      .map(({ searchParams }) => searchParams.get('language'))
    expect(languages.at(-1)).to.equal('ES')
  })
})
