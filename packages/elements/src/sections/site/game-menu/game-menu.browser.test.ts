import { hotGames, vendorLanes } from '@baize/contract'
import { expect } from 'chai'
import { differing } from '../../../../test/support/answers.ts'
import { untilDrawn } from '../../../../test/support/host-page.ts'
import { afterEach, describe, it } from '../../../../test/support/mocha.ts'
import { openSite } from '../../../../test/support/own-site.ts'
import { all, one, press } from '../../../../test/support/person.ts'
import { next, until } from '../../../../test/support/wait.ts'

afterEach(() => document.body.replaceChildren())

interface Lanes {
  data: { lanes: { category: string }[] }
}
const without = (...categories: string[]) =>
  differing({
    [vendorLanes.path]: value => {
      const { data } = value as unknown as Lanes
      return { ...value, data: { ...data, lanes: data.lanes.filter(({ category }) => !categories.includes(category)) } }
    },
  }).fetch
const links = (element: Element) => all(element, '.game-menu-kinds a')
/** The platform's answers, with one vendor alone that has hot games, and how many these are. */
function onlyHot(vassalage: string) {
  const numbers: number[] = []
  const { fetch } = differing({
    [hotGames.path]: value => {
      const { content } = value as { content: object[] }
      numbers.push(content.length)
      return { content: content.map(game => ({ ...game, vassalage })) }
    },
  })
  return { fetch, numbers }
}
const vendors = (element: Element) => all(element, '[part=vendor]').map(({ textContent }) => textContent)

describe('the game menu', () => {
  it('is large with more than ten entries, and normal with ten [NAV-05] [CONST-27]', async () => {
    const page = await openSite('<baize-game-menu></baize-game-menu>')
    const element = await untilDrawn(page, 'baize-game-menu')
    await until(() => links(element).length > 10, 'there are more than ten')
    await until(() => element.matches(':state(large)'), 'it is large')
    expect(one(element, '.game-menu-large')).not.to.equal(null)
    const few = await openSite('<baize-game-menu without-promotions></baize-game-menu>', without('COCKFIGHT'))
    const normal = await untilDrawn(few, 'baize-game-menu')
    await until(() => links(normal).length === 10, 'there are ten')
    expect(normal.matches(':state(large)')).to.equal(false)
    expect(one(normal, '.game-menu-large')).to.equal(null)
  })

  it('shows the vendors of the kind that has the focus, and a press opens the games of one by the rules of its tile [NAV-06]', async () => {
    const hot = onlyHot('LUMEN')
    const page = await openSite('<baize-game-menu></baize-game-menu>', hot.fetch)
    const element = await untilDrawn(page, 'baize-game-menu')
    await until(() => links(element).length > 10, 'the kinds are there')
    await press(element, 'Games')
    links(element)
      .find(link => link.getAttribute('href') === '/live')
      ?.focus()
    await until(() => vendors(element).some(name => name?.startsWith('Meridian')), 'vendors of live games')
    // The page opens nothing: the popup would be modal, and close the menu.
    page.document.addEventListener('baize-open', event => event.preventDefault())
    const opened = next(page.document, 'baize-open')
    all(element, '[part=vendor]')
      .find(({ textContent }) => textContent?.startsWith('Meridian'))
      ?.click()
    expect((await opened).detail).to.deep.equal({
      name: 'game-popup',
      detail: { vendor: 'MERIDIAN', category: 'LIVE' },
    })
    await until(() => !one(element, '.game-menu')?.matches(':popover-open'), 'the menu is closed')
    await press(element, 'Games')
    links(element)
      .find(link => link.getAttribute('href') === '/rng')
      ?.focus()
    await until(() => vendors(element).some(name => name?.startsWith('Lumen')), 'vendors of slots')
    await until(() => hot.numbers.length === 1, 'the hot games are answered, once')
    expect(hot.numbers[0]).to.be.above(0)
    const marked = () => all(element, '[part=vendor]').filter(vendor => one(vendor, '[part=badge]'))
    await until(() => marked().length === 1, 'one vendor has the mark')
    expect(marked()[0]?.textContent).to.match(/^Lumen/)
    const asked = next(page.document, 'baize-navigate')
    all(element, '[part=vendor]')
      .find(({ textContent }) => textContent?.startsWith('Lumen'))
      ?.click()
    expect((await asked).detail).to.deep.equal({ to: '/rng?vassalage=LUMEN' })
  })
})
