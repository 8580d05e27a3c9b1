import { expect } from 'chai'
import { openAgent } from '../../../../test/support/agent.ts'
import { differing } from '../../../../test/support/answers.ts'
import { untilDrawn } from '../../../../test/support/host-page.ts'
import { seeMemberGate } from '../../../../test/support/member-gate.ts'
import { callsOf, openMember } from '../../../../test/support/member.ts'
import { afterEach, describe, it } from '../../../../test/support/mocha.ts'
import { all, button, field, fill, one, press, problem, see } from '../../../../test/support/person.ts'
import { until } from '../../../../test/support/wait.ts'

afterEach(() => document.body.replaceChildren())

const tag = 'baize-referral'
const markup = `<${tag}></${tag}>`
const path = '/wps/v2/referral'
const words = (element: Element) => element.shadowRoot?.textContent ?? ''
/** What a member is answered where the site lets members invite: by default it does not. */
const invitation = {
  code: '1234567890',
  link: `${location.origin}/register?referralCode=1234567890`,
  totals: { invited: 0, registered: 0 },
  invitees: [],
  total: 0,
  totalPages: 0,
  pageNum: 1,
}
const { fetch: promoted } = differing({ [path]: () => invitation })
const figures = (element: Element) => all(element, 'dd').map(({ textContent }) => textContent)

describe('inviting friends', () => {
  it('prompts guests to log in, and trials to have a real account; a partner’s page leads to the operator [ROLE-07] [ROLE-11]', async () => {
    await seeMemberGate(tag, markup, path)
  })

  it('shows a member the code, the link and its picture, and what came of them [MEM-47] [MEM-48]', async () => {
    const { page } = await openMember(markup, promoted)
    const element = await untilDrawn(page, tag)
    const code = await until(() => field(element, 'code')?.value, 'the code is there')
    expect(code).to.match(/^\d{10}$/)
    expect(field(element, 'link')?.value).to.match(new RegExp(`/register\\?referralCode=${code}$`))
    expect((await see(element, '[part=code]')).getAttribute('aria-label')).to.equal('QR code of your invitation link')
    expect(figures(element)).to.deep.equal(['0', '0'])
    expect(words(element)).to.contain('No registrations yet')
    expect(button(element, 'Copy: Invitation link')?.textContent).to.contain('Copy')
    expect(one(element, 'baize-agent-register-centre')).to.equal(null)
  })

  it('lists friends by masked names, filters by days, and gives the way back', async () => {
    const account = { account: 'ma***a', registeredAt: '2026-11-20T10:00:00Z' }
    let days = ''
    const friends = differing({
      [path]: () => (days ? invitation : { ...invitation, total: 1, totalPages: 1, invitees: [account] }),
    })
    const counted: typeof fetch = (input, init) => {
      const url = new URL(input instanceof Request ? input.url : String(input), location.href)
      if (url.pathname === path) days = url.searchParams.get('from') ?? ''
      return friends.fetch(input, init)
    }
    const page = await openAgent(markup, (input, init) => asIfMember(counted)(input, init))
    const element = await untilDrawn(page, tag)
    await until(() => one(element, 'tbody th')?.textContent === 'ma***a', 'a friend')
    await fill(element, { from: '2026-11-21', to: '2026-11-20' })
    await press(element, 'Search')
    await until(() => problem(element, 'to') === 'The end date is before the start date')
    await fill(element, { to: '2026-11-22' })
    await press(element, 'Search')
    await until(() => words(element).includes('No records found'))
    await press(element, 'Reset filters')
    await until(() => one(element, 'tbody th')?.textContent === 'ma***a', 'everybody again')
  })

  it('says where the site lets members invite nobody that it does not [MEM-10] [BOOT-10]', async () => {
    const { page } = await openMember(markup)
    const element = await untilDrawn(page, tag)
    expect((await see(element, '[part=empty]')).textContent).to.equal('Inviting friends is not available here')
    expect(button(element, 'Retry')).to.equal(null)
  })

  it('is the register centre to an agent [MEM-47] [ROLE-21]', async () => {
    const page = await openAgent(markup)
    const element = await untilDrawn(page, tag)
    const inner = await see(element, 'baize-agent-register-centre')
    await until(() => words(inner).includes('Register centre'))
    await until(() => field(inner, 'username'), 'an account can be opened')
    expect(callsOf(page, path)).to.equal(0)
  })
})

/** The agent's session as that of a member, through other differences. */
const asIfMember =
  (through: typeof fetch): typeof fetch =>
  async (input, init) => {
    const reply = await through(input, init)
    const url = input instanceof Request ? input.url : String(input)
    if (!url.includes('/member/info') && !url.includes('/session/login')) return reply
    const envelope = (await reply.clone().json()) as { value: object | null }
    if (!envelope.value) return reply
    const body = JSON.stringify({ ...envelope, value: { ...envelope.value, type: 0 } })
    return new Response(body, { status: reply.status, headers: { 'content-type': 'application/json' } })
  }
