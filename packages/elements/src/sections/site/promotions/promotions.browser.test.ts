import { announcements } from '@baize/contract'
import { expect } from 'chai'
import { differing } from '../../../../test/support/answers.ts'
import { untilDrawn } from '../../../../test/support/host-page.ts'
import { asked } from '../../../../test/support/member.ts'
import { afterEach, describe, it } from '../../../../test/support/mocha.ts'
import { openSite } from '../../../../test/support/own-site.ts'
import { all, press, see } from '../../../../test/support/person.ts'

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

  it('say so where none runs, as where an operator’s backend knows of none', async () => {
    const { fetch } = differing({ [announcements.path]: ({ promotion: _, ...value }) => value })
    const page = await openSite('<baize-promotions></baize-promotions>', fetch)
    const element = await untilDrawn(page, 'baize-promotions')
    expect((await see(element, '[part=empty]')).textContent).to.contain('No promotions now')
  })
})
