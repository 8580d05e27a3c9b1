import { favouriteGames, gameList, vendorLanes } from '@baize/contract'
import { expect } from 'chai'
import { differing } from '../../../test/support/answers.ts'
import { untilDrawn } from '../../../test/support/host-page.ts'
import { shut } from '../../../test/support/lanes.ts'
import { listening } from '../../../test/support/listening.ts'
import { asked, openMember } from '../../../test/support/member.ts'
import { afterEach, describe, it } from '../../../test/support/mocha.ts'
import { openSite } from '../../../test/support/own-site.ts'
import { all, button, one, press, see } from '../../../test/support/person.ts'
import { until } from '../../../test/support/wait.ts'

afterEach(() => document.body.replaceChildren())

const wide = (content: string) => `<div style="width: 1200px">${content}</div>`
const titles = (element: Element) => all(element, '.tile-name').map(name => name.textContent)

describe('a tile that stands for a vendor', () => {
  it('opens the games of the vendor in a popup, for a guest as well [GAME-19] [GAME-43]', async () => {
    const { fetch } = differing({
      [gameList.path]: value => ({
        ...value,
        content: (value['content'] as object[]).map(game => ({ ...game, state: 'open' })),
      }),
    })
    const page = await openSite(wide('<baize-game-list category="LIVE" vendor="ALL"></baize-game-list>'), fetch)
    const element = await untilDrawn(page, 'baize-game-list')
    await press(element, 'Play Meridian Lobby')
    const popup = await see(page.document, 'baize-game-popup')
    await see(popup, '.tile')
    expect(one(popup, '[part=title]')?.textContent).to.match(/^Meridian\d+$/)
    expect(titles(popup)).to.include('Roulette Classic')
    expect(titles(popup)).to.not.include('Meridian Lobby')
    expect(one(page.document, 'dialog')?.getAttribute('aria-label')).to.equal('Vendor games')
  })

  it('says that the vendor is under maintenance and offers open games, in place of a popup where nothing can be played [GAME-28]', async () => {
    const page = await openSite(wide('<baize-game-list category="LIVE" vendor="ALL"></baize-game-list>'))
    const element = await untilDrawn(page, 'baize-game-list')
    const { popups } = asked(page)
    await press(element, 'Meridian Lobby, under maintenance')
    const dialog = await see(element, 'dialog')
    await until(() => button(dialog, 'Royal Baccarat'), 'an open game')
    expect(popups).to.deep.equal([])
  })
})

describe('a container of slots', () => {
  it('leads to the slots of its vendor, a guest as well [GAME-18] [GAME-22]', async () => {
    const { fetch } = differing({
      [gameList.path]: value => ({
        ...value,
        content: (value['content'] as object[]).slice(0, 1).map(game => ({ ...game, isGame: 'VASSALAGE' })),
      }),
    })
    const page = await openSite(wide('<baize-game-lane category="RNG"></baize-game-lane>'), fetch)
    const element = await untilDrawn(page, 'baize-game-lane')
    const heard = asked(page)
    await press(element, 'Play Jade Dragon')
    expect(heard).to.deep.equal({ to: ['/rng?vassalage=ORIENT'], popups: [] })
  })
})

describe('a game centre', () => {
  it('shows the vendors of its category, those under maintenance too [GAME-42]', async () => {
    const { fetch } = differing(shut('SPORTS', 'MATCHDAY'))
    const page = await openSite(wide('<baize-game-centre category="SPORTS"></baize-game-centre>'), fetch)
    const element = await untilDrawn(page, 'baize-game-centre')
    await see(element, '.tile')
    expect(titles(element)).to.deep.equal(['Kickline', 'Courtside', 'Matchday'])
    expect(all(element, '[data-state=maintenance] .tile-name').map(name => name.textContent)).to.deep.equal([
      'Matchday',
    ])
    expect(one(element, '[part=notice]')).to.equal(null)
  })

  it('says when none of its vendors is open, and leads to what is [GAME-42] [NAV-02]', async () => {
    const { fetch } = differing(shut('SPORTS'))
    const page = await openSite(wide('<baize-game-centre category="SPORTS"></baize-game-centre>'), fetch)
    const element = await untilDrawn(page, 'baize-game-centre')
    await see(element, '.tile')
    expect(one(element, '[part=notice]')?.textContent).to.include('No games available right now')
    expect(one(element, '.tile-favourite')).to.equal(null)
    const { to } = asked(page)
    await press(element, 'See slots')
    expect(to).to.deep.equal(['/rng'])
  })

  it('opens the games of a vendor that has several, so that each can be reached [GAME-42] [GAME-19]', async () => {
    const page = await openSite(wide('<baize-game-centre category="COCKFIGHT"></baize-game-centre>'))
    const element = await untilDrawn(page, 'baize-game-centre')
    await press(element, 'Play Ring')
    const popup = await see(page.document, 'baize-game-popup')
    await see(popup, '.tile')
    expect(titles(popup)).to.deep.equal(['Arena Rooster', 'Ring Master'])
  })

  it('looks again whether its vendors are closed before it says so [NAV-02]', async () => {
    let closed = true
    const { fetch } = differing({
      [vendorLanes.path]: value => (closed ? shut('SPORTS')[vendorLanes.path]?.(value) : value),
    })
    const page = await openSite(wide('<baize-game-centre category="SPORTS"></baize-game-centre>'), fetch)
    const element = await untilDrawn(page, 'baize-game-centre')
    await see(element, '[part=notice]')
    closed = false
    element.remove()
    page.document.body.append(element)
    await until(() => one(element, '.tile') && !one(element, '[part=notice]'), 'they are open')
  })

  it('asks a guest who chooses a vendor to log in [GAME-13]', async () => {
    const page = await openSite(wide('<baize-game-centre category="SPORTS"></baize-game-centre>'))
    const element = await untilDrawn(page, 'baize-game-centre')
    const { popups } = asked(page)
    await press(element, 'Play Kickline')
    expect(popups).to.deep.equal(['login'])
  })
})

describe('games of one’s own', () => {
  it('are for those who are logged in [ROUTE-24] [ROUTE-25]', async () => {
    const page = await openSite('<baize-account-games></baize-account-games>')
    const element = await untilDrawn(page, 'baize-account-games')
    const { popups } = asked(page)
    await press(element, 'Log in')
    expect(popups).to.deep.equal(['login'])
  })

  it('hold what was kept, 999 to a page, and say when there is nothing [GAME-37] [GAME-39] [CONST-21]', async () => {
    const calls = listening()
    const { page } = await openMember(
      wide('<baize-game-lane category="RNG"></baize-game-lane><baize-account-games></baize-account-games>'),
      calls.fetch,
    )
    const own = await untilDrawn(page, 'baize-account-games')
    await until(() => one(own, '.state-title')?.textContent === 'No favourites yet', 'there are none')
    const { to } = asked(page)
    await press(own, 'See hot games')
    expect(to).to.deep.equal(['/rng?vassalage=ALL&filter=HOT'])
    const lane = await untilDrawn(page, 'baize-game-lane')
    await press(lane, 'Favourite Jade Dragon')
    await until(() => button(lane, 'Favourite Jade Dragon')?.getAttribute('aria-pressed') === 'true')
    // Tiles far from the view are not drawn.
    lane.remove()
    const said: string[] = []
    page.document.addEventListener('baize-account-games', event =>
      said.push((event as CustomEvent<{ list: string }>).detail.list),
    )
    const tabs = () => all(own, '[role=tab]')
    tabs()[1]?.click()
    await until(() => one(own, '.state-title')?.textContent === 'No games played yet', 'nothing was played')
    tabs()[0]?.click()
    await until(() => titles(own).join() === 'Jade Dragon', 'what was kept')
    expect(said).to.deep.equal(['recent', 'favourites'])
    const kept = await calls.sent(favouriteGames.path)
    expect(kept).to.not.deep.equal([])
    for (const sent of kept) expect(sent).to.deep.equal({ pageNo: '1', pageSize: '999', language: 'EN' })
  })
})

describe('a lane', () => {
  it('leads to the list of what it shows: of every vendor, or of its own [HOME-18]', async () => {
    const lane = '<baize-game-lane category="RNG" limit="6"'
    const page = await openSite(wide(`${lane}></baize-game-lane>${lane} vendor="ORIENT"></baize-game-lane>`))
    await untilDrawn(page, 'baize-game-lane')
    await until(() => all(page.document.body, '.lane-all').length === 2, 'both lanes are there')
    const { to } = asked(page)
    for (const way of all(page.document.body, '.lane-all')) way.click()
    expect(to).to.deep.equal(['/rng?vassalage=ALL', '/rng?vassalage=ORIENT'])
  })
})

describe('the navigation', () => {
  it('leads to what can be played, marks where one is, and leaves the rest out [NAV-01] [NAV-02] [NAV-03]', async () => {
    const { fetch } = differing(shut('LIVE'))
    const page = await openSite(wide('<baize-top-nav current="/rng"></baize-top-nav>'), fetch)
    const nav = await untilDrawn(page, 'baize-top-nav')
    const names = () => all(nav, 'a').map(({ textContent }) => textContent)
    await until(() => names().includes('Slots'), 'the vendors are known')
    expect(names()).to.include.members(['Home', 'Promotions', 'In-house'])
    expect(names()).to.not.include('Live')
    expect(one(nav, '[aria-current=page]')?.textContent).to.equal('Slots')
    const { to } = asked(page)
    all(nav, 'a')
      .find(({ textContent }) => textContent === 'In-house')
      ?.click()
    expect(to).to.deep.equal(['/bgs'])
  })

  it('brings where one is into view on a screen that it does not fit', async () => {
    const page = await openSite('<div style="width: 320px"><baize-top-nav current="/rng"></baize-top-nav></div>')
    const nav = await untilDrawn(page, 'baize-top-nav')
    const right = (selector: string) => one(nav, selector)?.getBoundingClientRect().right ?? Infinity
    await until(() => one(nav, '[aria-current=page]'), 'the vendors are known')
    await until(() => right('[aria-current=page]') <= right('nav'), 'where one is, in view')
  })
})

describe('hot games', () => {
  it('are one lane of all kinds [HOME-04] [GAME-46]', async () => {
    const page = await openSite(wide('<baize-hot-games limit="8"></baize-hot-games>'))
    const element = await untilDrawn(page, 'baize-hot-games')
    await see(element, '.tile')
    expect(titles(element)).to.have.length(8)
    expect(one(element, '.lane-title')?.textContent).to.equal('Hot games')
  })
})
