import { expect } from 'chai'
import { afterEach, describe, it } from './support/mocha.ts'
import { openHost, untilDrawn } from './support/host-page.ts'
import { until } from './support/wait.ts'

afterEach(() => document.body.replaceChildren())

describe('contract popup', () => {
  it('shows its title, which a host may change', async () => {
    const page = await openHost({ body: '<baize-contract-popup heading="First"></baize-contract-popup>' })
    const element = await untilDrawn(page, 'baize-contract-popup')
    const title = () => element.shadowRoot?.querySelector('[part=heading]')?.textContent
    expect(title()).to.equal('First')
    element.setAttribute('heading', 'Second')
    await until(() => title() === 'Second')
  })
})
