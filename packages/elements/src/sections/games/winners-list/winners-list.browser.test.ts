import { rankList, winnersList, type Winner } from '@baize/contract'
import { expect } from 'chai'
import { differing } from '../../../../test/support/answers.ts'
import { untilDrawn } from '../../../../test/support/host-page.ts'
import { asked } from '../../../../test/support/member.ts'
import { afterEach, describe, it } from '../../../../test/support/mocha.ts'
import { addressOf, openSite } from '../../../../test/support/own-site.ts'
import { all, one, press, see } from '../../../../test/support/person.ts'
import { until } from '../../../../test/support/wait.ts'

afterEach(() => document.body.replaceChildren())

/**
 * The biggest wins of the last seven days. Those of a period of the calendar depend on the day on
 * which a test runs: a month that began an hour ago has none.
 */
async function biggestWins(): Promise<Winner[]> {
  const address = `${rankList.path}?gameCategory=ALL&language=EN&limitNum=20&view=biggest`
  const reply = await fetch(address, { headers: { 'x-site-key': 'pk_demo' } })
  return ((await reply.json()) as { value: { list: Winner[] } }).value.list
}

/** Answers a list of winners of every kind with those; a list of one kind is empty. */
const withWins =
  (wins: Winner[]): typeof fetch =>
  (input, init) => {
    const { pathname, searchParams } = new URL(addressOf(input), location.href)
    if (pathname !== winnersList.path) return fetch(input, init)
    const list = searchParams.get('gameCategory') === 'ALL' ? wins : []
    const value = { list, asOf: new Date().toISOString() }
    return Promise.resolve(Response.json({ success: true, message: '', value }))
  }

async function opened(fetch?: typeof globalThis.fetch) {
  const page = await openSite(
    '<div style="width: 1000px"><baize-winners-list></baize-winners-list></div>',
    fetch ?? withWins(await biggestWins()),
  )
  return { page, element: await untilDrawn(page, 'baize-winners-list') }
}
const amounts = (element: Element) =>
  all(element, '.table-row .money').map(({ textContent }) => Number(textContent.replace(/[^\d.]/g, '')))

describe('the list of winners', () => {
  it('has rank, masked player, game, amount and time of twenty rounds at most, the biggest first [WIN-06]', async () => {
    const { element } = await opened()
    await see(element, '.winner-who')
    const rows = all(element, '.winner-who')
    expect(rows.length).to.be.within(1, 20)
    for (const row of rows) expect(row.textContent).to.contain('***')
    expect(amounts(element)).to.deep.equal([...amounts(element)].sort((one, other) => other - one))
    expect(one(element, '.winner-rank')?.textContent).to.equal('1')
    expect(all(element, 'time')).to.have.length(rows.length)
  })

  it('changes its period and its kind, and says so where nobody has won [WIN-06]', async () => {
    const periods: string[] = []
    const answer = withWins(await biggestWins())
    const { element } = await opened((input, init) => {
      const { pathname, searchParams } = new URL(addressOf(input), location.href)
      if (pathname === winnersList.path) periods.push(searchParams.get('period') ?? '')
      return answer(input, init)
    })
    await see(element, '.winner-who')
    const shown: unknown[] = []
    element.addEventListener('baize-winners-filter', event => shown.push((event as CustomEvent).detail))
    await press(element, 'Today')
    await until(() => periods.includes('TODAY'), 'today’s are asked for')
    await press(element, 'Live')
    expect(shown, 'what it shows is told to the page').to.deep.equal([
      { period: 'TODAY', category: 'ALL' },
      { period: 'TODAY', category: 'LIVE' },
    ])
    const empty = await see(element, '[part=empty]')
    expect(empty.textContent).to.contain('No wins in this period')
  })

  it('has as many rows as the answer, in its order, where two have won in one round [WIN-06]', async () => {
    const rounds: Record<string, string[]> = { WEEK: ['r1', 'r1', 'r2'], TODAY: ['r3', 'r2'] }
    const [win] = await biggestWins()
    const { element } = await opened(async (input, init) => {
      const { pathname, searchParams } = new URL(addressOf(input), location.href)
      if (pathname !== winnersList.path) return fetch(input, init)
      const period = searchParams.get('period') ?? ''
      const list = rounds[period]?.map((roundId, rank) => ({ ...win, roundId, customerName: `${period} ${rank}***` }))
      return new Response(JSON.stringify({ success: true, message: '', value: { list, asOf: win?.wonAt } }))
    })
    const names = () => all(element, '.winner-who').map(({ textContent }) => textContent)
    await until(() => names()[0] === 'WEEK 0***', 'the week is shown')
    expect(names()).to.deep.equal(['WEEK 0***', 'WEEK 1***', 'WEEK 2***'])
    await press(element, 'Today')
    await until(() => names()[0] === 'TODAY 0***', 'today is shown')
    expect(names()).to.deep.equal(['TODAY 0***', 'TODAY 1***'])
  })

  it('starts the game of a win by the rules of every game: a guest logs in first', async () => {
    const { page, element } = await opened()
    const heard = asked(page)
    ;(await see(element, '.winner-game')).click()
    await until(() => heard.popups.includes('login'), 'the login was asked for')
  })

  it('says that the wins did not load, and loads them when asked again', async () => {
    let broken = true
    const answer = withWins(await biggestWins())
    const { element } = await opened((input, init) =>
      broken && addressOf(input).includes(winnersList.path)
        ? Promise.resolve(new Response('', { status: 500 }))
        : answer(input, init),
    )
    await see(element, '[part=error]')
    broken = false
    await press(element, 'Try again')
    await see(element, '.winner-who')
  })
})

describe('the list of winners on a phone', () => {
  it('shows more than three wins in a view, each with the picture of its game', async () => {
    const [first, ...others] = (await biggestWins()) as [Winner, ...Winner[]]
    const game = { ...first.game, name: 'Crown of the Sovereign Dragons' }
    const answer = withWins([{ ...first, game, winAmount: '1234567.89' }, ...others])
    const page = await openSite('<div style="width: 358px"><baize-winners-list></baize-winners-list></div>', answer)
    const element = await untilDrawn(page, 'baize-winners-list')
    await see(element, '.winner-who')
    expect(one(element, '.winner-game')?.textContent).to.contain('Sovereign')
    for (const row of all(element, 'tbody .table-row')) {
      expect(row.offsetHeight).to.be.below(80)
      const [art, who] = ['.winner-art', '.winner-who'].map(place => one(row, place)?.getBoundingClientRect())
      expect(art?.width).to.equal(40)
      expect(art?.right ?? 999, 'beside the words').to.be.at.most(who?.left ?? 0)
    }
  })
})

describe('the winner board', () => {
  it('leads to the list of winners [WIN-06]', async () => {
    const page = await openSite('<div style="width: 1000px"><baize-winner-board></baize-winner-board></div>')
    const board = await untilDrawn(page, 'baize-winner-board')
    const heard = asked(page)
    await press(board, 'View all: Winner board')
    expect(heard.to).to.deep.equal(['/winners'])
  })

  it('shows no wins where there are none, and nothing of its own', async () => {
    const none = differing({ [rankList.path]: value => ({ ...value, list: [], biggest: [] }) })
    const page = await openSite('<baize-winner-board></baize-winner-board>', none.fetch)
    const board = page.document.querySelector('baize-winner-board')
    await until(() => none.asked(rankList.path) === 1 && board?.matches(':state(empty)'), 'it is empty')
    expect(board?.getBoundingClientRect().height).to.equal(0)
  })
})
