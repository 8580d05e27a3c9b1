import { expect } from 'chai'
import { untilDrawn } from '../../../../test/support/host-page.ts'
import { asked, openMember } from '../../../../test/support/member.ts'
import { afterEach, describe, it } from '../../../../test/support/mocha.ts'
import { openSite } from '../../../../test/support/own-site.ts'
import { all, one, press, see } from '../../../../test/support/person.ts'
import { next, until } from '../../../../test/support/wait.ts'

afterEach(() => document.body.replaceChildren())

const entries = (element: Element) => all(element, '.bar-entry').map(({ textContent }) => textContent)
const inside = (element: Element, tag: string) => one(element, tag) as HTMLElement

describe('the bar where thumbs are', () => {
  it('leads a guest home, to games and to an account, searches, and opens the menu', async () => {
    const page = await openSite('<baize-bottom-bar current="/rng"><b slot="menu">Own</b></baize-bottom-bar>')
    const element = await untilDrawn(page, 'baize-bottom-bar')
    const { to } = asked(page)
    await until(() => one(inside(element, 'baize-side-menu'), '.bar-entry'), 'the menu is there')
    expect(entries(element).slice(0, 3)).to.deep.equal(['Home', 'Games', 'Register'])
    await until(() => one(element, '[aria-current=page]')?.textContent === 'Games', 'the page is marked')
    all(element, '[part=link]').forEach(link => link.click())
    expect(to).to.deep.equal(['/', '/rng'])
    const opened = next(page.document, 'baize-open')
    one(element, '[part=register]')?.click()
    expect((await opened).detail).to.deep.equal({ name: 'register', detail: {} })
    await press(inside(element, 'baize-side-menu'), 'Open menu')
    await see(inside(element, 'baize-side-menu'), 'dialog')
    expect(page.document.querySelector('b')?.getBoundingClientRect().height).to.be.greaterThan(0)
  })

  it('draws a page’s light colours, which stand on the dark bar nowhere', async () => {
    const styled = '<baize-bottom-bar style="--baize-felt-text: #17548C"></baize-bottom-bar>'
    const page = await openSite(styled, undefined, { theme: 'light' })
    const element = await untilDrawn(page, 'baize-bottom-bar')
    for (const tag of ['baize-game-search', 'baize-side-menu']) {
      await until(() => one(inside(element, tag), '.bar-entry'), `${tag} is there`)
      const root = one(inside(element, tag), '.root') as HTMLElement
      await until(() => page.getComputedStyle(root).getPropertyValue('--felt-text') === '#17548C', 'its text is theirs')
    }
  })

  it('leads a member to the deposit, and marks it as the page [HEAD-16]', async () => {
    const { page } = await openMember('<baize-bottom-bar current="/member/depositv2"></baize-bottom-bar>')
    const element = await untilDrawn(page, 'baize-bottom-bar')
    const { to } = asked(page)
    await until(() => entries(element).includes('Deposit'), 'the deposit is there')
    await until(() => one(element, '[aria-current=page]')?.textContent === 'Deposit', 'the page is marked')
    expect(all(element, '[aria-current=page]')).to.have.length(1)
    one(element, '[aria-current=page]')?.click()
    expect(to).to.deep.equal(['/member/depositv2'])
    expect(entries(element).slice(0, 3)).to.deep.equal(['Home', 'Games', 'Deposit'])
  })

  it('leads a trial that would deposit to the dialog for a real account [HEAD-19]', async () => {
    const page = await openSite('<baize-account-bar></baize-account-bar><baize-bottom-bar></baize-bottom-bar>')
    await press(await untilDrawn(page, 'baize-account-bar'), 'Try for free')
    const element = await untilDrawn(page, 'baize-bottom-bar')
    const { popups } = asked(page)
    ;(await see(element, '[part=deposit]')).click()
    expect(popups).to.deep.equal(['real-account'])
  })
})
