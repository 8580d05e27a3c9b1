import { expect } from 'chai'
import { untilDrawn } from '../../../../test/support/host-page.ts'
import { afterEach, describe, it } from '../../../../test/support/mocha.ts'
import { openSite } from '../../../../test/support/own-site.ts'
import { all, one, see } from '../../../../test/support/person.ts'
import { next, until } from '../../../../test/support/wait.ts'

afterEach(() => document.body.replaceChildren())

describe('the footer', () => {
  it('shows each vendor once, with its picture, and what the law asks for [NAV-18] [NAV-20] [BOOT-32]', async () => {
    const page = await openSite('<baize-footer><p id="licence">Licence 1</p></baize-footer>')
    const element = await untilDrawn(page, 'baize-footer')
    await see(element, '[part=vendor]')
    const names = all(element, '.footer-vendor > span:not(.image)').map(({ textContent }) => textContent)
    expect(names.length).to.be.greaterThan(5)
    expect(new Set(names).size).to.equal(names.length)
    element.scrollIntoView()
    await until(() => one(element, '[part=vendor] img')?.dataset['state'] === 'loaded', 'its picture is there')
    expect(one(element, '[part=age]')?.textContent).to.equal('18+')
    expect(element.shadowRoot?.textContent).to.contain('You must be 18 or older')
    expect((one(element, 'slot:not([name])') as HTMLSlotElement | null)?.assignedElements()[0]?.id).to.equal('licence')
  })

  it('leads to the articles of the help that everybody must find [NAV-19]', async () => {
    const page = await openSite('<baize-footer></baize-footer>')
    const element = await untilDrawn(page, 'baize-footer')
    await see(element, '.footer-link')
    const links = all(element, '.footer-link')
    expect(links.map(link => link.getAttribute('href'))).to.deep.equal(
      ['about', 'term', 'privacy', 'responsible-play', 'fair-play', 'deposits', 'withdrawals', 'contact'].map(
        anchor => `/helpmc#${anchor}`,
      ),
    )
    const asked = next(page.document, 'baize-navigate')
    links[1]?.click()
    expect((await asked).detail).to.deep.equal({ to: '/helpmc#term' })
  })
})
