import { createScope } from '@baize/client'
import { launchGame, lotteryMenus, vnLotteryMenus } from '@baize/contract'
import { expect } from 'chai'
import { lotteryOf } from './shared/lottery-store.ts'
import { openAgent, openTrial } from '../../../test/support/agent.ts'
import { differing } from '../../../test/support/answers.ts'
import { openHost, untilDrawn } from '../../../test/support/host-page.ts'
import { asked, openMember } from '../../../test/support/member.ts'
import { listening } from '../../../test/support/listening.ts'
import { afterEach, describe, it } from '../../../test/support/mocha.ts'
import { addressOf, openSite } from '../../../test/support/own-site.ts'
import { all, button, one, press, see } from '../../../test/support/person.ts'
import { next, until } from '../../../test/support/wait.ts'

afterEach(() => document.body.replaceChildren())

const launcher = (attributes = '') =>
  `<div style="width: 1100px"><baize-lottery-launcher ${attributes}></baize-lottery-launcher></div>`
const results = (attributes = '') => `<baize-lottery-results ${attributes}></baize-lottery-results>`
const frame = (attributes = '') => `<baize-lottery-frame ${attributes}></baize-lottery-frame>`
const text = (element: Element) => element.shadowRoot?.textContent ?? ''
const codes = (element: Element) => all(element, '[part=game]').map(game => game.dataset['game'])

const pageRegistryOf = (page: object) => Reflect.get(page, Symbol.for('baize.v1')) as object

/** A site whose lottery does not answer. */
const down: typeof fetch = async (input, init) =>
  /\/(lgw|lotto)\//.test(addressOf(input))
    ? new Response(JSON.stringify({ success: false, value: null, message: '', code: 'LOTTERY_DOWN' }), {
        headers: { 'content-type': 'application/json' },
      })
    : fetch(input, init)

describe('the lottery store', () => {
  it('holds the prize mode and the menus of Vietnam, each game with its account type [LOTT-02] [LOTT-03] [ENT-32]', async () => {
    const scope = createScope({ api: location.origin, merchant: 'demo', siteKey: 'pk_demo' })
    const store = lotteryOf(scope)
    expect(store.$prizeMode.get()).to.equal('LOTT')
    store.choose('SEA')
    expect(lotteryOf(scope).$prizeMode.get()).to.equal('SEA')
    const stop = store.$vnLotteryMenus.subscribe(() => undefined)
    const groups = await until(() => store.$vnLotteryMenus.get().data, 'the menus are there')
    stop()
    const games = Object.values(groups).flatMap(({ gameMenus }) => gameMenus)
    expect(games.length).to.be.above(0)
    expect(new Set(games.map(({ accountTypeName }) => accountTypeName))).to.deep.equal(new Set(['TCG_LOTTO_VN']))
    scope.close()
  })
})

describe('the lottery launcher', () => {
  it('shows a tab for every prize mode, and in it families with their picture and games with the next draw and the last numbers [LOTT-01] [LOTT-06] [LOTT-07] [LOTT-10] [LOTT-15]', async () => {
    const calls = listening()
    const page = await openSite(launcher(), calls.fetch)
    const element = await untilDrawn(page, 'baize-lottery-launcher')
    await see(element, '[part=game]')
    expect(all(element, '[role=tab]').map(tab => tab.textContent)).to.deep.equal([
      'Lottery',
      'Vietnam',
      'E-Lottery',
      'SEA',
    ])
    for (const group of all(element, '[part=group]')) {
      expect(one(group, 'h3')?.textContent).to.match(/\w/)
      group.scrollIntoView()
      await until(() => one(group, 'img[data-state="loaded"]'), 'the picture of the family is there')
    }
    const game = await see(element, '[data-game=five-digits]')
    expect(one(game, '[role=timer]')?.textContent).to.match(/^\d\d:\d\d/)
    expect(all(game, '.ball').length).to.equal(5)
    await press(element, 'SEA')
    await until(() => codes(element).includes('penang-numbers'), 'the lotteries of the other tab')
    expect(codes(element)).to.not.include('five-digits')
    await press(element, 'Vietnam')
    await until(() => codes(element).includes('hanoi-draw'), 'the lotteries of Vietnam')
    expect(await calls.sent(lotteryMenus.path)).to.deep.equal([{ prizeMode: 'LOTT' }, { prizeMode: 'SEA' }])
    expect(await calls.sent(vnLotteryMenus.path)).to.deep.equal([{ prizeMode: 'ZY', device: 'WEB' }])
  })

  it('begins with the prize mode of its page, marks a game, and moves by keyboard [LOTT-13]', async () => {
    const page = await openSite(launcher('mode="vn" game-code="saigon-draw"'))
    const element = await untilDrawn(page, 'baize-lottery-launcher')
    const marked = await see(element, '[data-marked]')
    expect(marked.dataset['game']).to.equal('saigon-draw')
    const tab = one(element, '[role=tab][aria-selected=true]')
    expect(tab?.textContent).to.equal('Vietnam')
    tab?.focus()
    tab?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }))
    await until(() => one(element, '[role=tab][aria-selected=true]')?.textContent === 'E-Lottery', 'the next tab')
  })

  it('asks a guest to log in, and leads a member to the page of the lottery [GAME-13] [GAME-15] [GAME-16] [GAME-17] [GAME-50]', async () => {
    const guest = await openSite(launcher('prize-mode="ZY"'))
    const refused = asked(guest)
    await press(await untilDrawn(guest, 'baize-lottery-launcher'), 'Play Hanoi Draw')
    expect(refused).to.deep.equal({ to: [], popups: ['login'] })
    document.body.replaceChildren()

    const { page } = await openMember(launcher('prize-mode="ZY"'))
    const heard = asked(page)
    const element = await untilDrawn(page, 'baize-lottery-launcher')
    const launched = next(element, 'baize-game-launch')
    await press(element, 'Play Hanoi Draw')
    expect((await launched).detail).to.include({ vendor: 'TCG_LOTTO_VN', gameType: 'LOTT', gameCode: 'hanoi-draw' })
    await press(element, 'SEA')
    await press(element, 'Play Penang Numbers')
    await press(element, 'Lottery')
    await press(element, 'Play Five Digits')
    expect(heard.to).to.deep.equal([
      '/vnLottery?gameCode=hanoi-draw',
      '/seaLottery?gameCode=penang-numbers',
      '/lottery?gameCode=five-digits',
    ])
  })

  it('asks a trial account for a real one [ROLE-09]', async () => {
    const page = await openTrial(launcher())
    const heard = asked(page)
    await press(await untilDrawn(page, 'baize-lottery-launcher'), 'Play Five Digits')
    expect(heard).to.deep.equal({ to: [], popups: ['real-account'] })
  })

  it('shows numbers that did not load as a dash, and lets the lottery be played all the same [LOTT-15]', async () => {
    type Groups = Record<string, { gameMenus: object[] }>
    const { fetch } = differing({
      '/lgw/games/game_menus': groups =>
        Object.fromEntries(
          Object.entries(groups as Groups).map(([name, group]) => [
            name,
            { ...group, gameMenus: group.gameMenus.map(game => ({ ...game, last: null })) },
          ]),
        ),
    })
    const element = await untilDrawn(await openSite(launcher(), fetch), 'baize-lottery-launcher')
    const game = await see(element, '[part=game]')
    expect(one(game, '.lottery-last dd')?.textContent).to.equal('-')
    expect(one(game, '.lottery-open')).to.not.equal(null)
  })

  it('says when the lottery does not answer, and asks again; where there is none it says so', async () => {
    const element = await untilDrawn(await openSite(launcher(), down), 'baize-lottery-launcher')
    await see(element, '[part=error]')
    expect(text(element)).to.contain('The lottery is not responding')
    expect(button(element, 'Try again')).to.not.equal(null)
    document.body.replaceChildren()
    const { fetch } = differing({ '/lgw/games/game_menus': () => ({}) })
    const empty = await untilDrawn(await openSite(launcher(), fetch), 'baize-lottery-launcher')
    await see(empty, '[part=empty]')
    expect(text(empty)).to.contain('No lotteries right now')
  })
})

describe('the latest draws', () => {
  it('are ten, newest first, of the lottery that is picked, for everybody where it is of Vietnam [LOTT-08] [LOTT-16]', async () => {
    const page = await openSite(results('prize-mode="ZY" game-code="saigon-draw"'))
    const element = await untilDrawn(page, 'baize-lottery-results')
    await see(element, '.ball')
    const issues = all(element, 'tbody th').map(({ textContent }) => textContent ?? '')
    expect(issues.length).to.equal(10)
    expect(issues).to.deep.equal([...issues].sort().reverse())
    const pick = one(element, 'select') as HTMLSelectElement
    pick.value = 'hanoi-draw'
    pick.dispatchEvent(new Event('change', { bubbles: true }))
    await until(() => one(element, '.ball') && one(element, 'tbody th')?.textContent !== issues[0], 'the other draws')
  })

  it('of the other lotteries are for who is logged in, with sum and size where the kind has them [LOTT-16]', async () => {
    const guest = await openSite(results('prize-mode="LOTT"'))
    const heard = asked(guest)
    await press(await untilDrawn(guest, 'baize-lottery-results'), 'Log in')
    expect(heard.popups).to.deep.equal(['login'])
    document.body.replaceChildren()

    const page = await openAgent(results('prize-mode="LOTT" game-code="five-digits"'))
    const element = await untilDrawn(page, 'baize-lottery-results')
    const row = await until(() => one(element, 'tbody .ball')?.closest('tr'), 'a draw is there')
    const sum = all(row, '.ball').reduce((total, ball) => total + Number(ball.textContent), 0)
    expect([...row.querySelectorAll('td')].slice(2).map(({ textContent }) => textContent)).to.deep.equal([
      String(sum),
      sum >= 23 ? 'Big' : 'Small',
    ])
  })

  it('say when there were none yet, and when they did not load [LOTT-16]', async () => {
    const { fetch } = differing({ '/numeros/opened/game': () => ({ list: [] }) })
    const none = await untilDrawn(await openSite(results('prize-mode="ZY"'), fetch), 'baize-lottery-results')
    await until(() => text(none).includes('No draws yet'))
    document.body.replaceChildren()
    const failed = await untilDrawn(await openSite(results('prize-mode="ZY"'), down), 'baize-lottery-results')
    await see(failed, '[part=error]')
    expect(button(failed, 'Try again')).to.not.equal(null)
  })
})

describe('the lottery frame', () => {
  it('frames the betting view of a lottery under a bar with its name and the balance [LOTT-04] [LOTT-05] [LOTT-14]', async () => {
    const calls = listening()
    const { page } = await openMember(frame('mode="VN" game-code="hanoi-draw"'), calls.fetch)
    const heard = asked(page)
    const element = await untilDrawn(page, 'baize-lottery-frame')
    const inner = (await see(element, 'iframe')) as HTMLIFrameElement
    const url = new URL(inner.src)
    expect([url.pathname, url.searchParams.get('lottoView')]).to.deep.equal(['/play/hanoi-draw', 'betting'])
    expect(await calls.sent(launchGame.path)).to.deep.equal([
      {
        lottoArea: 'VN',
        launchMode: 'LOTT',
        lottoPrizeMode: 'ZY',
        lottoGameCode: 'hanoi-draw',
        lottoView: 'betting',
        device: 'WEB',
        backUrl: `${page.location.origin}/`,
        language: 'EN',
      },
    ])
    expect(one(element, '.bar-name')?.textContent).to.equal('Hanoi Draw')
    expect(button(element, 'Refresh balance')).to.not.equal(null)
    await press(element, 'Lobby')
    expect(heard.to).to.deep.equal(['/'])
  })

  it('has the bar of every game: balance, net result, elapsed, favourite, full screen and close [LOTT-14]', async () => {
    const { page } = await openMember(frame('mode="VN" game-code="hanoi-draw"'))
    const heard = asked(page)
    const element = await untilDrawn(page, 'baize-lottery-frame')
    await see(element, 'iframe')
    const figures = () => all(element, '.bar-figures dd').map(({ textContent }) => textContent)
    await until(() => figures()[0] === '€1,000.00' && figures()[1] === '€0.00', 'balance and net result')
    expect(figures()[2]).to.match(/^\d\d:\d\d:\d\d$/)
    expect(one(element, '[part=bar]')?.offsetHeight).to.equal(56)
    expect(button(element, 'Full screen')).to.not.equal(null)
    await press(element, 'Favourite Hanoi Draw')
    const isFavourite = () => one(element, '.bar-favourite')?.getAttribute('aria-pressed') === 'true'
    await until(isFavourite, 'it is a favourite')
    await press(element, 'Close game')
    expect(heard.to).to.deep.equal(['/'])
  })

  it('leads to the lotteries before and after in the list that it was chosen from', async () => {
    const { page } = await openMember('<baize-lottery-launcher prize-mode="ZY"></baize-lottery-launcher>')
    const heard = asked(page)
    const launcher = await untilDrawn(page, 'baize-lottery-launcher')
    await see(launcher, '.lottery-open')
    const codes = all(launcher, '[part=game]').map(({ dataset }) => dataset['game'] ?? '')
    ;(all(launcher, '.lottery-open')[1] as HTMLElement).click()
    expect(heard.to).to.deep.equal([`/vnLottery?gameCode=${codes[1]}`])
    page.document.body.insertAdjacentHTML('beforeend', frame(`mode="VN" prize-mode="ZY" game-code="${codes[1]}"`))
    const element = await untilDrawn(page, 'baize-lottery-frame')
    await see(element, '.bar-neighbours')
    for (const arrow of all(element, '.bar-neighbours button')) arrow.click()
    const others = [codes[0], codes[2]].map(code => `/vnLottery?gameCode=${code}`)
    expect(heard.to.slice(1)).to.deep.equal(others)
  })

  it('frames the lobby where no lottery is named [LOTT-05]', async () => {
    const { page } = await openMember(frame('mode="SEA"'))
    const element = await untilDrawn(page, 'baize-lottery-frame')
    const url = new URL(((await see(element, 'iframe')) as HTMLIFrameElement).src)
    expect([url.pathname, url.searchParams.get('lottoView')]).to.deep.equal(['/play/sea-lottery-lobby', 'lobby'])
    expect(one(element, 'h2')?.textContent).to.equal('SEA Lottery')
    expect(one(element, '.bar-favourite'), 'a lobby is no game').to.equal(null)
  })

  it('opens in a tab from a frame of the operator’s, since vendors let no page around that one frame their games', async () => {
    const { page } = await openMember('')
    Object.assign(pageRegistryOf(page), { framed: true })
    page.document.body.insertAdjacentHTML('beforeend', frame('mode="VN" game-code="hanoi-draw"'))
    const element = await untilDrawn(page, 'baize-lottery-frame')
    await until(() => button(element, 'Open game'), 'the button is there')
    expect(one(element, 'iframe')).to.equal(null)
  })

  it('asks a guest to log in, and leads a trial account home with the reason [LOTT-17]', async () => {
    const guest = await openSite(frame('mode="VN"'))
    const refused = asked(guest)
    await press(await untilDrawn(guest, 'baize-lottery-frame'), 'Log in')
    expect(refused.popups).to.deep.equal(['login'])
    document.body.replaceChildren()

    const page = await openTrial('')
    const heard = asked(page)
    page.document.body.insertAdjacentHTML('beforeend', frame('mode="VN"'))
    await until(() => heard.popups.length, 'it asks for a real account')
    expect(heard).to.deep.equal({ to: ['/'], popups: ['real-account'] })
  })

  it('says why a lottery did not start, and tries again [LOTT-14]', async () => {
    const { page } = await openMember(frame('mode="VN" game-code="no-such-draw"'))
    const element = await untilDrawn(page, 'baize-lottery-frame')
    await see(element, '[part=error]')
    expect(text(element)).to.contain('This game is not available')
    expect(button(element, 'Try again')).to.not.equal(null)
  })

  it('lives on a bare page of somebody else', async () => {
    const page = await openHost({ body: `${frame()}${results('prize-mode="ZY"')}${launcher()}` })
    for (const tag of ['frame', 'results', 'launcher']) await untilDrawn(page, `baize-lottery-${tag}`)
    expect(await see(page.document, '[part=game]')).to.not.equal(null)
  })
})
