import { expect } from 'chai'
import { openAgent, openTrial } from '../../../../test/support/agent.ts'
import { differing } from '../../../../test/support/answers.ts'
import { untilDrawn, type HostWindow } from '../../../../test/support/host-page.ts'
import { asked, callsOf, openMember } from '../../../../test/support/member.ts'
import { afterEach, describe, it } from '../../../../test/support/mocha.ts'
import { openSite } from '../../../../test/support/own-site.ts'
import { all, button, field, fill, focused, one, press, problem, see } from '../../../../test/support/person.ts'
import { next, settle, until } from '../../../../test/support/wait.ts'

afterEach(() => document.body.replaceChildren())

const tag = 'baize-contract-popup'
const markup = `<${tag}></${tag}>`
const downlines = '<baize-agent-downlines></baize-agent-downlines>'
const flags = '/wps/member/info/funds/consolidated'
const text = (node: Element | null) => node?.textContent?.trim() ?? ''
const says = (element: Element, words: string) =>
  until(() => element.shadowRoot?.textContent?.includes(words), `it says: ${words}`)

/** The dialog in which the agent offers something to agent2. */
async function openOffer(): Promise<{ page: HostWindow; dialog: HTMLElement }> {
  const page = await openAgent(downlines)
  const element = await untilDrawn(page, 'baize-agent-downlines')
  await press(element, 'Offer contract: agent2')
  const dialog = await see(page.document, 'dialog')
  await until(() => one(dialog, 'select[name=kind]'), 'the terms can be typed')
  return { page, dialog }
}

function pick(dialog: Element, name: string, value: string): void {
  const select = one(dialog, `select[name=${name}]`) as HTMLSelectElement
  select.value = value
  select.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Takes back the waiting offers of a kind, so that a test begins as the first one did. */
async function cleared(dialog: Element): Promise<void> {
  await until(() => one(dialog, '.alert'), 'what stands between them is known')
  await settle()
  if (button(dialog, 'Cancel offer')) await press(dialog, 'Cancel offer')
  await until(() => !button(dialog, 'Cancel offer'))
}

async function offer(kind: string, rate: string): Promise<void> {
  const { dialog } = await openOffer()
  pick(dialog, 'kind', kind)
  await cleared(dialog)
  pick(dialog, 'period', 'WEEKLY')
  await fill(dialog, { 'rate-0': rate })
  await press(dialog, 'Preview')
  await press(dialog, 'Send offer')
  await until(() => text(dialog).includes('agent2 has until'), 'the offer is there')
  document.body.replaceChildren()
}

async function waiting(fetch?: typeof globalThis.fetch): Promise<{ page: HostWindow; element: HTMLElement }> {
  const page = await openAgent(markup, fetch, 'agent2')
  const element = await untilDrawn(page, tag)
  await until(() => one(element, '[part=title]'), 'something waits')
  return { page, element }
}

describe('the offer of a contract', () => {
  it('is checked as it is typed: up to the own rate, tier above tier [CON-02] [CON-08] [ROLE-23]', async () => {
    const { dialog } = await openOffer()
    pick(dialog, 'kind', 'DAILY_SALARY')
    await until(() => text(one(dialog, 'form')).includes('Your own rate is 0.8%. You can offer up to this rate.'))
    await fill(dialog, { 'bets-0': 'much', 'rate-0': '0.9' })
    await press(dialog, 'Preview')
    await until(() => problem(dialog, 'rate-0') === 'At most your own rate, 0.8%')
    expect(problem(dialog, 'bets-0')).to.equal('Please enter an amount, e.g. 1,000.50')
    await fill(dialog, { 'bets-0': '1000', 'rate-0': '0.4' })
    await press(dialog, 'Add tier')
    await fill(dialog, { 'bets-1': '1000', 'members-1': '0', 'rate-1': '0.5' })
    await press(dialog, 'Preview')
    await until(() => problem(dialog, 'rate-1') === 'Each tier must be higher than the one before')
    await press(dialog, 'Remove tier 2')
    await press(dialog, 'Preview')
    await see(dialog, 'table')
    expect(all(dialog, 'tbody tr').map(row => [...row.children].map(text))).to.deep.equal([
      ['1', '1,000.00', '0', '0.4%'],
    ])
    await press(dialog, 'Edit')
    expect(field(dialog, 'rate-0')?.value).to.equal('0.4')
  })

  it('that waits can be taken back, and no second one is sent meanwhile', async () => {
    await offer('HOURLY_SALARY', '0.1')
    const { dialog } = await openOffer()
    pick(dialog, 'kind', 'HOURLY_SALARY')
    await until(() => text(dialog).includes('An offer of this type is pending until'))
    expect(button(dialog, 'Preview')?.disabled).to.equal(true)
    await press(dialog, 'Cancel offer')
    await until(() => button(dialog, 'Preview')?.disabled === false)
  })
})

describe('the contract popup', () => {
  it('asks for nothing while nobody is logged in, for trials, or for members who are no agents [CON-11] [POP-10] [ROLE-13]', async () => {
    // One page at a time, because a session reaches every page of an origin.
    const silent = (page: HostWindow) => {
      expect([callsOf(page, '/wps/v2/contracts'), callsOf(page, flags)]).to.deep.equal([0, 0])
      document.body.replaceChildren()
    }
    const guest = await openSite(markup)
    await until(() => button(guest.document.querySelector(tag) as Element, 'Log in'))
    silent(guest)
    const trial = await openTrial(`${markup}<baize-popup-host></baize-popup-host>`)
    await until(() => button(trial.document.querySelector(tag) as Element, 'Register'))
    silent(trial)
    const { page: member } = await openMember(`${markup}<baize-popup-host></baize-popup-host>`)
    await says(member.document.querySelector(tag) as Element, 'No pending requests')
    silent(member)
  })

  it('shows the terms of what waits and accepts them [CON-03] [CON-04] [CON-08] [ROLE-24]', async () => {
    await offer('DIVIDEND', '5')
    const { element } = await waiting()
    expect(text(one(element, '[part=title]'))).to.equal('Dividend contract')
    await says(element, 'weekly period')
    expect(text(one(element, '.contract-subtitle'))).to.match(/^Offered by ag\*\*\* on .+, weekly period$/)
    const facts = all(element, '.fact').map(text)
    expect(facts[1]).to.equal('New rate5%')
    expect(facts[3]).to.equal('StatusPending')
    expect(text(one(element, 'tbody td:last-child b'))).to.equal('5%')
    const answered = next(element, 'baize-contract')
    await press(element, 'Accept contract')
    const { contractId, ...detail } = (await answered).detail
    expect(contractId).to.be.a('string')
    expect(detail).to.deep.equal({ kind: 'DIVIDEND', requestType: 'new', decision: 'accept', state: 'ACTIVE' })
    await says(element, 'Contract accepted. It applies from')
    const closed = next(element, 'baize-cancel')
    await press(element, 'Close')
    await closed
  })

  it('rejects with a reason, and says how it ended over what still waits [CON-03] [CON-04]', async () => {
    await offer('DIVIDEND', '4')
    await offer('REALTIME_SALARY', '0.1')
    const { page, element } = await waiting()
    expect(text(one(element, '[part=title]'))).to.equal('Contract requests')
    expect(all(element, '[role=tab]').map(text)).to.deep.equal(['Dividend', 'Real-time salary'])
    await press(element, 'Reject')
    await until(() => focused(page.document)?.getAttribute('name') === 'reason', 'the reason can be typed')
    await fill(element, { reason: 'Too little' })
    await press(element, 'Reject contract')
    await says(element, 'Contract rejected.')
    await until(() => text(one(element, '[part=title]')) === 'Real-time salary contract')
    await until(() => focused(page.document)?.closest('[role=status]'), 'the focus went along')
    await press(element, 'Reject')
    await press(element, 'Reject contract')
    await says(element, 'No pending requests')
  })

  it('names what would end below, and accepts only for who agrees to that [CON-05] [CON-06]', async () => {
    await offer('DIVIDEND', '3')
    const below = [
      { account: 'carla_v', rate: '4.5', level: 1 },
      { account: 'di***o', rate: '2', level: 2 },
    ]
    const with2 = (value: Record<string, unknown>) => ({
      ...value,
      content: (value['content'] as object[]).map(one => ({ ...one, affectedDownlines: below })),
    })
    const { element } = await waiting(differing({ '/wps/v2/contracts': with2 }).fetch)
    expect(all(element, '.contract-affected li').map(text)).to.deep.equal([
      'carla_v has 4.5%',
      'di***o has 2%, level 2',
    ])
    await press(element, 'Accept contract')
    await until(() => problem(element, 'confirm') === 'You must agree to this before you can accept')
    expect(all(element, '[data-message]').map(text)[0]).to.contain('2 downline contracts are above the new rate')
    await press(element, 'Decide later')
    await press(element, 'Reject')
    await press(element, 'Reject contract')
    await says(element, 'Contract rejected.')
  })

  it('lists every offer with its terms, says when a pending one lapses, and calls a lapsed one lapsed [CON-08]', async () => {
    await offer('DIVIDEND', '2.5')
    const pending = await waiting()
    await press(pending.element, 'All contracts')
    const open = await see(pending.element, 'details')
    expect(text(one(open, '.badge'))).to.equal('Pending')
    one(open, 'summary')?.click()
    await until(() => text(open).includes('Lapses on'))
    expect(text(one(open, 'dl'))).not.to.contain('Pending')
    document.body.replaceChildren()
    const lapsed = {
      state: 'ENDED',
      endReason: 'LAPSED',
      requestType: null,
      asked: false,
      endAt: '2026-11-20T10:00:00Z',
    }
    const all1 = (value: Record<string, unknown>) => ({
      ...value,
      content: (value['content'] as { state: string }[]).map(one =>
        one.state === 'WAITING' ? { ...one, ...lapsed } : one,
      ),
    })
    const { element } = await waiting(differing({ '/wps/v2/contracts': all1 }).fetch)
    await press(element, 'All contracts')
    const first = await see(element, 'details')
    expect(text(one(first, '.badge'))).to.equal('Lapsed')
    one(first, 'summary')?.click()
    await until(() => text(first).includes('Lapsed on'))
    expect(text(one(first, 'tbody td:last-child b'))).to.equal('2.5%')
    await says(element, 'the platform neither calculates nor pays anything')
  })

  it('opens by itself where something waits, once in a session [CON-09]', async () => {
    await offer('DIVIDEND', '2')
    const page = await openAgent('<baize-popup-host></baize-popup-host>', undefined, 'agent2')
    const heard = asked(page)
    await until(() => heard.popups.includes('contract'), 'the popup is asked for')
    const before = page.document
    page.location.reload()
    const isNew = () => page.document !== before && page.customElements.get('baize-popup-host')
    await until(() => isNew() && callsOf(page, '/wps/member/info') > 0)
    await settle()
    expect(callsOf(page, flags)).to.equal(0)
    document.body.replaceChildren()
    const { element } = await waiting()
    await press(element, 'Reject')
    await press(element, 'Reject contract')
    await says(element, 'Contract rejected.')
  })
})
