import { gameList } from '@baize/contract'
import { expect } from 'chai'
import { lane, slots, wide } from '../../../../test/support/game-lane.ts'
import { untilDrawn } from '../../../../test/support/host-page.ts'
import { afterEach, describe, it } from '../../../../test/support/mocha.ts'
import { addressOf, openSite } from '../../../../test/support/own-site.ts'
import { all, one, press, see } from '../../../../test/support/person.ts'
import { settle, until } from '../../../../test/support/wait.ts'

afterEach(() => document.body.replaceChildren())

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

  it('shows six slides from 1200 px of screen, four from 900, three from 600 and two below, of games, tables and vendors alike [HOME-13] [HOME-15]', async () => {
    const kinds = ['RNG', 'LIVE', 'SPORTS']
    const page = await openSite(kinds.map(kind => `<baize-game-lane category="${kind}"></baize-game-lane>`).join(''))
    const lanes = all(page.document, 'baize-game-lane')
    for (const each of lanes) await see(each, '.tile')
    const frame = page.frameElement as HTMLIFrameElement
    const screens = {
      1200: [6, 20.3],
      1199: [4, 16],
      900: [4, 16],
      899: [3, 12],
      600: [3, 12],
      599: [2, 8],
      360: [2, 8],
    }
    for (const [screen, [slides, gap]] of Object.entries(screens)) {
      frame.style.width = `${screen}px`
      // The gutters of a page.
      page.document.body.style.margin = Number(screen) < 768 ? '0 16px' : '0 24px'
      await settle()
      for (const each of lanes) {
        const view = one(each, 'ul') as HTMLElement
        const { columnGap, gridAutoColumns, paddingLeft } = getComputedStyle(view)
        expect(parseFloat(columnGap), `gap at ${screen}`).to.equal(gap)
        const tile = (one(each, 'li') as HTMLElement).getBoundingClientRect().width
        const room = view.clientWidth - 2 * parseFloat(paddingLeft)
        expect(Math.floor((room + (gap ?? 0) + 1) / (tile + (gap ?? 0))), `${gridAutoColumns} at ${screen}`).to.equal(
          slides,
        )
      }
    }
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
