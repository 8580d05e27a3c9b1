import { addFavourite, removeFavourite } from '@baize/contract'
import { expect } from 'chai'
import { asked, lane, slots, wide } from '../../../test/support/game-lane.ts'
import { untilDrawn, type HostWindow } from '../../../test/support/host-page.ts'
import { listening } from '../../../test/support/listening.ts'
import { afterEach, describe, it } from '../../../test/support/mocha.ts'
import { addressOf, goodPassword, newName, openSite } from '../../../test/support/own-site.ts'
import { fill, one, press, see } from '../../../test/support/person.ts'
import { next, settle, until } from '../../../test/support/wait.ts'

afterEach(() => document.body.replaceChildren())

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

describe('a game of the operator’s own site', () => {
  it('has an address, so that any other click is the browser’s', async () => {
    const { page, element } = await lane()
    const link = one(element, 'a.tile-open') as HTMLAnchorElement
    expect(link.getAttribute('href')).to.match(/^\/seamless\?vassalage=\w+&gameType=RNG&gameCode=[\w-]+/)
    const heard = asked(page)
    // Ends what the browser would do, once the element has had its turn.
    page.document.addEventListener('click', event => event.preventDefault())
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, cancelable: true, ctrlKey: true }))
    await settle()
    expect(heard).to.deep.equal([])
    link.click()
    expect(heard).to.deep.equal(['login'])
  })
})

describe('a guest of a partner’s page', () => {
  it('has the game that they chose after the login, with one more press where the browser asks for it [GAME-13]', async () => {
    const page = await openSite(wide(withBar), undefined, { ownSite: false })
    const element = await untilDrawn(page, 'baize-game-lane')
    await see(element, '.tile')
    expect(one(element, 'a')).to.equal(null)
    Object.defineProperty(page.navigator, 'userActivation', { value: { isActive: false } })
    const opened: unknown[] = []
    page.open = (...given: unknown[]) => (opened.push(given), page)
    one(element, '.tile-open')?.click()
    const popup = await see(page.document, 'baize-login')
    await fill(popup, { username: 'demo', password: 'Demo1234' })
    await press(popup, 'Log in')
    const dialog = await see(element, 'dialog')
    expect(dialog.textContent).to.contain('You are logged in as demo')
    expect(opened).to.deep.equal([])
    await press(dialog, 'PLAY NOW')
    await until(() => opened.length === 1, 'the tab of the game')
    expect(one(element, 'dialog')).to.equal(null)
  })

  it('has no game after a login that they closed, and came back to by themselves', async () => {
    const page = await openSite(wide(withBar), undefined, { ownSite: false })
    const element = await untilDrawn(page, 'baize-game-lane')
    await see(element, '.tile')
    one(element, '.tile-open')?.click()
    await see(page.document, 'baize-login')
    await press(await see(page.document, 'dialog'), 'Close')
    await until(() => !one(page.document, 'baize-login'), 'the login is closed')
    await join(page)
    expect(one(element, 'dialog')).to.equal(null)
  })
})

describe('a trial account', () => {
  it('is told that a real account is needed, as a warning by a game and as information by a heart [GAME-14] [GAME-33] [ROLE-09] [ROLE-10] [ROLE-14] [ERR-30]', async () => {
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
        ? Promise.resolve(
            Response.json(
              { success: false, value: null, message: '', code: 'UNKNOWN' },
              { status: 500, headers: { 'X-Request-Id': '01a20771-b545-755f-82aa-d94b20f229ba' } },
            ),
          )
        : fetch(input, init)
    const { page, element } = await lane(withBar, failing)
    await join(page)
    heart(element)?.click()
    expect(await until(() => one(element, 'dialog [role=alert]')?.textContent, 'the warning')).to.equal(
      'Unknown error (Ref 20F229BA)',
    )
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
  it('has the page of a game in a tab of its own on a small screen, opened inside the click; where the browser opens none it takes the place of the lobby [GAME-23]', async () => {
    const { page, element } = await lane(withBar)
    await join(page)
    ;(page.frameElement as HTMLElement).style.width = '390px'
    await settle()
    const heard = asked(page)
    const opened: string[] = []
    const tabs = [null, page]
    page.open = ((url: string) => {
      opened.push(url)
      return tabs.shift()
    }) as unknown as typeof page.open
    one(element, '.tile-open')?.click()
    await until(() => heard.length === 1, 'no tab: the page of the game in place of the lobby')
    one(element, '.tile-open')?.click()
    await until(() => opened.length === 2, 'the tab')
    await settle()
    expect(heard).to.have.length(1)
    expect([heard[0], ...opened].every(to => to?.startsWith('/seamless?vassalage='))).to.equal(true)
  })
})
