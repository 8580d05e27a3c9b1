import { expect } from 'chai'
import { untilDrawn, type HostWindow } from '../../../../test/support/host-page.ts'
import { afterEach, describe, it } from '../../../../test/support/mocha.ts'
import { addressOf, openSite } from '../../../../test/support/own-site.ts'
import { all, button, one, press, see } from '../../../../test/support/person.ts'
import { settle, until } from '../../../../test/support/wait.ts'

afterEach(() => document.body.replaceChildren())

interface Listed {
  page: HostWindow
  element: HTMLElement
  /** Filters that the list announced, the latest last. */
  said: Record<string, unknown>[]
}

async function list(attributes = 'category="RNG"', fetch?: typeof globalThis.fetch, width = 1200): Promise<Listed> {
  const page = await openSite(
    `<div style="width: ${width}px"><baize-game-list ${attributes}></baize-game-list></div>`,
    fetch,
  )
  const said: Record<string, unknown>[] = []
  page.document.addEventListener('baize-game-filter', event =>
    said.push((event as CustomEvent<Record<string, unknown>>).detail),
  )
  const element = await untilDrawn(page, 'baize-game-list')
  return { page, element, said }
}
const chosenTab = (element: Element) => one(element, '[role=tab][aria-selected=true]')?.textContent
const titles = (element: Element) => all(element, '.tile-name').map(name => name.textContent)

describe('a list of games', () => {
  it('shows a page of games of all vendors, and more on request [GAME-41] [ROUTE-23]', async () => {
    const { element, said } = await list()
    await see(element, '.tile')
    expect(chosenTab(element)).to.equal('All vendors')
    expect(titles(element)).to.have.length(24)
    expect(one(element, '.more [role=status]')?.textContent).to.match(/^24 of [\d,]+ games$/)
    const first = new Set(titles(element))
    await press(element, 'Load more')
    await until(() => one(element, '.more [role=status]')?.textContent?.startsWith('48 of'), 'twice as many')
    one(element, '.more')?.scrollIntoView()
    await until(() => titles(element).some(title => !first.has(title)), 'the next games are there')
    expect(new Set(titles(element)).size).to.equal(titles(element).length)
    expect(said.at(-1)).to.deep.equal({ category: 'RNG', vendor: 'ALL', filter: 'ALL', shown: 48 })
  })

  it('shows the vendor that is asked for, and all where nobody knows it [ROUTE-22] [ROUTE-23]', async () => {
    const { element, page } = await list('category="RNG" vendor="ORIENT"')
    await see(element, '.tile')
    expect(chosenTab(element)).to.equal('Orient')
    expect(new Set(all(element, '.tile-provider').map(({ textContent }) => textContent))).to.deep.equal(
      new Set(['Orient']),
    )
    page.document.querySelector('baize-game-list')?.setAttribute('vendor', 'NOBODY')
    await until(() => chosenTab(element) === 'All vendors', 'all vendors are chosen')
  })

  it('follows its filters, and says what it shows [GAME-40] [ENT-30]', async () => {
    const { element, said } = await list('category="RNG" vendor="ALL"')
    await see(element, '.tile')
    const names = all(element, '.chip').map(({ textContent }) => textContent)
    expect(names).to.deep.equal(['All', 'Hot', 'New', 'Favourites', 'Recent'])
    await press(element, 'Hot')
    await until(() => said.at(-1)?.['filter'] === 'HOT', 'it says so')
    await until(() => titles(element).length > 0, 'hot games are there')
    expect(button(element, 'Hot')?.getAttribute('aria-pressed')).to.equal('true')
    await press(element, 'New')
    await until(() => said.at(-1)?.['filter'] === 'NEW', 'it says so')
    await until(() => titles(element).length > 0, 'new games are there')
  })

  it('asks a visitor who wants favourites or recent games to log in, and stays as it is [GAME-41]', async () => {
    const { page, element } = await list()
    await see(element, '.tile')
    const heard: unknown[] = []
    page.document.addEventListener('baize-open', event => {
      event.preventDefault()
      heard.push((event as CustomEvent<{ name: string }>).detail.name)
    })
    await press(element, 'Favourites')
    await press(element, 'Recent')
    expect(heard).to.deep.equal(['login', 'login'])
    expect(button(element, 'All')?.getAttribute('aria-pressed')).to.equal('true')
  })

  it('begins with all vendors, says of what its number is, and comes in the order that is asked for [GAME-41]', async () => {
    const { element } = await list()
    await see(element, '.tile')
    const tabs = all(element, '[role=tab]')
    const count = () => one(element, '.list-count')?.textContent
    tabs[1]?.click()
    await until(() => count() === `${tabs[1]?.dataset['note']} from Lumen`, 'the number of the vendor')
    tabs[0]?.click()
    await until(() => /^\d+$/.test(count() ?? ''), 'the number of the category')
    const sum = tabs.slice(1).reduce((total, tab) => total + Number(tab.dataset['note']), 0)
    expect(Number(count())).to.equal(sum)
    const order = one(element, 'select[name=sort]') as HTMLSelectElement
    order.value = 'NAME'
    order.dispatchEvent(new Event('change', { bubbles: true, composed: true }))
    const sorted = () => titles(element).length === 24 && titles(element).join() === [...titles(element)].sort().join()
    await until(sorted, 'by name')
    await press(element, 'Hot')
    await until(() => /found$/.test(count() ?? ''), 'what was found')
    await until(() => all(element, '.tile').length > 6, 'the hot games')
    const marked = all(element, '.tile').map(tile => one(tile, '.tile-mark')?.textContent ?? '')
    expect(marked.filter(mark => mark === 'Hot').length).to.be.within(1, 6)
  })

  it('finds a title, says when there is none, and takes the filter away again [GAME-41]', async () => {
    const { element } = await list('category="RNG" vendor="ALL"')
    await see(element, '.tile')
    const box = (await see(element, 'input[type=search]')) as HTMLInputElement
    const type = (word: string) => {
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(box), 'value')?.set?.call(box, word)
      box.dispatchEvent(new Event('input', { bubbles: true, composed: true }))
    }
    type('jade dra')
    await until(() => titles(element)[0] === 'Jade Dragon', 'the one that was looked for')
    type('no such game')
    await until(() => one(element, '.state-title')?.textContent?.includes('no such game'), 'it says that there is none')
    await press(element, 'Clear filters')
    await until(() => titles(element).length === 24, 'all games are there again')
    expect(box.value).to.equal('')
  })

  it('marks what is under maintenance, vendor and games [GAME-41]', async () => {
    const { element } = await list('category="LIVE" vendor="MERIDIAN"')
    const tile = await see(element, '.tile')
    expect(tile.dataset['state']).to.equal('maintenance')
    expect(chosenTab(element)).to.equal('Meridian (maintenance)')
  })

  it('keeps its vendors in one line where there is little room, the chosen one in view, with arrows for the hand', async () => {
    const { element } = await list('category="LIVE" locale="es"', undefined, 620)
    await see(element, '.tile')
    ;(one(element, '.tab-line') as HTMLElement).style.width = '300px'
    const tabs = all(element, '[role=tab]')
    expect(new Set(tabs.map(tab => tab.offsetTop)).size).to.equal(1)
    // The arrows are there once the line has been measured.
    const ends = () =>
      all(element, '.tab-arrow')
        .map(arrow => (arrow as HTMLButtonElement).disabled)
        .join()
    await until(() => ends() === 'true,false', 'there is more after what is in view')
    tabs.at(-1)?.click()
    const track = (await see(element, '.tab-track')).getBoundingClientRect()
    await until(() => {
      const chosen = one(element, '[role=tab][aria-selected=true]')?.getBoundingClientRect()
      return chosen && chosen.left >= track.left && chosen.right <= track.right && chosen.right > track.right - 60
    }, 'the last one is in view')
    await until(() => ends() === 'false,true', 'nothing comes after it')
  })

  it('is narrowed and ordered in a sheet where there is little room', async () => {
    const { element, said } = await list('category="RNG"', undefined, 358)
    await see(element, '.tile')
    for (const hidden of ['.tab-line', '.sort-box', '.list-tools .search-box', 'baize-banner'])
      expect(one(element, hidden)?.checkVisibility() ?? false, hidden).to.equal(false)
    await press(element, 'Filter')
    const sheet = await see(element, 'dialog')
    const choice = (name: string) =>
      all(sheet, '.sheet-choice')
        .find(({ textContent }) => textContent.startsWith(name))
        ?.querySelector('input')
    expect(choice('All vendors')?.checked).to.equal(true)
    choice('Orient')?.click()
    await until(() => said.at(-1)?.['vendor'] === 'ORIENT', 'the vendor is chosen')
    choice('Name')?.click()
    const sorted = () => titles(element).length > 9 && titles(element).join() === [...titles(element)].sort().join()
    await until(sorted, 'by name')
    const total = one(element, '.list-count')?.textContent?.split(' ')[0]
    await press(sheet, `Show ${total} games`)
    await until(() => !one(element, 'dialog'), 'the sheet is closed')
    expect(button(element, 'Filter2')?.checkVisibility()).to.equal(true)
    await press(element, 'Filter2')
    await press(await see(element, 'dialog'), 'Clear filters')
    await until(() => said.at(-1)?.['vendor'] === 'ALL', 'all vendors again')
  })

  it('draws what is near the view, and gives the rest its room', async () => {
    const { page, element } = await list('category="RNG" vendor="ALL"')
    await see(element, '.tile')
    await press(element, all(element, '.more button').at(-1)?.textContent ?? '')
    const room = await until(() => (all(element, '.band').length > 3 ? element.offsetHeight : 0), 'room for all')
    page.scrollTo(0, page.document.documentElement.scrollHeight)
    const end = await until(() => one(element, '.band:last-child .tile-name'), 'the last games are drawn')
    expect(end.textContent).to.match(/\w/)
    await until(() => !one(element, '.band:nth-child(2) > *'), 'the games before are gone')
    expect(Math.abs(element.offsetHeight - room)).to.be.lessThan(room / 10)
    const last = one(element, '.band:last-child [role=listitem]:last-child')
    expect(last?.getAttribute('aria-posinset')).to.equal(last?.getAttribute('aria-setsize'))
  })

  it('keeps the games that have the focus, however far one scrolls', async () => {
    const { page, element } = await list('category="RNG" vendor="ALL"')
    const first = (await see(element, '.tile-open')) as HTMLButtonElement
    await press(element, all(element, '.more button').at(-1)?.textContent ?? '')
    await until(() => all(element, '.band').length > 3, 'room for all')
    first.focus({ preventScroll: true })
    page.scrollTo(0, page.document.documentElement.scrollHeight)
    await see(element, '.band:last-child .tile-name')
    await settle()
    expect(first.isConnected).to.equal(true)
  })

  it('asks for its vendors once, however often it is drawn, until the language changes [GAME-46] [GAME-47]', async () => {
    const asked: string[] = []
    const watched: typeof fetch = (input, init) => {
      const [, name] = /(newGameVendor|hotGamesV2)/.exec(addressOf(input)) ?? []
      if (name) asked.push(name)
      return fetch(input, init)
    }
    const { page, element } = await list('category="RNG"', watched)
    await see(element, '.tile')
    const place = element.parentElement as HTMLElement
    place.innerHTML = '<baize-game-lane filter="HOT"></baize-game-lane>'
    await see(place, '.tile')
    place.innerHTML =
      '<baize-game-list category="LIVE"></baize-game-list><baize-game-lane filter="HOT"></baize-game-lane>'
    await see(place, 'baize-game-list')
    await until(() => all(place, '.tile').length > 24, 'both are drawn again')
    expect(asked.sort()).to.deep.equal(['hotGamesV2', 'newGameVendor'])
    ;(page as unknown as { baize: { configure(options: object): void } }).baize.configure({ locale: 'es' })
    await until(() => asked.length === 4, 'both are asked for again')
    expect(asked.sort()).to.deep.equal(['hotGamesV2', 'hotGamesV2', 'newGameVendor', 'newGameVendor'])
  })

  it('says what went wrong, and tries again on request', async () => {
    let broken = true
    const { element } = await list('category="RNG"', (input, init) =>
      broken && addressOf(input).includes('gameList')
        ? Promise.resolve(Response.json({ success: false, value: null, message: 'No', code: 'BAD_REQUEST' }))
        : fetch(input, init),
    )
    await see(element, '[role=alert]')
    broken = false
    await press(element, 'Try again')
    await see(element, '.tile')
  })
})
