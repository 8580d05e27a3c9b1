import { announcements } from '@baize/contract'
import { expect } from 'chai'
import { differing } from '../../../../test/support/answers.ts'
import { untilDrawn } from '../../../../test/support/host-page.ts'
import { asked } from '../../../../test/support/member.ts'
import { afterEach, describe, it } from '../../../../test/support/mocha.ts'
import { openSite } from '../../../../test/support/own-site.ts'
import { all, one, press, see } from '../../../../test/support/person.ts'

afterEach(() => document.body.replaceChildren())

describe('the promotions', () => {
  it('are what staff have published, each with its way, and mark the one that was asked for [ENT-22] [HOME-29]', async () => {
    const page = await openSite('<baize-promotions promotion="demo-money"></baize-promotions>')
    const element = await untilDrawn(page, 'baize-promotions')
    const { to } = asked(page)
    const marked = await see(element, '[aria-current]')
    expect(marked.textContent).to.contain('Demo money for new accounts')
    expect(all(element, '[part=promotion]').length).to.equal(2)
    await press(element, 'See slots')
    await press(element, 'PLAY NOW')
    expect(to).to.deep.equal(['/rng', '/seamless?vassalage=BAIZE&gameType=BGS&gameCode=ascent&gameId=100006'])
  })

  it('fill their row, three at most, under a title as large as that of a list', async () => {
    const page = await openSite('<div style="width: 1328px"><baize-promotions></baize-promotions></div>')
    const element = await untilDrawn(page, 'baize-promotions')
    await see(element, '[part=promotion]')
    const widths = all(element, '.promotion-place').map(({ offsetWidth }) => offsetWidth)
    expect(widths).to.deep.equal([654, 654])
    expect(getComputedStyle(await see(element, '[part=title]')).fontSize).to.equal('40px')
    expect(one(element, '[part=sight]')).to.not.equal(null)
    document.body.replaceChildren()
    const phone = await openSite('<div style="width: 358px"><baize-promotions></baize-promotions></div>')
    const narrow = await see(await untilDrawn(phone, 'baize-promotions'), '.promotion-place')
    expect(narrow.offsetWidth).to.equal(358)
  })

  it('say so where none runs, as where an operator’s backend knows of none', async () => {
    const { fetch } = differing({ [announcements.path]: ({ promotion: _, ...value }) => value })
    const page = await openSite('<baize-promotions></baize-promotions>', fetch)
    const element = await untilDrawn(page, 'baize-promotions')
    expect((await see(element, '[part=empty]')).textContent).to.contain('No promotions now')
  })
})
