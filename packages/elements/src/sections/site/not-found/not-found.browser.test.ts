import { expect } from 'chai'
import { untilDrawn } from '../../../../test/support/host-page.ts'
import { asked } from '../../../../test/support/member.ts'
import { afterEach, describe, it } from '../../../../test/support/mocha.ts'
import { openSite } from '../../../../test/support/own-site.ts'
import { all, one } from '../../../../test/support/person.ts'

afterEach(() => document.body.replaceChildren())

describe('the page where there is none', () => {
  it('says so, and asks the page around it for home or for the help', async () => {
    const page = await openSite('<baize-not-found><p id="own">Own</p></baize-not-found>')
    const element = await untilDrawn(page, 'baize-not-found')
    const { to } = asked(page)
    expect(one(element, '[part=title]')?.textContent).to.equal('Page not found')
    const links = all(element, '[part=link]') as HTMLAnchorElement[]
    links.forEach(link => link.click())
    expect(to).to.deep.equal(['/', '/help'])
    expect(page.document.querySelector('#own')?.getBoundingClientRect().height).to.be.greaterThan(0)
  })
})
