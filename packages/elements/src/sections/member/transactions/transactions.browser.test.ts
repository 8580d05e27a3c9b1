import { transactionRecords } from '@baize/contract'
import { expect } from 'chai'
import { untilDrawn } from '../../../../test/support/host-page.ts'
import { asked, callsOf, openMember } from '../../../../test/support/member.ts'
import { afterEach, describe, it } from '../../../../test/support/mocha.ts'
import { openSite } from '../../../../test/support/own-site.ts'
import { all, field, fill, one, press, see } from '../../../../test/support/person.ts'
import { until } from '../../../../test/support/wait.ts'

afterEach(() => document.body.replaceChildren())

const tag = 'baize-transactions'
const markup = `<div style="width: 1100px"><${tag}></${tag}></div>`
const words = (element: Element) => element.shadowRoot?.textContent ?? ''

describe('the account record', () => {
  it('prompts guests to log in [MEM-08]', async () => {
    const page = await openSite(markup)
    const heard = asked(page)
    await press(await untilDrawn(page, tag), 'Log in')
    expect(heard.popups).to.deep.equal(['login'])
    expect(callsOf(page, transactionRecords.path)).to.equal(0)
  })

  it('shows a new member where the money came from, with the balance before and after [MEM-39] [MEM-40]', async () => {
    const { page } = await openMember(markup)
    const element = await untilDrawn(page, tag)
    const row = (await see(element, 'tbody .record-number')).closest('.table-row')!
    const cells = all(row, '.table-cell').map(({ textContent }) => textContent)
    expect(cells.slice(3)).to.deep.equal(['+1,000.00', '0.00', '1,000.00', 'Completed'])
    expect(cells[2]).to.contain('Bonus')
    expect(one(element, 'tfoot')?.textContent).to.contain('This page, 1 record').and.to.contain('+1,000.00')
  })

  it('finds a movement by its number and by its kind [MEM-40]', async () => {
    const { page } = await openMember(markup)
    const element = await untilDrawn(page, tag)
    const number = (await see(element, 'tbody .record-number bdi')).textContent
    await fill(element, { number })
    await press(element, 'Search')
    await until(() => callsOf(page, transactionRecords.path) === 2, 'it is asked for')
    await until(() => all(element, 'tbody .record-number').length === 1)
    await press(element, 'Reset')
    await until(() => field(element, 'number')?.value === '', 'all numbers again')
    ;(one(element, 'select[name=type]') as HTMLSelectElement).value = 'withdrawal'
    await press(element, 'Search')
    await until(() => words(element).includes('No records found'))
    await press(element, 'Reset filters')
    await see(element, 'tbody .record-number')
  })
})
