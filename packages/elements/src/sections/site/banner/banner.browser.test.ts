import { announcements, gameList } from '@baize/contract'
import { expect } from 'chai'
import { differing } from '../../../../test/support/answers.ts'
import { untilDrawn } from '../../../../test/support/host-page.ts'
import { asked } from '../../../../test/support/member.ts'
import { afterEach, describe, it } from '../../../../test/support/mocha.ts'
import { openSite } from '../../../../test/support/own-site.ts'
import { all, button, focused, one, press, see } from '../../../../test/support/person.ts'
import { heldTimers } from '../../../../test/support/timers.ts'
import { settle, until } from '../../../../test/support/wait.ts'

afterEach(() => document.body.replaceChildren())

async function open(tag: string, attributes = '', fetch?: typeof globalThis.fetch) {
  const page = await openSite(`<div style="width: 1200px"><${tag} ${attributes}></${tag}></div>`, fetch)
  return { page, element: await untilDrawn(page, tag) }
}

interface Group {
  groupName: string
  announcementImages: object[]
}
const first = ({ groupName, announcementImages }: Group) => ({
  groupName,
  announcementImages: announcementImages.slice(0, 1),
})
const withoutActions = ({ groupName, announcementImages }: Group) => ({
  groupName,
  announcementImages: announcementImages.map(image => ({ ...image, action: '' })),
})

describe('the banner', () => {
  /** Elements that a press near the corners of a picture meets. */
  const cornersOf = (shown: Element) => {
    const { left, top, right, bottom } = shown.getBoundingClientRect()
    const root = shown.getRootNode() as ShadowRoot
    return [left + 20, right - 20].flatMap(x => [top + 20, bottom - 20].map(y => root.elementFromPoint(x, y)))
  }
  const at = (element: Element) => all(element, '.hero-dot').findIndex(dot => dot.hasAttribute('aria-current'))

  it('goes on by itself every five seconds, round and round, also after a mark was pressed [HOME-02] [HOME-21] [HOME-22] [HOME-24] [HOME-25] [HOME-26] [CONST-31]', async () => {
    const { page } = await open('baize-account-bar')
    const timers = heldTimers(page)
    page.document.body.insertAdjacentHTML('beforeend', '<baize-banner></baize-banner>')
    const element = await untilDrawn(page, 'baize-banner')
    await see(element, '.hero-dot')
    await until(() => timers.set(5000) === 1, 'the first turn in five seconds')
    expect(at(element)).to.equal(0)
    timers.run(5000)
    await until(() => at(element) === 1 && timers.set(5000) === 2, 'the next picture after five seconds')
    const last = all(element, '.hero-dot').length - 1
    all(element, '.hero-dot')[last]?.click()
    await until(() => at(element) === last && timers.set(5000) === 3, 'the picture that was picked, for five seconds')
    timers.run(5000)
    await until(() => at(element) === 0, 'the first comes after the last')
  })

  it('stands still while the page is hidden, and goes on when it is shown again [HOME-22] [HOME-24]', async () => {
    const { page } = await open('baize-account-bar')
    const timers = heldTimers(page)
    let hidden = true
    Object.defineProperty(page.document, 'hidden', { get: () => hidden })
    page.document.body.insertAdjacentHTML('beforeend', '<baize-banner></baize-banner>')
    const element = await untilDrawn(page, 'baize-banner')
    await until(() => timers.set(5000) === 1, 'the first turn in five seconds')
    timers.run(5000)
    await settle()
    expect(at(element)).to.equal(0)
    hidden = false
    timers.run(5000)
    await until(() => at(element) === 1, 'the next picture after the next five seconds')
  })

  it('stands still behind a dialog, and goes on once it is closed', async () => {
    const { page } = await open('baize-account-bar')
    const timers = heldTimers(page)
    const body = page.document.body
    body.insertAdjacentHTML('beforeend', '<baize-banner></baize-banner><baize-game-search></baize-game-search>')
    const element = await untilDrawn(page, 'baize-banner')
    const search = await untilDrawn(page, 'baize-game-search')
    await until(() => timers.set(5000) === 1, 'the first turn in five seconds')
    await press(search, 'Search games')
    await see(search, 'dialog')
    await settle()
    timers.run(5000)
    await settle()
    expect(at(element)).to.equal(0)
    await press(search, 'Close')
    await until(() => timers.set(5000) === 2, 'the next turn in five seconds')
    timers.run(5000)
    await until(() => at(element) === 1, 'it goes on')
  })

  it('leads where its linkage does [HOME-28] [ENT-02]', async () => {
    const { page, element } = await open('baize-banner')
    const { to } = asked(page)
    await see(element, '.hero-dot')
    const ways: unknown[] = []
    for (const dot of all(element, '.hero-dot').keys()) {
      all(element, '.hero-dot')[dot]?.click()
      await until(() => at(element) === dot && !one(element, '.page-leaving'), 'the picture stands still')
      const shown = one(element, '.page-first .slide') as HTMLElement
      const way = one(shown, '.slide-action')
      const before = to.length
      // A press on the picture itself meets its button, which lies over all of it.
      const corners = cornersOf(shown)
      for (const met of corners) expect(met === way).to.equal(way !== null)
      ;(corners[0] as HTMLElement).click()
      ways.push(to.length > before ? to.at(-1) : way)
    }
    expect(ways, 'every picture leads somewhere').to.deep.equal([
      '/seamless?vassalage=ORIENT&gameType=RNG&gameCode=jade-dragon&gameId=100001',
      '/rng',
      '/helpmc#responsible-play',
    ])
  })

  it('opens what each kind of linkage names, and no foreign address by a route [HOME-29]', async () => {
    const linkages = [
      ['URL', 'https://vendor.example/news'],
      ['URL', 'javascript:alert(1)'],
      ['ROUTE', '/fishing'],
      ['ROUTE', 'https://foreign.example/fishing'],
      ['ROUTE', '//foreign.example/fishing'],
      ['ROUTE', '/\\foreign.example/fishing'],
      ['GAME', 'ORIENT/RNG/jade-dragon/100001'],
      ['GAME', 'ELOTT/ELOTT/minute-three/100026'],
      ['PROMOTION', 'a b'],
      ['POPUP', 'login'],
    ] as const
    const linked = differing({
      [announcements.path]: value => ({
        ...value,
        banners: (value['banners'] as Group[]).map(group => ({
          ...group,
          announcementImages: linkages.map(([linkageType, linkage], sequence) => ({
            ...group.announcementImages[0],
            sequence,
            linkageType,
            linkage,
          })),
        })),
      }),
    })
    const { page, element } = await open('baize-banner', '', linked.fetch)
    const { to, popups } = asked(page)
    const outside: unknown[] = []
    page.open = (...opened) => {
      outside.push(opened)
      return null
    }
    await see(element, '.hero-dot')
    for (const dot of linkages.keys()) {
      all(element, '.hero-dot')[dot]?.click()
      await until(() => at(element) === dot && !one(element, '.page-leaving'), 'the picture stands still')
      one(one(element, '.page-first .slide') as HTMLElement, '.slide-action')?.click()
    }
    expect(outside).to.deep.equal([['https://vendor.example/news', '_blank', 'noopener']])
    expect(to).to.deep.equal([
      '/fishing',
      '/seamless?vassalage=ORIENT&gameType=RNG&gameCode=jade-dragon&gameId=100001',
      '/lottery?gameCode=minute-three&prizeMode=ELOTT',
      '/promotions?id=a%20b',
    ])
    expect(popups).to.deep.equal(['login'])
  })

  it('leads there by the picture itself where no word stands for it [HOME-28]', async () => {
    const wordless = differing({
      [announcements.path]: value => ({ ...value, banners: (value['banners'] as Group[]).map(withoutActions) }),
    })
    const { page, element } = await open('baize-banner', '', wordless.fetch)
    const { to } = asked(page)
    await see(element, '.hero-dot')
    const shown = one(element, '.page-first .slide') as HTMLElement
    expect(one(shown, '.slide-action')).to.equal(null)
    const way = button(shown, one(shown, '.slide-title')?.textContent ?? '?') as HTMLButtonElement
    for (const met of cornersOf(shown)) expect(met).to.equal(way)
    way.focus()
    expect(focused(page.document)).to.equal(way)
    way.click()
    expect(to).to.deep.equal(['/seamless?vassalage=ORIENT&gameType=RNG&gameCode=jade-dragon&gameId=100001'])
  })

  it('moves on by one picture: the second takes the first place [HOME-21]', async () => {
    const { element } = await open('baize-banner')
    await see(element, '.hero-dot')
    const titleIn = (place: string) => one(element, `.page-${place} .slide-title`)?.textContent
    const second = titleIn('second')
    const third = one(all(element, '.page')[2] as HTMLElement, '.slide-title')?.textContent
    expect(third).to.match(/\w/)
    const [large, small] = ['first', 'second'].map(place => one(element, `.page-${place}`)?.offsetWidth ?? 0)
    expect((large ?? 0) / (small ?? 1)).to.be.closeTo(2.02, 0.05)
    all(element, '.hero-dot')[1]?.click()
    await until(() => titleIn('first') === second, 'the second is the first')
    expect(titleIn('second')).to.equal(third)
  })

  it('cuts off no word and no button when letters and lines have more room', async () => {
    const { page, element } = await open('baize-banner')
    await see(element, '.hero-dot')
    const spacing =
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }'
    for (const width of [358, 1152]) {
      ;(element.parentElement as HTMLElement).style.width = `${width}px`
      const sheet = element.shadowRoot?.appendChild(page.document.createElement('style'))
      if (sheet) sheet.textContent = `${spacing} p { margin-bottom: 2em !important }`
      await settle()
      const view = one(element, '.hero-view')?.getBoundingClientRect()
      for (const words of all(element, '.page-first :is(.slide-title, .slide-text, .slide-action)')) {
        const { bottom, right } = words.getBoundingClientRect()
        expect(bottom, `${words.className} at ${width}`).to.be.at.most(view?.bottom ?? 0)
        expect(right, `${words.className} at ${width}`).to.be.at.most(view?.right ?? 0)
        expect(words.scrollWidth, words.className).to.be.at.most(words.clientWidth + 1)
      }
      sheet?.remove()
    }
  })

  it('slides for a second [HOME-23] [CONST-32]', async () => {
    const { element } = await open('baize-banner')
    const page = await see(element, '.page-first')
    expect(getComputedStyle(page).transitionDuration).to.contain('1s')
  })

  it('advertises slots by their number, and no more of them than there are [HOME-20] [CONST-43]', async () => {
    const { page, element } = await open('baize-banner')
    const words = await until(() => all(element, '.slide-title').find(title => / slots?/.test(title.textContent)))
    const query = 'clientType=3&platform=html5-desktop&merchant=demo&gameType=RNG&pageNo=1&pageSize=1&language=EN'
    const reply = await page.fetch(`${gameList.path}?${query}`, { headers: { 'x-site-key': 'pk_demo' } })
    const { value } = (await reply.json()) as { value: { total: number } }
    const slots = value.total.toLocaleString('en')
    expect(words.textContent).to.equal(value.total < 10_000 ? `${slots} slots` : 'Nearly 10,000 slot games')
  })

  it('stands still at the press of its button, and goes on at the next', async () => {
    const { page } = await open('baize-account-bar')
    const timers = heldTimers(page)
    page.document.body.insertAdjacentHTML('beforeend', '<baize-banner></baize-banner>')
    const element = await untilDrawn(page, 'baize-banner')
    await until(() => timers.set(5000) === 1, 'the first turn in five seconds')
    await press(element, 'Pause')
    await until(() => one(element, '[aria-label="Play"]'), 'it can be started again')
    await settle()
    timers.run(5000)
    await settle()
    expect(at(element)).to.equal(0)
    await press(element, 'Play')
    await until(() => one(element, '[aria-label="Pause"]'), 'it goes on')
    await settle()
    timers.run(5000)
    await until(() => at(element) === 1, 'the next picture after five seconds')
  })
})

describe('a banner of one picture', () => {
  it('stands still: no marks, no pause, no next one [HOME-27]', async () => {
    const single = differing({
      [announcements.path]: value => ({ ...value, banners: (value['banners'] as Group[]).map(first) }),
    })
    const { element } = await open('baize-banner', '', single.fetch)
    await see(element, '.page-first')
    await settle()
    expect(all(element, '.page')).to.have.length(1)
    expect(all(element, '.hero-dot')).to.have.length(0)
    expect(one(element, '[aria-label="Pause"]')).to.equal(null)
  })
})
