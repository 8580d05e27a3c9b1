import { liveTables } from '@baize/contract'
import { expect } from 'chai'
import { differing } from '../../../../../test/support/answers.ts'
import { asked, lane, slots, wide, withGames } from '../../../../../test/support/game-lane.ts'
import { untilDrawn } from '../../../../../test/support/host-page.ts'
import { afterEach, describe, it } from '../../../../../test/support/mocha.ts'
import { openSite } from '../../../../../test/support/own-site.ts'
import { all, one, press, see } from '../../../../../test/support/person.ts'
import { until } from '../../../../../test/support/wait.ts'

afterEach(() => document.body.replaceChildren())

/** A list of all games of a kind, those under maintenance at its end. */
async function list(category: string, fetch?: typeof globalThis.fetch) {
  const page = await openSite(wide(`<baize-game-list category="${category}"></baize-game-list>`), fetch)
  const element = await untilDrawn(page, 'baize-game-list')
  await see(element, '.tile')
  return { page, element }
}

const heart = (element: Element) => one(element, '.tile-favourite')

describe('a game tile', () => {
  it('shows picture, name, vendor, heart and play, and its decorative number [GAME-01] [GAME-02] [GAME-03] [GAME-05] [GAME-08]', async () => {
    const { element } = await lane()
    const tile = await until(() => one(element, '.tile'), 'a tile is there')
    expect(one(tile, '.tile-name')?.textContent).to.equal('Jade Dragon')
    expect(one(tile, '.tile-provider')?.textContent).to.equal('Orient')
    expect(one(tile, '.tile-open')?.getAttribute('aria-label')).to.equal('Play Jade Dragon')
    expect(heart(tile)?.getAttribute('aria-label')).to.equal('Favourite Jade Dragon')
    await until(() => one(tile, 'img[data-state="loaded"]'), 'the picture is there')
    const reward = await until(() => one(tile, '.tile-reward'), 'the number is there')
    expect(reward.getAttribute('aria-hidden')).to.equal('true')
    expect(reward.textContent).to.match(/€[\d,]+\.\d\d/)
  })

  it('says PLAY NOW where it is no slot, and shows a sign where it is one [GAME-09]', async () => {
    const live = await lane('<baize-game-lane category="LIVE"></baize-game-lane>')
    expect(one(live.element, '.tile-play')?.textContent).to.equal('PLAY NOW')
    await until(() => one(live.element, '.tile-reward'), 'tiles of every shape have their number')
    document.body.replaceChildren()
    const { element } = await lane()
    expect(one(element, '.tile-play')?.textContent).to.equal('')
  })
})

describe('what a tile says of its game', () => {
  it('is HOT when, and only when, isHot is 1 [GAME-04]', async () => {
    const { fetch } = withGames(games => games.map((game, at) => ({ ...game, isHot: [1, 0, 2, 1][at] ?? 0, isNew: 0 })))
    const { element } = await lane(slots, fetch)
    const marks = all(element, '.tile').map(tile => one(tile, '.tile-mark')?.textContent ?? '')
    expect(marks.slice(0, 5)).to.deep.equal(['Hot', '', '', 'Hot', ''])
    expect(marks.filter(mark => mark)).to.have.length(2)
  })

  it('is named by gameName, else by nodeName [GAME-12]', async () => {
    const { fetch } = withGames(games =>
      games.map((game, at) => (at ? game : { ...game, gameName: '', nodeName: 'Node' })),
    )
    const { element } = await lane(slots, fetch)
    const [first, second] = all(element, '.tile-name').map(({ textContent }) => textContent)
    expect(first).to.equal('Node')
    expect(second).to.not.equal('')
  })

  it('is shown by showIcon, else iconUrl, else lagerIcon [GAME-11]', async () => {
    const without = [{}, { showIcon: '' }, { showIcon: '', iconUrl: '' }]
    const { fetch } = withGames(games => games.slice(0, 3).map((game, at) => ({ ...game, ...without[at] })))
    const { element } = await lane(slots, fetch)
    const pictures = () => all(element, '.tile img').map(image => new URL((image as HTMLImageElement).src).pathname)
    await until(() => all(element, '.tile img[data-state=loaded]').length === 3, 'all three are there')
    const [first = '', second = '', third = ''] = all(element, '.tile').map(({ dataset }) => dataset['node'])
    expect(pictures()).to.deep.equal([`/cdn/g/${first}-p.svg`, `/cdn/g/${second}-s.svg`, `/cdn/g/${third}-w.svg`])
  })

  it('is the default picture of the operator where there is none, and where it is nowhere [GAME-11]', async () => {
    const none = { showIcon: '', iconUrl: '', lagerIcon: '' }
    const { fetch } = withGames(games =>
      games.slice(0, 2).map((game, at) => ({ ...game, ...(at ? { showIcon: '/cdn/g/no-such-game-p.svg' } : none) })),
    )
    const { page, element } = await lane(slots, fetch)
    await until(() => all(element, '.tile img[data-state=loaded]').length === 2, 'both are there')
    const pictures = all(element, '.tile img').map(image => new URL((image as HTMLImageElement).src).pathname)
    expect(pictures).to.deep.equal(['/cdn/default.svg', '/cdn/default.svg'])
    const asked = page.performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
    expect(asked.filter(path => path.endsWith('no-such-game-p.svg'))).to.have.length(2)
  })

  it('is a number that grows by 165.11 every three seconds, and means no money [GAME-05] [GAME-06] [CONST-34]', async () => {
    const page = await openSite(wide('<baize-account-bar></baize-account-bar>'))
    await untilDrawn(page, 'baize-account-bar')
    let now = Date.UTC(2026, 10, 22, 12)
    page.Date.now = () => now
    const ticks: (() => void)[] = []
    page.setInterval = ((run: () => void, every: number) => {
      if (every === 3000) ticks.push(run)
      return 0
    }) as unknown as typeof page.setInterval
    page.document.body.insertAdjacentHTML('beforeend', wide(slots))
    const element = await untilDrawn(page, 'baize-game-lane')
    const reward = await see(element, '.tile-reward')
    const cents = () => Number(reward.textContent.replace(/\D/g, ''))
    const before = cents()
    // One for all figures; a flavour may set it after it has drawn them.
    await until(() => ticks.length === 1, 'the clock of the figures')
    for (const turn of [1, 2]) {
      now += 3000
      ticks[0]?.()
      await until(() => cents() === before + turn * 165_11, 'it has grown')
    }
    expect(one(element, '.lane-note')?.textContent).to.contain('not prizes')
  })
})

describe('the tile of a live table', () => {
  it('says who plays, the minimum bet, and until when bets are taken, as its vendor states them', async () => {
    const table = { minBet: '5.00', players: 4, seats: 7, closesInMs: 24_000, openMs: 50_000, periodMs: 60_000 }
    let count = 0
    const { fetch } = differing({
      [liveTables.path]: value => {
        const all = value['tables'] as object[]
        count = all.length
        const tables = all.map((stated, at) => ({ ...stated, ...table, ...(at && { seats: null, players: 0 }) }))
        return { ...value, tables }
      },
    })
    const { element } = await lane('<baize-game-lane category="LIVE"></baize-game-lane>', fetch)
    await until(() => count > 1 && all(element, '.tile-clock').length === count, 'the tables are there')
    // Of a table that seats any number nobody is told that nobody is there: it would only cover the
    // dealer.
    expect(all(element, '.tile-seats').map(({ textContent }) => textContent)).to.deep.equal(['4 of 7 seats'])
    expect(one(element, '.tile-min-bet')?.textContent).to.equal('Min €5.00')
    expect(one(element, '.tile-clock')?.getAttribute('aria-label')).to.match(/^Bets close in 0:2\d$/)
  })
})

describe('a tile under maintenance', () => {
  it('has no PLAY NOW, says so before the click, and then offers up to six open games of its kind, never a page [GAME-28] [GAME-29]', async () => {
    const { page, element } = await list('LIVE')
    const heard = asked(page)
    const tile = all(element, '.tile').find(
      each => one(each, '.tile-name')?.textContent === 'Roulette Classic',
    ) as HTMLElement
    expect([one(tile, '.tile-play'), one(tile, '.tile-clock')]).to.deep.equal([null, null])
    expect(one(tile, '.tile-closed')?.textContent).to.match(/^Maintenance until /)
    expect(one(tile, '.tile-open')?.getAttribute('aria-label')).to.match(/, under maintenance$/)
    one(tile, '.tile-open')?.click()
    const dialog = await see(element, 'dialog')
    const others = await until(() => {
      const names = all(dialog, 'li button').map(({ textContent }) => textContent)
      return names.length ? names : null
    }, 'other games')
    expect(others[0]).to.equal('Royal Baccarat')
    expect(others).to.have.length(6)
    expect(heard).to.deep.equal([])
    await press(dialog, 'Baccarat 01')
    await until(() => heard.length === 1, 'a guest is asked to log in for an open one')
    expect(heard).to.deep.equal(['login'])
  })

  it('is offered itself where it is open again by now', async () => {
    const { fetch } = withGames(games => games.map(game => ({ ...game, state: 'maintenance' })))
    const { page, element } = await list('RNG', fetch)
    const heard = asked(page)
    one(element, '.tile-open')?.click()
    const dialog = await see(element, 'dialog')
    await press(dialog, 'PLAY NOW')
    await until(() => heard.length === 1, 'the way to the game')
    expect(heard).to.deep.equal(['login'])
  })
})
