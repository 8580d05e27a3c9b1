import { launch, recallWallets } from '@baize/contract'
import { expect } from 'chai'
import { openTrial } from '../../../../test/support/agent.ts'
import { differing } from '../../../../test/support/answers.ts'
import { untilDrawn } from '../../../../test/support/host-page.ts'
import { listening } from '../../../../test/support/listening.ts'
import { asked, callsOf, openMember } from '../../../../test/support/member.ts'
import { afterEach, describe, it } from '../../../../test/support/mocha.ts'
import { all, button, one, press, see } from '../../../../test/support/person.ts'
import { heldTimers } from '../../../../test/support/timers.ts'
import { settle, until } from '../../../../test/support/wait.ts'

afterEach(() => document.body.replaceChildren())

const frame = (vendor: string, gameType: string, gameCode: string) =>
  `<baize-game-frame vendor="${vendor}" game-type="${gameType}" game-code="${gameCode}"></baize-game-frame>`

describe('the game frame', () => {
  it('starts a game by its launch call, frames what it is given and says its name [GAME-20] [GAME-23]', async () => {
    const calls = listening()
    const { page } = await openMember(frame('ORIENT', 'RNG', 'jade-dragon'), calls.fetch)
    const names: string[] = []
    page.document.addEventListener('baize-game-start', event =>
      names.push((event as CustomEvent<{ name: string }>).detail.name),
    )
    const element = await untilDrawn(page, 'baize-game-frame')
    const { src } = (await see(element, 'iframe')) as HTMLIFrameElement
    expect(new URL(src).pathname).to.equal('/play/jade-dragon')
    await until(() => String(names) === 'Jade Dragon')
    const [sent] = await calls.sent(launch.path)
    expect(sent).to.deep.equal({
      vassalage: 'ORIENT',
      gameType: 'RNG',
      gameCode: 'jade-dragon',
      platform: 'html5-desktop',
      language: 'EN',
      backUrl: page.location.origin,
    })
  })

  it('tells name and vendor apart, and says once what both are called', async () => {
    const { page } = await openMember(frame('BAIZE', 'BGS', 'ascent'))
    const element = await untilDrawn(page, 'baize-game-frame')
    const [name, vendor] = await Promise.all(['.bar-name', '.bar-provider'].map(place => see(element, place)))
    expect(getComputedStyle(vendor as Element, '::before').content).to.contain('·')
    expect([name?.textContent, vendor?.textContent]).to.deep.equal(['Ascent', 'Baize'])
    document.body.replaceChildren()
    const book = (await openMember(frame('KICKLINE', 'SPORTS', 'kickline'))).page
    const bar = await see(await untilDrawn(book, 'baize-game-frame'), 'h2')
    expect(bar.textContent).to.equal('Kickline')
  })

  it('hides the balance where the player hides it [WAL-02] [WAL-05]', async () => {
    const { page } = await openMember(`<baize-account-bar></baize-account-bar>${frame('ORIENT', 'RNG', 'jade-dragon')}`)
    const element = await untilDrawn(page, 'baize-game-frame')
    const shown = async () => (await see(element, '.bar-figures dd')).textContent
    await until(async () => /\d/.test(await shown()), 'the balance in figures')
    await press(page.document, 'Hide balance')
    await until(async () => (await shown()) === 'Balance hidden******', 'the balance as stars')
    await press(page.document, 'Show balance')
    await until(async () => /\d/.test(await shown()), 'the balance in figures again')
  })

  it('starts nothing for a trial account, and leads it to a real one [GAME-14] [ROLE-09]', async () => {
    const page = await openTrial(frame('ORIENT', 'RNG', 'jade-dragon'))
    const { popups } = asked(page)
    const element = await untilDrawn(page, 'baize-game-frame')
    const ground = await see(element, '.frame-ground')
    await until(() => ground.textContent?.includes('You need a real account'))
    await press(ground, 'Register')
    expect(popups).to.deep.equal(['real-account'])
    expect(callsOf(page, launch.path)).to.equal(0)
  })

  it('leads to the games before and after in the list that it was chosen from, and keeps the place', async () => {
    const { page } = await openMember('<baize-game-lane category="RNG"></baize-game-lane>')
    const heard = asked(page)
    const lane = await untilDrawn(page, 'baize-game-lane')
    await see(lane, '.tile')
    const links = all(lane, '.tile a[href^="/seamless"]') as HTMLAnchorElement[]
    const [first, second, third] = links.map(link => link.getAttribute('href'))
    links[1]?.click()
    expect(heard.to).to.deep.equal([second])
    const query = new URLSearchParams(second?.split('?')[1])
    const attributes = { vassalage: 'vendor', gameType: 'game-type', gameCode: 'game-code', gameId: 'node-id' }
    const own = Object.entries(attributes).map(([name, attribute]) => `${attribute}="${query.get(name)}"`)
    page.document.body.insertAdjacentHTML(
      'beforeend',
      `<baize-game-frame ${own.join(' ')} style="width: 360px"></baize-game-frame>`,
    )
    const element = await untilDrawn(page, 'baize-game-frame')
    const arrows = () => all(element, '.bar-neighbours button') as HTMLButtonElement[]
    await see(element, '.bar-figures')
    expect(arrows().map(({ title }) => title.split(':')[0])).to.deep.equal(['Previous', 'Next'])
    const bar = one(element, '[part=bar]') as HTMLElement
    expect(bar.scrollWidth, 'the bar of a phone').to.be.at.most(360)
    expect(button(element, 'Close game')?.getBoundingClientRect().right).to.be.at.most(
      bar.getBoundingClientRect().right,
    )
    arrows()[0]?.click()
    arrows()[1]?.click()
    expect(heard.to.slice(1)).to.deep.equal([first, third])
    const [place] = JSON.parse(page.sessionStorage.getItem('baize.list') ?? '[]') as string[]
    expect(place, 'the place in the list').to.equal(third)
  })

  it('has no arrows where it was opened by its address', async () => {
    const { page } = await openMember(frame('ORIENT', 'RNG', 'jade-dragon'))
    const element = await untilDrawn(page, 'baize-game-frame')
    await see(element, '.bar-figures')
    expect(one(element, '.bar-neighbours')).to.equal(null)
  })

  it('says that a game is under maintenance, and leads to up to six others of its kind [GAME-28] [GAME-29] [ERR-19]', async () => {
    const { page } = await openMember(frame('MERIDIAN', 'LIVE', 'roulette-classic'))
    const { to } = asked(page)
    const element = await untilDrawn(page, 'baize-game-frame')
    const failed = await see(element, '.game-failed')
    expect(failed.getAttribute('role')).to.equal('alert')
    expect(failed.textContent).to.contain('under maintenance')
    expect(button(failed, 'Try again')).to.not.equal(null)
    const others = all(failed, '.suggestions button')
    expect(others.length).to.be.within(1, 6)
    others[0]?.click()
    expect(to[0]).to.match(/^\/seamless\?vassalage=\w+&gameType=LIVE&gameCode=[\w-]+&gameId=\d+$/)
    expect(one(element, 'iframe')).to.equal(null)
  })

  it('brings money that followed to a game back when a neighbour is opened and when it is left, once each [MEM-21]', async () => {
    const launches: string[] = []
    const follows = differing({
      [launch.path](value) {
        launches.push(String(value['launchId']))
        return { ...value, movesMoney: launches.length < 4 }
      },
      [recallWallets.path]: () => ({ orders: [], balances: [] }),
    })
    const calls = listening(follows.fetch)
    const { page } = await openMember(frame('ORIENT', 'RNG', 'jade-dragon'), calls.fetch)
    const element = await untilDrawn(page, 'baize-game-frame')
    const running = (path: string) =>
      until(() => (one(element, 'iframe') as HTMLIFrameElement | null)?.src.includes(path), `${path} runs`)
    const brought = async () => (await calls.sent(recallWallets.path)).map(({ launchId }) => launchId)
    const keys = async () => (await calls.sent(recallWallets.path)).map(({ idempotencyKey }) => idempotencyKey)
    await running('jade-dragon')
    // To a game of the same vendor, then of another one.
    element.setAttribute('game-code', 'tiger-court')
    await running('tiger-court')
    await until(async () => (await brought()).length === 1)
    element.setAttribute('game-code', 'gem-cascade')
    element.setAttribute('vendor', 'LUMEN')
    await running('gem-cascade')
    await until(async () => (await brought()).length === 2)
    expect(await brought()).to.deep.equal(launches.slice(0, 2))
    expect(new Set(await keys()).size).to.equal(2)
    element.remove()
    await until(async () => (await brought()).length === 3)
    expect(await brought()).to.deep.equal(launches.slice(0, 3))
    // Nothing followed to this one.
    page.document.body.insertAdjacentHTML('beforeend', frame('ORIENT', 'RNG', 'jade-dragon'))
    const last = await untilDrawn(page, 'baize-game-frame')
    await see(last, 'iframe')
    last.remove()
    await settle()
    expect(await brought()).to.have.length(3)
  })

  it('says that money which was to follow to the game is not there [MEM-21]', async () => {
    const failed = differing({ [launch.path]: value => ({ ...value, moneyState: 'failed' }) })
    const { page } = await openMember(frame('ORIENT', 'RNG', 'jade-dragon'), failed.fetch)
    const notice = await see(await untilDrawn(page, 'baize-game-frame'), '.frame-notice')
    expect(notice.textContent).to.contain('It is in your main wallet.')
  })

  it('starts a game again by itself once the network is back, where it never came for want of it', async () => {
    const silent = differing({ [launch.path]: value => ({ ...value, url: new URL('/icon.svg', location.href).href }) })
    const calls = listening(silent.fetch)
    const { page } = await openMember('', calls.fetch)
    const timers = heldTimers(page)
    page.document.body.insertAdjacentHTML('beforeend', frame('ORIENT', 'RNG', 'jade-dragon'))
    const element = await untilDrawn(page, 'baize-game-frame')
    await see(element, 'iframe')
    page.dispatchEvent(new Event('online'))
    expect(calls.count(launch.path), 'a game that may still come is left alone').to.equal(1)
    Object.defineProperty(page.navigator, 'onLine', { value: false })
    await until(() => {
      timers.run(15_000)
      timers.run(4000)
      return one(element, '.game-failed')
    }, 'nothing came')
    // It listens once it is drawn.
    await settle()
    page.dispatchEvent(new Event('online'))
    await until(() => calls.count(launch.path) === 2, 'it is started again')
  })
})
