import { expect } from 'chai'
import { differing } from '../../../../test/support/answers.ts'
import { untilDrawn, type HostWindow } from '../../../../test/support/host-page.ts'
import { afterEach, describe, it } from '../../../../test/support/mocha.ts'
import { openSite } from '../../../../test/support/own-site.ts'
import { all, one, press, see } from '../../../../test/support/person.ts'
import { until } from '../../../../test/support/wait.ts'

afterEach(() => document.body.replaceChildren())

const markup = '<baize-customer-service></baize-customer-service>'
const status = '/system/status'
/** What the status of the site says of its customer service: the true entries with a change. */
type Entry = { csPosition: string; title: string; path: string }
const withEntries = (change: (entries: Entry[]) => Entry[]) =>
  differing({ [status]: value => ({ ...value, customerService: change(value['customerService'] as Entry[]) }) })
const names = (element: Element) => all(element, '[part=way]').map(({ textContent }) => textContent)

/** Windows that a page opens, none of which is. */
function windowsOf(page: HostWindow, blocked = false): string[] {
  const opened: string[] = []
  page.open = (address, _, features) => {
    opened.push(`${String(address)} ${features ?? ''}`.trim())
    return blocked ? null : ({ opener: page } as unknown as Window)
  }
  return opened
}

describe('customer service', () => {
  it('lists the five ways of the site in their order, each by the name it has in the language of the site [CS-01] [CS-02] [CS-03]', async () => {
    const page = await openSite(markup, undefined, { locale: 'es' })
    const element = await untilDrawn(page, 'baize-customer-service')
    await see(element, '[part=way]')
    expect(one(element, '[part=title]')?.textContent).to.equal('Atención al cliente')
    expect(names(element)).to.deep.equal(['Chatea con nosotros', 'Telegram', 'WhatsApp', 'Viber', 'Facebook'])
  })

  it('opens an address at the press alone, the live chat in a small window and a network in a tab, on a partner’s page too [CS-04] [ENT-24]', async () => {
    const page = await openSite(markup, undefined, { ownSite: false })
    const element = await untilDrawn(page, 'baize-customer-service')
    const opened = windowsOf(page)
    await see(element, '[part=way]')
    expect(page.document.documentElement.outerHTML + (element.shadowRoot?.innerHTML ?? '')).to.not.contain(
      'example.com',
    )
    await press(element, 'Chat with us')
    await until(() => opened.length === 1, 'the chat is open')
    await press(element, 'Facebook')
    await until(() => opened.length === 2, 'the network is open')
    expect(opened).to.deep.equal([
      'https://example.com/chat popup,width=400,height=640',
      'https://example.com/facebook',
    ])
    expect(one(element, '[part=alert]')).to.equal(null)
  })

  it('leaves out a place without an entry, and gives one without a name that of the whole [CS-03]', async () => {
    const { fetch } = withEntries(entries =>
      entries
        .filter(({ csPosition }) => csPosition !== '3')
        .map(entry => ({ ...entry, title: entry.title.slice(0, entry.csPosition === '2' ? 0 : 9) })),
    )
    const page = await openSite(markup, fetch)
    const element = await untilDrawn(page, 'baize-customer-service')
    await see(element, '[part=way]')
    expect(names(element)).to.deep.equal(['Chat with', 'Customer service', 'Viber', 'Facebook'])
  })

  it('says where an address cannot be opened, or the browser opens no window, and tells the page [CS-04]', async () => {
    const { fetch } = withEntries(entries =>
      entries.map(entry => ({ ...entry, path: entry.csPosition === '2' ? '' : entry.path })),
    )
    const page = await openSite(markup, fetch)
    const element = await untilDrawn(page, 'baize-customer-service')
    const opened = windowsOf(page, true)
    const codes: string[] = []
    page.document.addEventListener('baize-error', event =>
      codes.push((event as CustomEvent<{ code: string }>).detail.code),
    )
    await press(element, 'Telegram')
    await until(
      () => one(element, '[role=alert]')?.textContent?.startsWith('This contact is not available'),
      'it is said',
    )
    expect(opened).to.deep.equal([])
    await press(element, 'WhatsApp')
    await until(() => one(element, '[role=alert]')?.textContent?.startsWith('Please allow pop-ups'), 'it is said')
    expect(codes).to.deep.equal(['CONTACT_INVALID', 'TAB_BLOCKED'])
  })

  it('says so where the site has none, and as buttons says nothing [CS-02]', async () => {
    const { fetch } = withEntries(() => [])
    const page = await openSite(
      `${markup}<baize-customer-service id="buttons" layout="buttons"></baize-customer-service>`,
      fetch,
    )
    const element = await untilDrawn(page, 'baize-customer-service')
    expect((await see(element, '[part=empty]')).textContent).to.contain('No customer service available')
    const buttons = page.document.querySelector('#buttons')
    await until(() => buttons?.matches(':state(empty)'), 'it is empty')
    expect(buttons?.shadowRoot?.querySelector('.root')?.textContent).to.equal('')
  })
})
