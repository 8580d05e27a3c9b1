import { expect } from 'chai'
import { asIf, openAgent, openTrial } from '../../../../test/support/agent.ts'
import { differing } from '../../../../test/support/answers.ts'
import { untilDrawn, type HostWindow } from '../../../../test/support/host-page.ts'
import { callsOf } from '../../../../test/support/member.ts'
import { afterEach, describe, it } from '../../../../test/support/mocha.ts'
import { openSite } from '../../../../test/support/own-site.ts'
import { all, button, fill, one, press, problem } from '../../../../test/support/person.ts'
import { until } from '../../../../test/support/wait.ts'

afterEach(() => document.body.replaceChildren())

const tag = 'baize-agent-downlines'
const markup = `<${tag}></${tag}>`
const path = '/wps/v2/agent/downlines'
const text = (node: Element | null) => node?.textContent?.trim() ?? ''
const accounts = (element: Element) => all(element, 'tbody th bdi:first-child, tbody th .link bdi').map(text)
const rowOf = (element: Element, account: string) =>
  all(element, 'tbody tr').find(row => text(row.querySelector('th bdi')) === account) as HTMLElement
const idle = (element: Element) => until(() => one(element, 'table:not([aria-busy]) tbody bdi'), 'the rows are there')

async function page(): Promise<{ page: HostWindow; element: HTMLElement }> {
  const page = await openAgent(markup)
  const frame = page.frameElement as HTMLIFrameElement
  frame.width = '1240'
  const element = await untilDrawn(page, tag)
  await idle(element)
  return { page, element }
}

describe('downline management', () => {
  it('is for agents: nobody else asks the platform for anything [ROLE-08] [ROLE-11] [AGT-15]', async () => {
    const guest = await openSite(markup)
    await until(() => button(guest.document.querySelector(tag) as Element, 'Log in'))
    expect(callsOf(guest, path)).to.equal(0)
    const trial = await openTrial(markup)
    await until(() => trial.document.querySelector(tag)?.shadowRoot?.textContent?.includes('You need a real account'))
    expect(callsOf(trial, path)).to.equal(0)
  })

  it("where a session may only play, leads to the operator's site", async () => {
    const host = await openAgent(markup, asIf({ reach: 'play' }))
    await until(() => button(host.document.querySelector(tag) as Element, "Continue on the operator's site"))
    expect(callsOf(host, path)).to.equal(0)
  })

  it('lists the direct downline with what is to be known of each, and what the page adds up to [AGT-25] [AGT-26]', async () => {
    const { element } = await page()
    expect(accounts(element)).to.include.members(['agent2', 'lauravidal', 'mateosoto'])
    expect(accounts(element)).to.deep.equal([...accounts(element)].sort())
    const cells = (account: string) => [...rowOf(element, account).querySelectorAll('td')].map(text)
    expect(cells('agent2').slice(0, 2)).to.deep.equal(['Agent', '1'])
    expect(cells('mateosoto')[0]).to.equal('Member')
    expect(cells('mateosoto')[4]).to.match(/^[\d,]+\.\d{2}$/)
    expect(cells('mateosoto')[5]).to.equal('–')
    expect(cells('tobiaslind')[6]).to.equal('Never')
    expect(text(one(element, 'tfoot th'))).to.match(/^This page, \d+ accounts$/)
    expect(text(one(element, '.trail-team'))).to.match(/^\d+ agents, \d+ members across all levels$/)
  })

  it('sorts by a press on a head, and turns around with the next', async () => {
    const { element } = await page()
    const head = () => one(element, 'th[aria-sort=ascending], th[aria-sort=descending]')
    expect(text(head())).to.equal('Account')
    await press(element, 'Team size')
    await until(() => text(head()) === 'Team size' && head()?.getAttribute('aria-sort') === 'descending')
    await until(() => accounts(element)[0] === 'agent2', 'the largest team first')
    await press(element, 'Team size')
    await until(() => head()?.getAttribute('aria-sort') === 'ascending')
    await until(() => accounts(element).at(-1) === 'agent2', 'the largest team last')
  })

  it('goes down level by level, names only who is direct, and comes back by the way it came [AGT-17]', async () => {
    const { element } = await page()
    const steps = () => all(element, '.trail-step').map(text)
    await press(element, 'agent2')
    await until(() => steps().length === 2)
    expect(steps()).to.deep.equal(['agent', 'agent2'])
    await until(() => rowOf(element, accounts(element)[0] ?? '') && !accounts(element).includes('lauravidal'))
    expect(accounts(element).every(account => account.includes('*'))).to.equal(true)
    const masked = all(element, 'tbody th .link')[0] as HTMLElement
    masked.click()
    await until(() => steps().length === 3)
    await press(element, 'agent')
    await until(() => steps().length === 1)
    await until(() => accounts(element).includes('lauravidal'))
  })

  it('finds by account, by type and in the whole team, and says so where there is nobody [AGT-26]', async () => {
    const { element } = await page()
    await fill(element, { account: 'laura' })
    await press(element, 'Search')
    await until(() => accounts(element).join() === 'lauravidal')
    await fill(element, { account: 'nobodyofthisname' })
    await press(element, 'Search')
    await until(() => element.shadowRoot?.textContent?.includes('No records found'))
    await press(element, 'Reset filters')
    await until(() => accounts(element).includes('agent2'))

    await press(element, 'More filters')
    await fill(element, { balanceFrom: 'many' })
    await press(element, 'Search')
    await until(() => problem(element, 'balanceFrom') === 'Please enter an amount, e.g. 1,000.50')
    await press(element, 'Reset')
    const scope = one(element, 'select[name=scope]') as HTMLSelectElement
    scope.value = 'team'
    await press(element, 'Search')
    await until(() => text(one(element, 'nav.pager .pager-range')).startsWith('1 to 20 of'))
    await until(() => text(one(element, '.trail-here')) === 'Whole team')
    expect(all(element, 'tfoot tr').length).to.equal(2)
    await press(element, 'Next page')
    await until(() => text(one(element, 'nav.pager .pager-range')).startsWith('21 to'))
    expect(one(element, '.pager-page[aria-current=page]')?.getAttribute('aria-label')).to.equal('Page 2')
  })

  it('asks for a transfer to whom it names, and says why what cannot be done cannot [AGT-27]', async () => {
    const { page: host, element } = await page()
    const opened: unknown[] = []
    host.document.addEventListener('baize-open', event => {
      event.preventDefault()
      opened.push((event as CustomEvent).detail)
    })
    await press(element, 'Transfer: mateosoto')
    expect(opened).to.deep.equal([{ name: 'transfer', detail: { account: 'mateosoto' } }])

    const offer = button(element, 'Offer contract: mateosoto') as HTMLButtonElement
    expect(offer.getAttribute('aria-disabled')).to.equal('true')
    offer.click()
    await until(() => text(one(element, '[part=toast] b')) === 'Contracts are for agents only')

    await press(element, 'Actions: mateosoto')
    const menu = await until(() => all(element, '[role=menu]').find(menu => menu.matches(':popover-open')))
    const items = [...menu.querySelectorAll<HTMLElement>('[role=menuitem]')]
    expect(items.map(item => item.textContent)).to.deep.equal([
      'View teamThis account has no downline',
      'Transfer',
      'Offer contractContracts are for agents only',
    ])
    expect(element.shadowRoot?.activeElement).to.equal(items[0])
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'Home', 'End'])
      element.shadowRoot?.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
    expect(element.shadowRoot?.activeElement).to.equal(items[2])
    items[2]?.click()
    expect(menu.matches(':popover-open')).to.equal(true)
    items[1]?.click()
    await until(() => opened.length === 2)
    expect(menu.matches(':popover-open')).to.equal(false)
    expect(element.shadowRoot?.activeElement).to.equal(button(element, 'Actions: mateosoto'))
  })

  it('is drawn as cards in a narrow place, and makes no page scroll sideways', async () => {
    const { page: host, element } = await page()
    const frame = host.frameElement as HTMLIFrameElement
    for (const width of ['1240', '900', '390']) {
      frame.width = width
      await until(() => host.innerWidth === Number(width))
      await idle(element)
      expect(host.document.documentElement.scrollWidth, width).to.equal(Number(width))
    }
    const cell = one(element, 'td[data-label]') as HTMLElement
    expect(host.getComputedStyle(cell).display).to.equal('flex')
    expect(host.getComputedStyle(cell, '::before').content).to.equal('"Type"')
  })

  it('says what failed, and tries again', async () => {
    let broken = true
    const { fetch } = differing({ [path]: value => (broken ? { nothing: true } : value) })
    const host = await openAgent(markup, fetch)
    const element = await untilDrawn(host, tag)
    const retry = await until(() => button(element, 'Try again'))
    broken = false
    retry.click()
    await idle(element)
  })
})
