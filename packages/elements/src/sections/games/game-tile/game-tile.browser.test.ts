import { expect } from 'chai'
import { untilDrawn } from '../../../../test/support/host-page.ts'
import { asked, openMember } from '../../../../test/support/member.ts'
import { afterEach, describe, it } from '../../../../test/support/mocha.ts'
import { addressOf, openSite } from '../../../../test/support/own-site.ts'
import { all, button, one, press, see } from '../../../../test/support/person.ts'
import { until } from '../../../../test/support/wait.ts'

afterEach(() => document.body.replaceChildren())

const tile = (attributes: string) => `<div style="width: 200px"><baize-game-tile ${attributes}></baize-game-tile></div>`
const jade = tile('vendor="ORIENT" game-type="RNG" game-code="jade-dragon"')

describe('a tile that stands alone', () => {
  it('shows one game and asks a guest to log in, by the game and by its heart [GAME-02] [GAME-03] [GAME-13] [GAME-32]', async () => {
    const page = await openSite(jade)
    const element = await untilDrawn(page, 'baize-game-tile')
    await see(element, '.tile')
    expect(one(element, '.tile-name')?.textContent).to.equal('Jade Dragon')
    expect(one(element, '.tile-provider')?.textContent).to.equal('Orient')
    const { popups } = asked(page)
    await press(element, 'Play Jade Dragon')
    await press(element, 'Favourite Jade Dragon')
    expect(popups).to.deep.equal(['login', 'login'])
  })

  it('leads a member to the page of the game, unless the page has other plans [GAME-20] [GAME-50]', async () => {
    const { page } = await openMember(jade)
    const element = await untilDrawn(page, 'baize-game-tile')
    const { to } = asked(page)
    const chosen: unknown[] = []
    page.document.addEventListener('baize-game-launch', event => {
      chosen.push((event as CustomEvent<unknown>).detail)
      if (chosen.length > 1) event.preventDefault()
    })
    await press(element, 'Play Jade Dragon')
    await press(element, 'Play Jade Dragon')
    const { nodeId, ...named } = chosen[0] as Record<string, string>
    expect(named).to.include({ vendor: 'ORIENT', gameType: 'RNG', gameCode: 'jade-dragon' })
    expect(chosen).to.have.length(2)
    expect(to).to.deep.equal([`/seamless?vassalage=ORIENT&gameType=RNG&gameCode=jade-dragon&gameId=${nodeId}`])
  })

  it('says how long a game is closed, and holds its place', async () => {
    const page = await openSite(tile('vendor="TIDEWATER" game-type="FISH" game-code="pearl-bay"'))
    const element = await untilDrawn(page, 'baize-game-tile')
    await see(element, '.tile[data-state=maintenance]')
    expect(one(element, '.tile-closed')?.textContent).to.match(/^Maintenance until /)
    await until(() => element.matches(':state(closed)'), 'it says so to a style sheet')
  })

  it('says that a game is not there, of a wrong name and without any', async () => {
    for (const attributes of ['vendor="ORIENT" game-type="RNG" game-code="nobody-knows-it"', '']) {
      const page = await openSite(tile(attributes))
      const element = await untilDrawn(page, 'baize-game-tile')
      await see(element, '[part=error]')
      expect(one(element, '[role=alert]')?.textContent).to.equal('This game is not available')
      expect(all(element, 'button')).to.deep.equal([])
    }
  })

  it('offers to ask again where the answer did not come', async () => {
    let broken = true
    const through: typeof fetch = (input, init) =>
      broken && addressOf(input).includes('/games/item') ? Promise.reject(new TypeError('down')) : fetch(input, init)
    const page = await openSite(jade, through)
    const element = await untilDrawn(page, 'baize-game-tile')
    await until(() => button(element, 'Try again'), 'it can be tried again')
    broken = false
    await press(element, 'Try again')
    await see(element, '.tile')
  })

  it('moves nothing when its game comes', async () => {
    let answer = (): void => undefined
    const waits = new Promise<void>(resolve => (answer = resolve))
    const page = await openSite(jade, async (input, init) => {
      if (addressOf(input).includes('/games/item')) await waits
      return fetch(input, init)
    })
    const element = await untilDrawn(page, 'baize-game-tile')
    const art = (await see(element, '.skeleton')).getBoundingClientRect()
    answer()
    await see(element, '.tile')
    const after = (one(element, '.tile-art') as HTMLElement).getBoundingClientRect()
    expect([after.width, Math.round(after.height)]).to.deep.equal([art.width, Math.round(art.height)])
  })
})
