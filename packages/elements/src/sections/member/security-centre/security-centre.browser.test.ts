import { expect } from 'chai'
import { openAgent } from '../../../../test/support/agent.ts'
import { differing, withSettings } from '../../../../test/support/answers.ts'
import { untilDrawn, type HostWindow } from '../../../../test/support/host-page.ts'
import { openMember } from '../../../../test/support/member.ts'
import { afterEach, describe, it } from '../../../../test/support/mocha.ts'
import { all } from '../../../../test/support/person.ts'
import { until } from '../../../../test/support/wait.ts'

afterEach(() => document.body.replaceChildren())

const tag = 'baize-security-centre'
const markup = `<${tag}></${tag}>`
const rowsOf = async (page: HostWindow) => {
  const element = await untilDrawn(page, tag)
  return () => all(element, '[part=row] b').map(({ textContent }) => textContent)
}
const always = ['Password', 'Two-factor authentication']

describe('the rows of the security centre', () => {
  it('have quick login where the site has it', async () => {
    const rows = await rowsOf((await openMember(markup)).page)
    await until(() => rows().length === 3, 'all three')
    expect(rows()).to.include('Quick login')
  })

  it('have it where it is off as long as a device of before can be removed', async () => {
    const off = withSettings({ quickLoginEnabled: false })
    const none = await rowsOf((await openMember(markup, differing(off).fetch)).page)
    await until(() => none().length === 2, 'without quick login')
    expect(none()).to.deep.equal(always)
    document.body.replaceChildren()

    const device = { deviceId: 'a'.repeat(22), kind: 'pin', name: 'Firefox', addedAt: '2026-11-20T10:00:00Z' }
    const left = { ...off, '/member/quick-login': (value: object) => ({ ...value, devices: [device] }) }
    const rows = await rowsOf((await openMember(markup, differing(left).fetch)).page)
    await until(() => rows().length === 3, 'with it again')
  })

  it('do not have it for agents, who log in without it', async () => {
    const rows = await rowsOf(await openAgent(markup))
    await until(() => rows().length > 0, 'the rows are there')
    expect(rows()).to.deep.equal(always)
  })
})
