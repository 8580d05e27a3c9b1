import { announcements, type Notice } from '@baize/contract'
import { expect } from 'chai'
import { differing } from '../../../../test/support/answers.ts'
import { untilDrawn } from '../../../../test/support/host-page.ts'
import { afterEach, describe, it } from '../../../../test/support/mocha.ts'
import { openSite } from '../../../../test/support/own-site.ts'
import { all, one, press, see } from '../../../../test/support/person.ts'
import { next, until } from '../../../../test/support/wait.ts'

afterEach(() => document.body.replaceChildren())

const notices = (count: number): Notice[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `n${at}`,
    title: `Notice ${at}`,
    content: `<p>Words ${at}</p>`,
    time: '2026-11-26T00:00:00Z',
  }))
const publishing = (count: number) =>
  differing({ [announcements.path]: value => ({ ...value, playerNotices: notices(count), popup: [], promotion: [] }) })
const titles = (element: Element) => all(element, 'summary b').map(({ textContent }) => textContent)

describe('announcements', () => {
  it('are titles, nine to a page, each with its words on demand, and five pages to choose from [ANN-01] [ANN-02] [ANN-03]', async () => {
    const page = await openSite('<baize-announcements></baize-announcements>', publishing(70).fetch)
    const element = await untilDrawn(page, 'baize-announcements')
    await see(element, 'summary')
    expect(titles(element)).to.deep.equal(notices(9).map(({ title }) => title))
    expect(all(element, 'details[open]').length).to.equal(0)
    one(element, 'summary')?.click()
    await until(() => one(element, 'details[open] p')?.textContent === 'Words 0', 'its words are there')
    expect((await see(element, '[part=pager]')).textContent).to.match(/1 to 9 of 70/)
    const pages = () => all(element, '.pager-page').map(({ textContent }) => textContent)
    expect(pages()).to.deep.equal(['1', '2', '3', '4', '5', '8'])
    await press(element, 'Page 5')
    await until(() => titles(element)[0] === 'Notice 36', 'the fifth page')
    expect(pages()).to.deep.equal(['1', '2', '3', '4', '5', '6', '7', '8'])
  })

  it('hold promotions with their picture and the way to them [ANN-07] [ENT-22]', async () => {
    const page = await openSite('<baize-announcements index="0"></baize-announcements>')
    const element = await untilDrawn(page, 'baize-announcements')
    await until(() => all(element, '[part=badge]').some(({ textContent }) => textContent === 'Promotion'), 'promotions')
    const item = all(element, 'details').find(each => each.querySelector('[part=badge]')?.textContent === 'Promotion')
    item?.querySelector('summary')?.click()
    const asked = next(page.document, 'baize-navigate')
    item?.querySelector('button')?.click()
    expect((await asked).detail).to.have.property('to')
  })

  it('say so where there are none, and where they did not come, with a way to ask again [ANN-14]', async () => {
    const page = await openSite('<baize-announcements></baize-announcements>', publishing(0).fetch)
    expect((await see(await untilDrawn(page, 'baize-announcements'), '[part=empty]')).textContent).to.contain(
      'No announcements',
    )
    let broken = true
    const failing = await openSite('<baize-announcements></baize-announcements>', async (input, init) => {
      const { url } = new Request(input)
      if (broken && url.includes(announcements.path)) return new Response('{}', { status: 500 })
      return fetch(input, init)
    })
    const element = await untilDrawn(failing, 'baize-announcements')
    await see(element, '[part=error]')
    broken = false
    await press(element, 'Try again')
    await see(element, 'summary')
  })

  it('open from the first button of the notices [POP-01]', async () => {
    const page = await openSite('<baize-notice-marquee></baize-notice-marquee><baize-popup-host></baize-popup-host>')
    const marquee = await untilDrawn(page, 'baize-notice-marquee')
    await press(marquee, 'All announcements')
    await until(() => page.document.querySelector('dialog') ?? one(page.document, 'baize-announcements'), 'it is open')
  })
})
