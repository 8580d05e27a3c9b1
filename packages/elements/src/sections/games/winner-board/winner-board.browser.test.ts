import { rankList, type Winner } from '@baize/contract'
import { expect } from 'chai'
import { differing } from '../../../../test/support/answers.ts'
import { untilDrawn } from '../../../../test/support/host-page.ts'
import { listening } from '../../../../test/support/listening.ts'
import { afterEach, describe, it } from '../../../../test/support/mocha.ts'
import { openSite } from '../../../../test/support/own-site.ts'
import { all, one, see } from '../../../../test/support/person.ts'
import { heldTimers } from '../../../../test/support/timers.ts'
import { settle, until } from '../../../../test/support/wait.ts'

afterEach(() => document.body.replaceChildren())

async function open(tag: string, attributes = '', fetch?: typeof globalThis.fetch) {
  const page = await openSite(`<div style="width: 1200px"><${tag} ${attributes}></${tag}></div>`, fetch)
  return { page, element: await untilDrawn(page, tag) }
}

describe('the winner board', () => {
  it('is one call of twenty: nine of the biggest wins, ranked, and twenty of the latest [WIN-03] [WIN-04] [WIN-05] [CONST-22] [CONST-23]', async () => {
    const calls = listening()
    const { element } = await open('baize-winner-board', '', calls.fetch)
    await see(element, '[part=row]')
    await until(
      () =>
        all(element, '.wins-list').length === 2 && all(element, '.wins-list').every(list => one(list, '[part=row]')),
      'both lists',
    )
    const [biggest, latest] = all(element, '.wins-list')
    const ranks = all(biggest as HTMLElement, '.win-rank').map(({ textContent }) => textContent)
    expect(ranks).to.deep.equal(['1', '2', '3', '4', '5', '6', '7', '8', '9'])
    expect(all(latest as HTMLElement, '[part=row]').length).to.be.within(1, 20)
    expect(await calls.sent(rankList.path)).to.deep.equal([{ gameCategory: 'ALL', language: 'EN', limitNum: '20' }])
  })

  it('asks again every minute by one timer that no answer puts off, and is there as soon as somebody has won [WIN-10]', async () => {
    let won = false
    const { fetch } = differing({
      [rankList.path]: value => (won ? value : { ...value, list: [], biggest: [] }),
    })
    const calls = listening(fetch)
    const { page } = await open('baize-account-bar', '', calls.fetch)
    const timers = heldTimers(page)
    page.document.body.insertAdjacentHTML('beforeend', '<baize-winner-board></baize-winner-board>')
    const element = await untilDrawn(page, 'baize-winner-board')
    await until(() => timers.set(60_000) === 1 && element.matches(':state(empty)'), 'nobody has won')
    expect(calls.count(rankList.path)).to.equal(1)
    timers.run(60_000)
    await until(() => calls.count(rankList.path) === 2, 'it asks again')
    won = true
    timers.run(60_000)
    await see(element, '[part=row]')
    timers.run(60_000)
    await until(() => calls.count(rankList.path) === 4, 'it goes on')
    expect(timers.set(60_000)).to.equal(1)
  })

  it('has as many rows as the answer, in its order, where two have won in one round [WIN-03]', async () => {
    const rounds = [
      ['r1', 'r1', 'r2'],
      ['r3', 'r1', 'r1'],
      ['r3', 'r2'],
    ]
    let at = 0
    const { fetch } = differing({
      [rankList.path]: value => ({
        ...value,
        biggest: (rounds[at] ?? []).map((roundId, rank) => ({
          ...(value['biggest'] as Winner[])[0],
          roundId,
          customerName: `w${at}${rank}***`,
        })),
      }),
    })
    const { page } = await open('baize-account-bar', '', fetch)
    const timers = heldTimers(page)
    page.document.body.insertAdjacentHTML('beforeend', '<baize-winner-board view="biggest"></baize-winner-board>')
    const element = await untilDrawn(page, 'baize-winner-board')
    const names = () => all(element, '.win-who').map(({ textContent }) => textContent)
    for (const [turn, { length }] of rounds.entries()) {
      if (turn) {
        at = turn
        timers.run(60_000)
      }
      await until(() => names()[0] === `w${turn}0***`, 'the answer is shown')
      expect(names()).to.deep.equal(Array.from({ length }, (_, rank) => `w${turn}${rank}***`))
    }
  })

  it('says what was staked and how many times that was won, on a phone the latter alone', async () => {
    const { fetch } = differing({
      [rankList.path]: value => ({
        ...value,
        biggest: (value['biggest'] as Winner[])
          .slice(0, 2)
          .map((win, index) => ({ ...win, stake: index ? '0.00' : '2.00', winAmount: '482.60', currency: 'EUR' })),
      }),
    })
    const { element } = await open('baize-winner-board', 'view="biggest"', fetch)
    const sums = () =>
      all(element, '.win-sum').map(sum => [...sum.children].map(part => (part as HTMLElement).innerText))
    await see(element, '[part=row]')
    // A round that was free has no multiplier.
    expect(sums()).to.deep.equal([
      ['€2.00', '×\u00a0241.30', '€482.60'],
      ['€0.00', '€482.60'],
    ])
    element.style.width = '358px'
    await until(() => one(element, '[part=stake]')?.getClientRects().length === 0, 'the stake is hidden')
    expect(one(element, '[part=multiplier]')?.textContent).to.equal('×\u00a0241.30')
  })

  it('lets a win slide in that arrives, once, and none of those it begins with', async () => {
    const arrived = ['r2']
    const { fetch } = differing({
      [rankList.path]: value => ({
        ...value,
        list: arrived.map(roundId => ({ ...(value['list'] as Winner[])[0], roundId })),
      }),
    })
    const { page } = await open('baize-account-bar', '', fetch)
    const timers = heldTimers(page)
    page.document.body.insertAdjacentHTML('beforeend', '<baize-winner-board view="latest"></baize-winner-board>')
    const element = await untilDrawn(page, 'baize-winner-board')
    const begun: string[] = []
    const rows = () => all(element, '[part=row]').map(row => row.dataset['round'])
    await until(() => String(rows()) === 'r2', 'the first answer is shown')
    element.shadowRoot?.addEventListener('animationstart', event => {
      if ((event as AnimationEvent).animationName.includes('win-in'))
        begun.push((event.target as HTMLElement).dataset['round'] ?? '')
    })
    arrived.unshift('r3')
    timers.run(60_000)
    await until(() => String(rows()) === 'r3,r2' && begun.length === 1, 'a win arrives')
    await until(() => !one(element, '.win-new'), 'it has come to rest')
    arrived.unshift('r4')
    timers.run(60_000)
    await until(() => String(rows()) === 'r4,r3,r2' && begun.length === 2, 'another one')
    await until(() => !one(element, '.win-new'), 'it has come to rest, too')
    for (const display of ['none', 'block']) {
      element.style.display = display
      await settle()
    }
    expect(begun).to.deep.equal(['r3', 'r4'])
  })

  it('counts ages by the platform’s time where the visitor’s clock is half an hour slow', async () => {
    const page = await openSite('')
    const { Date: PageDate } = page
    const slow = 30 * 60_000
    PageDate.now = () => Date.now() - slow
    page.document.body.insertAdjacentHTML('beforeend', '<baize-winner-board view="latest"></baize-winner-board>')
    const element = await untilDrawn(page, 'baize-winner-board')
    const ages = () => all(element, '.win-round time').map(({ textContent }) => textContent)
    await until(() => ages().length > 0, 'the wins are shown')
    for (const age of ages()) expect(age).to.match(/ago$|^now$|^yesterday$|^last /)
  })

  it('names every round, masks every name, and shows the bigger win first', async () => {
    const { element } = await open('baize-winner-board', 'view="biggest"')
    await see(element, '[part=row]')
    for (const row of all(element, '[part=row]')) {
      expect(row.dataset['round']).to.match(/^[\w-]{10,}$/)
      expect(row.textContent).to.contain(row.dataset['round'])
      expect(one(row, '.win-who')?.textContent).to.contain('***')
    }
    const amounts = all(element, '.win-amount').map(({ textContent }) => Number(textContent?.replace(/[^\d.]/g, '')))
    expect(amounts).to.deep.equal([...amounts].sort((one, other) => other - one))
  })
})

describe('a row on a phone', () => {
  it('has its name, its game and the whole amount beside a round of 64 letters', async () => {
    const long = differing({
      [rankList.path]: value => ({
        ...value,
        biggest: (value['biggest'] as object[]).map(win => ({
          ...win,
          customerName: 'wm***w',
          winAmount: '999992.00',
          roundId: 'x'.repeat(64),
        })),
      }),
    })
    const { element } = await open('baize-winner-board', 'view="biggest" style="width: 358px"', long.fetch)
    await see(element, '[part=row]')
    const [board, who, amount] = ['.wins', '.win-who', '.win-amount'].map(place =>
      one(element, place)?.getBoundingClientRect(),
    )
    expect(who?.width).to.be.greaterThan(40)
    expect(amount?.right).to.be.at.most(board?.right ?? 0)
  })

  it('is 56 px high, even where the name of the game takes two lines', async () => {
    const names = ['Jade Dragon', 'Tropic Volcano', 'Legend of the Emerald Tiger']
    const { element } = await open(
      'baize-winner-board',
      'view="biggest" style="width: 358px"',
      differing({
        [rankList.path]: value => ({
          ...value,
          biggest: (value['biggest'] as Winner[]).slice(0, 3).map((win, index) => ({
            ...win,
            game: { ...win.game, name: names[index] },
            roundId: 'R4M8W2QK7H3VZX'.slice(index) + '0'.repeat(index),
          })),
        }),
      }).fetch,
    )
    await see(element, '[part=row]')
    expect(all(element, '[part=row]').map(row => row.getBoundingClientRect().height)).to.deep.equal([56, 56, 56])
    expect(all(element, '.win-game').map(({ clientHeight }) => clientHeight)).to.deep.equal([16, 16, 32])
  })
})

describe('a picture', () => {
  it('is asked for when it comes into view, once more where that fails, and then the default one stands there [HOME-19] [CONST-45]', async () => {
    const missing = '/cdn/g/missing-s.svg'
    const broken = differing({
      [rankList.path]: value => ({
        ...value,
        list: (value['list'] as object[]).map((win, index) => ({ ...win, iconUrl: `${missing}?${index}` })),
      }),
    })
    const { page, element } = await open(
      'baize-winner-board',
      'view="latest" style="display: block; margin-top: 4000px"',
      broken.fetch,
    )
    await see(element, '[part=row]')
    await settle()
    const asked = () => page.performance.getEntriesByType('resource').filter(({ name }) => name.includes(missing))
    expect(asked()).to.have.length(0)
    element.scrollIntoView()
    const image = await until(() => one(element, 'img[data-state=broken]'), 'the default picture stands there')
    expect(image.hasAttribute('src')).to.equal(false)
    expect(asked().filter(({ name }) => name.endsWith('?0'))).to.have.length(2)
  })
})
