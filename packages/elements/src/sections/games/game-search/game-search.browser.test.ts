import { expect } from 'chai'
import { untilDrawn, type HostWindow } from '../../../../test/support/host-page.ts'
import { asked, callsOf, openMember } from '../../../../test/support/member.ts'
import { afterEach, describe, it } from '../../../../test/support/mocha.ts'
import { addressOf, openSite } from '../../../../test/support/own-site.ts'
import { all, focused, one, press, see } from '../../../../test/support/person.ts'
import { next, settle, until } from '../../../../test/support/wait.ts'

afterEach(() => {
  document.body.replaceChildren()
  localStorage.removeItem('baize.searches')
})

const tag = '<baize-game-search></baize-game-search>'
const indexPath = '/wps/v2/games/index'

async function opened(markup = tag, fetch?: typeof globalThis.fetch) {
  const page = await openSite(`<div style="width: 280px">${markup}</div>`, fetch)
  return open(page)
}
async function open(page: HostWindow) {
  const element = await untilDrawn(page, 'baize-game-search')
  await press(element, 'Search games')
  const input = (await see(element, '[role=combobox]')) as HTMLInputElement
  await until(() => one(element, '.finder-kind'), 'the index is there')
  return { page, element, input }
}

/** Types over what stands there; around what React keeps of it on the field itself. */
function type(input: HTMLInputElement, text: string) {
  Reflect.set(Object.getPrototypeOf(input) as object, 'value', text, input)
  input.dispatchEvent(new Event('input', { bubbles: true, composed: true }))
}
const key = (input: HTMLInputElement, name: string) =>
  input.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, composed: true, cancelable: true }))
const names = (element: Element) => all(element, '[role=option] .finder-name').map(({ textContent }) => textContent)
const finds = (element: Element, name: string) => until(() => names(element).includes(name), `${name} is found`)

describe('the search', () => {
  it('asks for the list of games once, when it opens, and for nothing while one types [GAME-44]', async () => {
    const { page, element, input } = await opened()
    await until(() => names(element).length > 0, 'hot games are suggested')
    const before = page.performance.getEntriesByType('resource').filter(({ name }) => name.includes('/wps/')).length
    for (const text of ['ja', 'jad', 'jade', 'jade d']) type(input, text)
    await finds(element, 'Jade Dragon')
    const after = page.performance.getEntriesByType('resource').filter(({ name }) => name.includes('/wps/')).length
    expect(after).to.equal(before)
    expect(callsOf(page, indexPath)).to.equal(1)
  })

  it('finds by name, vendor and kind, and forgives accents and a typo [GAME-44]', async () => {
    const { element, input } = await opened()
    for (const text of ['JÁDE', 'jaed dragon', 'orient jade', 'slots jade']) {
      type(input, text)
      await finds(element, 'Jade Dragon')
    }
  })

  it('marks in the names what was typed', async () => {
    const { element, input } = await opened()
    type(input, 'jade dra')
    await finds(element, 'Jade Dragon')
    const name = all(element, '.finder-name').find(({ textContent }) => textContent === 'Jade Dragon')
    await until(() => all(name as HTMLElement, 'mark').length === 2, 'both words are marked')
    expect(all(name as HTMLElement, 'mark').map(({ textContent }) => textContent)).to.deep.equal(['Jade', 'Dra'])
  })

  it('opens by a slash on the operator’s own site, but not where one is typed', async () => {
    const page = await openSite(`<div style="width: 280px">${tag}<input aria-label="note" /></div>`)
    const element = await untilDrawn(page, 'baize-game-search')
    const slash = (target: Element) =>
      target.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true, composed: true, cancelable: true }))
    expect(slash(one(page.document, 'input') as HTMLElement), 'a letter of the field').to.equal(true)
    await settle()
    expect(one(element, 'dialog')).to.equal(null)
    expect(slash(page.document.body), 'taken').to.equal(false)
    await see(element, '[role=combobox]')
  })

  it('goes on suggesting games at one letter, which is too little to look for [GAME-45]', async () => {
    const { element, input } = await opened()
    await until(() => names(element).length > 0, 'hot games are suggested')
    const suggested = names(element)
    type(input, 'jade')
    await until(() => names(element).every(name => /jade/i.test(name)), 'an answer')
    type(input, 'j')
    await until(() => names(element).join() === suggested.join(), 'the suggestions again')
    expect(one(element, '[part=empty]')).to.equal(null)
  })

  it('says honestly that there is no such game', async () => {
    const { element, input } = await opened()
    type(input, 'quarterback')
    const empty = await see(element, '[part=empty]')
    expect(empty.textContent).to.contain('No games found for “quarterback”')
    expect(names(element)).to.deep.equal([])
  })

  it('keeps to a kind and a vendor, and shows a page at first', async () => {
    const { element } = await opened()
    await press(element, 'Slots')
    await until(() => names(element).length === 24, 'a page of slots')
    await press(element, 'Load more')
    await until(() => names(element).length === 48, 'two pages of slots')
    const vendor = one(element, 'select') as HTMLSelectElement
    vendor.value = 'ORIENT'
    vendor.dispatchEvent(new Event('change', { bubbles: true }))
    await until(
      () => all(element, '.finder-maker').every(({ textContent }) => textContent?.startsWith('Orient')),
      'games of Orient alone',
    )
  })

  it('begins with the kind and the vendor that it was given', async () => {
    const { element } = await opened('<baize-game-search category="RNG" vendor="ORIENT"></baize-game-search>')
    await finds(element, 'Jade Dragon')
    expect(one(element, '.finder-kind[aria-pressed=true]')?.textContent).to.equal('Slots')
  })
})

describe('with the keyboard', () => {
  it('one moves through the list while the focus stays in the field, and Escape empties it before it closes', async () => {
    const { page, element, input } = await opened()
    await until(() => focused(page.document) === input, 'the field has the focus')
    type(input, 'jade')
    // It stands among the popular games, too, which are there first.
    const isAnswered = () => names(element).length > 0 && names(element).every(name => /jade/i.test(name))
    await until(isAnswered, 'what was asked for')
    await finds(element, 'Jade Dragon')
    key(input, 'ArrowDown')
    await until(() => input.getAttribute('aria-activedescendant') === 'finder-option-0', 'the first is chosen')
    key(input, 'ArrowUp')
    const last = names(element).length - 1
    await until(() => input.getAttribute('aria-activedescendant') === `finder-option-${last}`, 'the last is chosen')
    expect(focused(page.document)).to.equal(input)
    key(input, 'Escape')
    await until(() => input.value === '', 'the field is empty')
    expect(one(element, 'dialog')).to.not.equal(null)
  })

  it('a member goes to the game, and the search is there again the next time', async () => {
    const { page } = await openMember(`<div style="width: 280px">${tag}</div>`)
    const heard = asked(page)
    const { element, input } = await open(page)
    type(input, 'jade dragon')
    await finds(element, 'Jade Dragon')
    const launched = next(page.document, 'baize-game-launch')
    key(input, 'Enter')
    expect((await launched).detail).to.include({ vendor: 'ORIENT', gameCode: 'jade-dragon' })
    expect(heard.to[0]).to.match(/^\/seamless\?vassalage=ORIENT&gameType=RNG&gameCode=jade-dragon/)
    await until(() => !one(element, 'dialog'), 'the search has closed')
    await press(element, 'Search games')
    await finds(element, 'jade dragon')
    await press(element, 'Clear')
    await until(() => !names(element).includes('jade dragon'), 'it is forgotten')
  })

  it('a guest is asked to log in', async () => {
    const { page, element, input } = await opened()
    const heard = asked(page)
    type(input, 'jade dragon')
    await finds(element, 'Jade Dragon')
    key(input, 'Enter')
    await until(() => heard.popups.includes('login'), 'the login was asked for')
  })
})

describe('where the list of games does not come', () => {
  const without =
    (broken: RegExp): typeof fetch =>
    (input, init) =>
      broken.test(addressOf(input)) ? Promise.resolve(new Response('', { status: 500 })) : fetch(input, init)

  async function typing(broken: RegExp) {
    const page = await openSite(`<div style="width: 280px">${tag}</div>`, without(broken))
    const element = await untilDrawn(page, 'baize-game-search')
    await press(element, 'Search games')
    const input = (await see(element, '[role=combobox]')) as HTMLInputElement
    await settle()
    type(input, 'jade')
    return element
  }

  it('the platform is asked instead [API-132]', async () => {
    await finds(await typing(/games\/index/), 'Jade Dragon')
  })

  it('it says so where the platform does not answer either', async () => {
    const element = await typing(/v2\/games\//)
    const trouble = await see(element, '[part=error]')
    expect(trouble.textContent).to.contain('Try again')
  })
})
