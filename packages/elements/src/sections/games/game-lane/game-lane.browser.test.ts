import { gameList, hotGames, recentGames, type GameItem } from '@baize/contract'
import { expect } from 'chai'
import { differing } from '../../../../test/support/answers.ts'
import { lane, slots, wide, withGames } from '../../../../test/support/game-lane.ts'
import { untilDrawn } from '../../../../test/support/host-page.ts'
import { asked, openMember } from '../../../../test/support/member.ts'
import { afterEach, describe, it } from '../../../../test/support/mocha.ts'
import { addressOf, openSite } from '../../../../test/support/own-site.ts'
import { all, one, press, see } from '../../../../test/support/person.ts'
import { settle, until } from '../../../../test/support/wait.ts'

afterEach(() => document.body.replaceChildren())

const ownLane = '<baize-game-lane filter="RECENT" rows="1"></baize-game-lane>'

describe('a lane of what a member played last', () => {
  afterEach(() => localStorage.removeItem('baize.played'))
  it('shows the games, when they were played and the way to all of them', async () => {
    let games: GameItem[] = []
    const { fetch } = differing({
      [hotGames.path]: value => ((games = value['content'] as GameItem[]), value),
      [recentGames.path]: value => ({
        ...value,
        total: 1,
        content: games.slice(0, 1).map(game => ({ ...game, playedAt: '2026-11-20T12:00:00Z' })),
      }),
    })
    const { page } = await openMember(wide('<baize-game-lane filter="HOT"></baize-game-lane>'), fetch)
    await until(() => games.length, 'games that could have been played')
    page.document.body.insertAdjacentHTML('beforeend', wide(ownLane))
    const element = await untilDrawn(page, 'baize-game-lane[filter=RECENT]')
    await see(element, '.tile')
    expect(one(element, '.tile-name')?.textContent).to.equal(games[0]?.gameName)
    expect(one(element, '.lane-played')?.textContent).to.match(/ ago$|^yesterday$/)
    // A row that one game would leave empty is filled with others of its vendor.
    await until(() => all(element, '.tile').length === 6, 'games like the one that was played')
    const others = all(element, '.tile').slice(1)
    for (const other of others) {
      expect(one(other, '.tile-provider')?.textContent).to.equal(games[0]?.displayName)
      expect(one(other, '.lane-played')?.textContent).to.equal(`Because you played ${games[0]?.gameName}`)
    }
    const { to } = asked(page)
    one(element, '.lane-all')?.click()
    expect(to).to.deep.equal(['/recent'])
  })

  it('is not there for a visitor, nor for somebody who has played nothing; its place is kept where there were games before', async () => {
    const guest = await openSite(wide(ownLane))
    await until(() => guest.document.querySelector('baize-game-lane:state(empty)'), 'nothing for a visitor')
    localStorage.setItem('baize.played', '1')
    const { page } = await openMember(wide(ownLane))
    await until(() => page.document.querySelector('baize-game-lane:state(loading)'), 'its place')
    await until(() => page.document.querySelector('baize-game-lane:state(empty)'), 'nothing was played')
    localStorage.removeItem('baize.played')
  })
})

describe('a lane', () => {
  it('shows six slides of two with about 20.3 px between them [HOME-12] [HOME-13] [HOME-14] [CONST-25] [CONST-26] [CONST-33]', async () => {
    const { element } = await lane()
    const boxes = all(element, '.tile').map(tile => tile.getBoundingClientRect())
    const [first, below, beside] = boxes
    expect(below?.left).to.be.closeTo(first?.left ?? 0, 1)
    expect(below?.top).to.be.greaterThan(first?.bottom ?? 0)
    expect((beside?.left ?? 0) - (first?.right ?? 0)).to.be.closeTo(20.3, 0.3)
    const view = one(element, 'ul')?.getBoundingClientRect()
    const seen = boxes.filter(({ left, right }) => left >= (view?.left ?? 0) - 1 && right <= (view?.right ?? 0) + 1)
    expect(seen).to.have.length(12)
  })

  it('makes no page wider that has no margins, and keeps the room for the ring around its tiles where there is some', async () => {
    const page = await openSite(slots)
    const { body, documentElement } = page.document
    Object.assign(body.style, { margin: '0', padding: '0', border: '0' })
    const element = await untilDrawn(page, 'baize-game-lane')
    await see(element, '.tile')
    const roomOf = (side: 'left' | 'right') =>
      Math.abs((one(element, 'ul')?.getBoundingClientRect()[side] ?? 0) - element.getBoundingClientRect()[side])
    await until(() => documentElement.scrollWidth <= documentElement.clientWidth)
    Object.assign(body.style, { padding: '16px' })
    await until(() => roomOf('left') === 4 && roomOf('right') === 4)
    expect(documentElement.scrollWidth).to.be.at.most(documentElement.clientWidth)
  })

  it('shows six posters from 700 px of its own width, four from 568, three from 300 and two below [HOME-13] [HOME-15]', async () => {
    const { element } = await lane()
    const view = one(element, 'ul') as HTMLElement
    const widths = { 1152: [6, 20.3], 1151: [6, 16], 852: [6, 16], 851: [6, 12], 700: [6, 12] }
    const narrow = { 699: [4, 12], 568: [4, 12], 567: [3, 10], 300: [3, 10], 299: [2, 10] }
    for (const [width, [slides, gap = 0]] of Object.entries({ ...widths, ...narrow })) {
      element.style.width = `${width}px`
      await settle()
      const { columnGap, paddingLeft } = getComputedStyle(view)
      expect(parseFloat(columnGap), `gap at ${width}`).to.equal(gap)
      const tile = (one(element, 'li') as HTMLElement).getBoundingClientRect().width
      const room = view.clientWidth - 2 * parseFloat(paddingLeft)
      expect(Math.floor((room + gap + 1) / (tile + gap)), `slides at ${width}`).to.equal(slides)
    }
  })

  it('shows pictures across as wide as two posters, one and a piece of the next on a phone', async () => {
    const { element } = await lane('<baize-game-lane category="BGS"></baize-game-lane>')
    const widthAt = async (width: number) => {
      element.style.width = `${width}px`
      await settle()
      return Math.round((one(element, 'li') as HTMLElement).getBoundingClientRect().width)
    }
    const widths = [await widthAt(1152), await widthAt(852), await widthAt(851), await widthAt(358), await widthAt(280)]
    expect(widths).to.deep.equal([Math.round((1152 - 2 * 20.3) / 3), Math.round((852 - 32) / 3), 264, 264, 238])
  })

  it('holds what can be played alone, and is not there where nothing can', async () => {
    const closedBut = (open: number) =>
      withGames(games => games.map((game, at) => ({ ...game, state: at < open ? 'open' : 'maintenance' }))).fetch
    const { element } = await lane(slots, closedBut(3))
    await until(() => all(element, '.tile').length === 3, 'the open ones')
    expect(one(element, '.lane-last')?.textContent).to.match(/^View all \d+$/)
    const page = await openSite(slots, closedBut(0))
    const none = await until(() => page.document.querySelector('baize-game-lane:state(empty)'), 'nothing to show')
    expect(all(none, '.tile, h2')).to.have.length(0)
  })

  it('leaves out the hot games where a lane beside it shows them', async () => {
    const { element } = await lane(slots.replace('>', ' exclude="HOT">'))
    const names = all(element, '.tile-name').map(({ textContent }) => textContent)
    expect(names).to.have.length(20)
    expect(all(element, '.badge-hot')).to.have.length(0)
    expect(names).not.to.include('Jade Dragon')
  })

  it('explains the numbers under its tiles once on a page', async () => {
    const page = await openSite(slots + slots.replace('RNG', 'BGS'))
    const lanes = all(page.document, 'baize-game-lane')
    const notes = () => lanes.map(each => one(each, '.lane-note')?.textContent ?? '')
    await until(() => notes()[0], 'the first one explains them')
    for (const each of lanes) await see(each, '.tile-reward')
    await settle()
    expect(notes()).to.deep.equal(['The moving figures are for display only. They are not prizes.', ''])
    lanes[0]?.remove()
    await until(() => notes()[1], 'the one that is left explains them')
  })

  it('holds twenty games of a kind [HOME-07] [CONST-20]', async () => {
    const { element } = await lane()
    expect(all(element, '.tile')).to.have.length(20)
    expect(one(element, '.lane-last')?.textContent).to.match(/^View all \d+$/)
  })

  it('says in one line that it did not load, and loads when asked again', async () => {
    let broken = true
    const flaky: typeof fetch = (input, init) =>
      broken && /GCSGAME_gameList/.test(addressOf(input))
        ? Promise.resolve(new Response('', { status: 500 }))
        : fetch(input, init)
    const page = await openSite(wide(slots), flaky)
    const element = await untilDrawn(page, 'baize-game-lane')
    const trouble = await see(element, '[part="error"]')
    expect(trouble.textContent).to.contain('Slots')
    broken = false
    await press(element, 'Try again')
    await see(element, '.tile')
  })
})

describe('a lane of vendors', () => {
  it('asks for twelve at most: sports, cockfights and lotteries too [HOME-08] [HOME-09] [HOME-10] [HOME-11] [CONST-24]', async () => {
    const sizes: string[] = []
    const watched: typeof fetch = (input, init) => {
      const { pathname, searchParams } = new URL(addressOf(input), location.href)
      if (pathname === gameList.path) sizes.push(`${searchParams.get('gameType')} ${searchParams.get('pageSize')}`)
      return fetch(input, init)
    }
    const kinds = ['SPORTS', 'ESPORTS', 'COCKFIGHT', 'LOTT', 'ELOTT']
    await openSite(kinds.map(kind => `<baize-game-lane category="${kind}"></baize-game-lane>`).join(''), watched)
    await until(() => sizes.length === kinds.length, 'every lane has asked')
    expect(sizes.sort()).to.deep.equal(kinds.map(kind => `${kind} 12`).sort())
  })
})
