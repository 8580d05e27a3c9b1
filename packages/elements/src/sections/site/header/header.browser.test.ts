import { expect } from 'chai'
import { untilDrawn } from '../../../../test/support/host-page.ts'
import { afterEach, describe, it } from '../../../../test/support/mocha.ts'
import { openSite } from '../../../../test/support/own-site.ts'
import { all, button, one } from '../../../../test/support/person.ts'
import { settle, until } from '../../../../test/support/wait.ts'

afterEach(() => document.body.replaceChildren())

const nested = (element: Element) =>
  all(element, '*').flatMap(({ localName }) => (/^baize-/.test(localName) ? localName : []))

describe('the header', () => {
  it('has the menus, the search and the account, and the ways in of a guest [HEAD-01]', async () => {
    const page = await openSite('<baize-header current="/rng"><b slot="logo">Mine</b></baize-header>')
    const element = await untilDrawn(page, 'baize-header')
    expect(nested(element)).to.deep.equal([
      'baize-side-menu',
      'baize-game-menu',
      'baize-game-search',
      'baize-account-bar',
    ])
    const account = one(element, 'baize-account-bar') as HTMLElement
    await until(() => button(account, 'Log in') && button(account, 'Register'), 'the ways in are there')
    expect(Reflect.get(one(element, 'baize-side-menu') ?? {}, 'current')).to.equal('/rng')
    expect(one(element, 'header')?.getBoundingClientRect().height).to.equal(page.innerWidth < 768 ? 56 : 64)
  })

  it('leaves a place to what the page brings, as long as it brings it', async () => {
    const page = await openSite(
      '<baize-header><span slot="search">Own search</span><a href="/x">Own link</a></baize-header>',
    )
    const element = await untilDrawn(page, 'baize-header')
    await settle()
    expect(nested(element)).to.not.include('baize-game-search')
    const own = element.querySelector('span') as HTMLElement
    expect(own.getBoundingClientRect().width).to.be.greaterThan(0)
    own.remove()
    await until(() => nested(element).includes('baize-game-search'), 'the place is filled')
  })
})
