import { addFavourite, gameList, removeFavourite } from '@baize/contract'
import { expect } from 'chai'
import { differing } from '../../../test/support/answers.ts'
import { untilDrawn, type HostWindow } from '../../../test/support/host-page.ts'
import { listening } from '../../../test/support/listening.ts'
import { afterEach, describe, it } from '../../../test/support/mocha.ts'
import { addressOf, goodPassword, newName, openSite } from '../../../test/support/own-site.ts'
import { all, fill, one, press, see } from '../../../test/support/person.ts'
import { next, settle, until } from '../../../test/support/wait.ts'

afterEach(() => document.body.replaceChildren())

const wide = (content: string) => `<div style="width: 1200px">${content}</div>`
const slots = '<baize-game-lane category="RNG"></baize-game-lane>'

async function lane(
  markup = slots,
  fetch?: typeof globalThis.fetch,
): Promise<{ page: HostWindow; element: HTMLElement }> {
  const page = await openSite(wide(markup), fetch)
  const element = await untilDrawn(page, 'baize-game-lane')
  await see(element, '.tile')
  return { page, element }
}

/** The platform's list of games with something different in it. */
const withGames = (change: (games: object[]) => object[]) =>
  differing({ [gameList.path]: value => ({ ...value, content: change(value['content'] as object[]) }) })

/** Popups, with their icon where they have one, and pages that the page is asked for, answered by nobody else. */
function asked(page: HostWindow): string[] {
  const heard: string[] = []
  for (const type of ['baize-open', 'baize-navigate']) {
    page.document.addEventListener(type, event => {
      event.preventDefault()
      const { name, to, detail } = (event as CustomEvent<{ name?: string; to?: string; detail?: { icon?: string } }>)
        .detail
      heard.push([name ?? to, detail?.icon].filter(Boolean).join(' '))
    })
  }
  return heard
}

const withBar = `<baize-account-bar></baize-account-bar>${slots}`
/** Until the page shows who is there. */
const drawn = async (page: HostWindow) => {
  await see(page.document, '.balance .money')
  await settle()
}

async function tryForFree(page: HostWindow): Promise<void> {
  const begun = next(page.document, 'baize-login')
  await press(page.document, 'Try for free')
  await begun
  await drawn(page)
}
async function join(page: HostWindow): Promise<void> {
  await press(page.document, 'Register')
  const popup = await see(page.document, 'baize-register')
  const begun = next(page.document, 'baize-login')
  await fill(popup, { username: newName(), password: goodPassword, confirmPassword: goodPassword, terms: true })
  await press(popup, 'Register')
  await begun
  await drawn(page)
}
const heart = (element: Element) => one(element, '.tile-favourite')
const pressed = (element: Element) => heart(element)?.getAttribute('aria-pressed')

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

describe('a tile under maintenance', () => {
  it('has no PLAY NOW, says so before the click, and then offers up to six open games of its kind, never a page [GAME-28] [GAME-29]', async () => {
    const { page, element } = await lane('<baize-game-lane category="LIVE"></baize-game-lane>')
    const heard = asked(page)
    const tile = all(element, '.tile').find(
      each => one(each, '.tile-name')?.textContent === 'Speed Roulette',
    ) as HTMLElement
    expect(one(tile, '.tile-play')).to.equal(null)
    expect(one(tile, '.tile-closed')?.textContent).to.match(/^Maintenance until /)
    expect(one(tile, '.tile-open')?.getAttribute('aria-label')).to.match(/, under maintenance$/)
    one(tile, '.tile-open')?.click()
    const dialog = await see(element, 'dialog')
    const others = await until(() => {
      const names = all(dialog, 'li button').map(({ textContent }) => textContent)
      return names.length ? names : null
    }, 'other games')
    expect(others).to.deep.equal(['Royal Baccarat', 'Baccarat 01'])
    expect(heard).to.deep.equal([])
    await press(dialog, 'Baccarat 01')
    await until(() => heard.length === 1, 'a guest is asked to log in for an open one')
    expect(heard).to.deep.equal(['login'])
  })

  it('is offered itself where it is open again by now', async () => {
    const { fetch } = withGames(games => games.map(game => ({ ...game, state: 'maintenance' })))
    const { page, element } = await lane(slots, fetch)
    const heard = asked(page)
    one(element, '.tile-open')?.click()
    const dialog = await see(element, 'dialog')
    await press(dialog, 'PLAY NOW')
    await until(() => heard.length === 1, 'the way to the game')
    expect(heard).to.deep.equal(['login'])
  })
})

describe('a guest', () => {
  it('is asked to log in by a game and by a heart [GAME-13] [GAME-32] [GAME-50] [GAME-51] [ROLE-05] [ROLE-06]', async () => {
    const { page, element } = await lane()
    const heard = asked(page)
    one(element, '.tile-open')?.click()
    heart(element)?.click()
    await settle()
    expect(heard).to.deep.equal(['login', 'login'])
    expect(pressed(element)).to.equal('false')
  })
})

describe('a trial account', () => {
  it('is told that a real account is needed, as a warning by a game and as information by a heart [C-07] [GAME-14] [GAME-33] [ROLE-09] [ROLE-10] [ROLE-14] [ERR-30]', async () => {
    const { page, element } = await lane(withBar)
    await tryForFree(page)
    const heard = asked(page)
    for (const target of ['.tile-open', '.tile-favourite']) one(element, target)?.click()
    await until(() => heard.length === 2, 'both ask for the popup that says so')
    expect(heard).to.deep.equal(['real-account', 'real-account info'])
    expect(pressed(element)).to.equal('false')
  })
})

describe('a member', () => {
  it('keeps a game with one press and lets it go with another; one within a second is ignored for good [GAME-30] [GAME-31] [GAME-35] [ENT-03] [CONST-30]', async () => {
    const calls = listening()
    const { page, element } = await lane(withBar, calls.fetch)
    await join(page)
    let now = Date.now() + 10_000
    page.Date.now = () => now
    heart(element)?.click()
    await until(() => pressed(element) === 'true' && calls.count(addFavourite.path) === 1, 'the heart is full')
    now += 999
    const timers: number[] = []
    const setTimeout = page.setTimeout.bind(page)
    page.setTimeout = ((run: TimerHandler, after = 0) => {
      timers.push(after)
      return setTimeout(run, after)
    }) as typeof page.setTimeout
    heart(element)?.click()
    expect(timers, 'nothing is kept for later').to.deep.equal([])
    Object.assign(page, { setTimeout })
    await settle()
    expect(pressed(element)).to.equal('true')
    now += 1
    heart(element)?.click()
    await until(() => pressed(element) === 'false' && calls.count(removeFavourite.path) === 1, 'the heart is empty')
    const nodeId = one(element, '.tile')?.dataset['node']
    const payload = { nodeId, vendor: 'ORIENT', gameType: 'RNG' }
    expect(await calls.sent(addFavourite.path)).to.deep.equal([payload])
    expect(await calls.sent(removeFavourite.path)).to.deep.equal([payload])
  })

  it('is warned when a favourite is not kept, and the heart is as it was [GAME-36] [ERR-38]', async () => {
    const failing: typeof fetch = (input, init) =>
      addressOf(input).includes(addFavourite.path)
        ? Promise.resolve(Response.json({ success: false, value: null, message: '', code: 'BUSY' }))
        : fetch(input, init)
    const { page, element } = await lane(withBar, failing)
    await join(page)
    heart(element)?.click()
    expect(await until(() => one(element, 'dialog [role=alert]')?.textContent, 'the warning')).to.match(/\w/)
    expect(one(element, 'dialog')?.textContent).to.contain('Jade Dragon')
    expect(pressed(element)).to.equal('false')
    await press(one(element, 'dialog') as HTMLElement, 'Close')
    await until(() => !one(element, 'dialog'), 'it is gone')
  })

  it('goes to the game’s own page on the operator’s site [GAME-20] [ROUTE-32]', async () => {
    const { page, element } = await lane(withBar)
    await join(page)
    const heard = asked(page)
    const launched = next(page.document, 'baize-game-launch')
    one(element, '.tile-open')?.click()
    expect((await launched).detail).to.include.keys('nodeId', 'vendor', 'gameType', 'gameCode')
    await until(() => heard.length === 1, 'the page was asked')
    expect(heard[0]).to.match(/^\/seamless\?vassalage=\w+&gameType=RNG&gameCode=[\w-]+/)
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
