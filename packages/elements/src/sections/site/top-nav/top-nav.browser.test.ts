import { runningGames } from '@baize/contract'
import { expect } from 'chai'
import { differing } from '../../../../test/support/answers.ts'
import { untilDrawn } from '../../../../test/support/host-page.ts'
import { asked, openMember } from '../../../../test/support/member.ts'
import { afterEach, describe, it } from '../../../../test/support/mocha.ts'
import { addressOf, openSite } from '../../../../test/support/own-site.ts'
import { one } from '../../../../test/support/person.ts'
import { heldTimers } from '../../../../test/support/timers.ts'
import { until } from '../../../../test/support/wait.ts'

afterEach(() => document.body.replaceChildren())

const match = {
  ...{ nodeId: '100021', vassalage: 'ARENA', gameType: 'PVP', gameCode: 'thirteen', gameName: 'Thirteen' },
  ...{ stake: '1.00', currency: 'EUR', since: '2026-11-21T12:00:00.000Z' },
}
const nav = '<baize-top-nav></baize-top-nav>'
const lane = '<baize-game-lane category="PVP"></baize-game-lane>'

describe('the way back to a match that runs', () => {
  it('comes when its player comes back to the page, in the chrome and on its tile, and goes with the match, without a reload', async () => {
    let games: object[] = []
    const site = differing({ [runningGames.path]: () => ({ games }) })
    let looks = 0
    const fetch: typeof globalThis.fetch = (input, init) => {
      if (addressOf(input).includes(runningGames.path)) looks++
      return site.fetch(input, init)
    }
    const { page } = await openMember('', fetch)
    const heard = asked(page)
    const timers = heldTimers(page)
    page.document.body.insertAdjacentHTML('beforeend', nav + lane)
    const element = await untilDrawn(page, 'baize-top-nav')
    const lanes = await untilDrawn(page, 'baize-game-lane')
    await until(() => one(lanes, '.tile-open'), 'the tiles')
    await until(() => site.asked(runningGames.path) === 1, 'it is asked for once, whoever shows it')
    expect(one(element, '[part=match]')).to.equal(null)

    // No answer is old enough for the client to ask again by itself.
    const now = page.Date.now()
    page.Date.now = () => now
    games = [match]
    const before = looks
    // A flavour may listen after it has drawn.
    await until(() => {
      if (looks === before) page.document.dispatchEvent(new Event('visibilitychange'))
      return looks > before
    }, 'it looks again')
    const bar = await until(() => one(element, '[part=match]'), 'the way back')
    expect(bar.textContent).to.contain('Match running: Thirteen')
    await until(() => element.matches(':state(match)'), 'its state')
    const tile = await until(() => one(lanes, '.tile-running'), 'the tile')
    expect(one(tile, '.tile-play')?.textContent).to.equal('Back to your match')
    const link = one(bar, 'a')
    expect(link?.textContent).to.equal('Back to your match')
    link?.click()
    expect(heard.to).to.deep.equal(['/seamless?vassalage=ARENA&gameType=PVP&gameCode=thirteen&gameId=100021'])

    games = []
    const once = looks
    // Once: a look takes the place of one that is under way.
    await until(() => {
      if (looks === once) timers.run(5000)
      return looks > once
    }, 'it looks once more')
    await until(() => !one(element, '[part=match]') && !one(lanes, '.tile-running'), 'it goes')
  })

  it('is nothing that is asked for guests', async () => {
    const site = differing({})
    const page = await openSite(nav, site.fetch)
    const element = await untilDrawn(page, 'baize-top-nav')
    await until(() => one(element, '[part=link]'), 'the row')
    expect(site.asked(runningGames.path)).to.equal(0)
  })
})
