import { expect } from 'chai'
import { afterEach, beforeEach, describe, it } from '../../../test/support/mocha.ts'
import { all, fill, one, press, problem } from '../../../test/support/person.ts'
import { beOwnSite, endpoint, placeList, server, type Answer, type Row } from '../../../test/support/records-probe.tsx'
import { settle, until } from '../../../test/support/wait.ts'
import type { FilterField } from './filter-fields.ts'
import { DatePresets } from './DatePresets.tsx'
import { ExportRecords } from './ExportRecords.tsx'
import { RecordList } from './RecordList.tsx'
import type { RecordTotals } from './record-totals.ts'
import { useAddress } from './use-address.ts'
import type { AddressFields } from './record-query.ts'

const columns = [
  { name: 'id', label: 'Id', sortable: true, cell: ({ id }: Row) => id },
  { name: 'amount', label: 'Amount', end: true, cell: ({ amount }: Row) => amount },
]
const fields: FilterField[] = [
  { name: 'account', kind: 'text', label: 'Account' },
  { name: 'min', kind: 'amount', currency: 'EUR', label: 'At least', more: true },
  { name: 'from', kind: 'day', label: 'From', more: true },
  { name: 'to', kind: 'day', label: 'To', more: true, since: 'from' },
]
const texts = {
  search: 'Search',
  reset: 'Reset',
  more: 'More',
  fewer: 'Fewer',
  noAmount: 'no amount',
  turned: 'turned',
}
const totals: RecordTotals<Answer, Row> = {
  label: (of, count) => `${of} ${count}`,
  page: rows => ({ amount: rows.reduce((sum, { amount }) => sum + amount, 0) }),
  all: ({ sum }) => ({ amount: sum }),
}
const common = { endpoint, columns, label: 'Records', keyOf: ({ id }: Row) => id, pageSize: 2 }
const filters = { fields, texts }

const Plain = () => <RecordList {...common} totals={totals} sort={{ by: 'id', descending: false }} />
const Filtered = () => (
  <RecordList
    {...common}
    filters={filters}
    tools={records => <DatePresets records={records} presets={['today', 'previous7']} />}
  />
)
const Saved = () => (
  <RecordList
    {...common}
    sort={{ by: 'id', descending: true }}
    filters={filters}
    tools={records => (
      <ExportRecords
        records={records}
        file="records"
        columns={[
          { label: 'Id', text: ({ id }) => id },
          { label: 'Amount', text: ({ amount }) => String(amount) },
        ]}
      />
    )}
  />
)
const kept: AddressFields = { filters: ['account'], sorts: ['id'] }
const AddressFields = () => (
  <RecordList {...common} sort={{ by: 'id', descending: false }} storage={useAddress('r', kept)} />
)

const ids = (element: Element) => all(element, 'tbody th').map(({ textContent }) => textContent)
const sums = (element: Element) => all(element, 'tfoot tr').map(({ textContent }) => textContent)
const last = (): Record<string, unknown> => server.asked.at(-1) ?? {}
const showing = (element: Element, ...expected: string[]) =>
  until(() => ids(element).join() === expected.join(), `it shows ${expected.join()}`)

beforeEach(() => {
  server.rows = ['a1', 'a2', 'b1', '=b2', 'b3'].map((id, index) => ({ id, amount: index + 1 }))
  server.broken = false
  server.held = false
  beOwnSite(true)
})
const start = location.href
afterEach(() => {
  server.release()
  document.body.replaceChildren()
  history.replaceState(null, '', start)
})

describe('a list of records', () => {
  it('lists page by page, in the order that is asked for, with what page and period add up to [MEM-11]', async () => {
    const element = await placeList(Plain)
    await showing(element, 'a1', 'a2')
    expect(server.asked).to.deep.equal([{ sort: 'id', pageNo: 1, pageSize: 2 }])
    expect(sums(element)).to.deep.equal(['page 23', 'all 515'])
    await press(element, 'records.next')
    await showing(element, 'b1', '=b2')
    await press(element, 'Id')
    await until(() => last()['sort'] === '-id' && last()['pageNo'] === 1)
    server.rows = server.rows.slice(0, 2)
    const short = await placeList(Plain)
    await showing(short, 'a1', 'a2')
    expect(sums(short)).to.deep.equal(['page 23'])
  })

  it('stands as boxes until the first page comes, and keeps its rows until the next one does [MEM-11]', async () => {
    server.held = true
    const element = await placeList(Plain)
    await until(() => one(element, 'table[aria-busy] .skeleton'), 'boxes stand in')
    server.release()
    await showing(element, 'a1', 'a2')
    expect(one(element, 'table[aria-busy]')).to.equal(null)
    server.held = true
    await press(element, 'records.next')
    await until(() => one(element, 'table[aria-busy]'), 'the rows are marked as old')
    expect(ids(element)).to.deep.equal(['a1', 'a2'])
    server.release()
    await showing(element, 'b1', '=b2')
  })

  it('says what failed, and tries again [ERR-38]', async () => {
    server.broken = true
    const element = await placeList(Plain)
    await until(() => one(element, '[part=error]')?.textContent.includes('NETWORK'))
    server.broken = false
    await press(element, 'common.retry')
    await showing(element, 'a1', 'a2')
  })

  it('filters by what is right, says what is wrong, and gives the way back where nothing was found [MEM-11]', async () => {
    const element = await placeList(Filtered)
    await showing(element, 'a1', 'a2')
    await press(element, 'records.next')
    await fill(element, { account: 'b' })
    await press(element, 'Search')
    await showing(element, 'b1', 'b3')
    expect(last()).to.deep.equal({ account: 'b', pageNo: 1, pageSize: 2 })
    await press(element, 'More')
    await fill(element, { min: 'much', from: '2026-11-02', to: '2026-11-01' })
    await press(element, 'Search')
    await until(() => problem(element, 'min') === 'no amount')
    expect(problem(element, 'to')).to.equal('turned')
    await press(element, 'Reset')
    await showing(element, 'a1', 'a2')
    await fill(element, { account: 'nobody' })
    await press(element, 'Search')
    await press(element, 'records.reset')
    await showing(element, 'a1', 'a2')
    expect((one(element, 'input[name=account]') as HTMLInputElement).value).to.equal('')
  })

  it('takes the days of a preset and leaves the other filters as they are [CONST-38] [MEM-11]', async () => {
    const element = await placeList(Filtered)
    await fill(element, { account: 'a' })
    await press(element, 'Search')
    await until(() => last()['account'] === 'a')
    await press(element, 'records.preset.previous7')
    await until(() => 'from' in last())
    const { from, to, account } = last() as Record<string, string>
    expect([account, (Date.parse(to ?? '') - Date.parse(from ?? '')) / 86_400_000]).to.deep.equal(['a', 7])
    const pressed = () => all(element, '[aria-pressed=true]').map(({ ariaLabel }) => ariaLabel)
    expect(pressed()).to.deep.equal(['records.preset.previous7'])
    expect((one(element, 'input[name=from]') as HTMLInputElement).value).to.equal(from)
    await press(element, 'records.preset.today')
    await until(() => last()['from'] === to && last()['to'] === to)
    expect(pressed()).to.deep.equal(['records.preset.today'])
  })

  it('keeps page, order and filters in the address of the operator’s own site, beside what stands there', async () => {
    history.replaceState({ y: 7 }, '', '?lang=en&r.account=a&r.page=1&r.other=x')
    const element = await placeList(AddressFields)
    await showing(element, 'a1', 'a2')
    expect(last()).to.deep.equal({ account: 'a', sort: 'id', pageNo: 1, pageSize: 2 })
    await press(element, 'Id')
    await until(() => location.search.includes('r.sort=-id'))
    expect(location.search).to.equal('?lang=en&r.account=a&r.sort=-id')
    expect(history.state).to.deep.equal({ y: 7 })
  })

  it('leaves the address of a partner’s page alone', async () => {
    beOwnSite(false)
    history.replaceState(null, '', '?r.account=a')
    const { href } = location
    const element = await placeList(AddressFields)
    await showing(element, 'a1', 'a2')
    expect(last()).not.to.have.property('account')
    await press(element, 'records.next')
    await showing(element, 'b1', '=b2')
    await settle()
    expect(location.href).to.equal(href)
  })

  it('saves every page that was found as a file in which nothing runs [AGT-17]', async () => {
    const element = await placeList(Saved)
    await fill(element, { account: '=b' })
    await press(element, 'Search')
    await showing(element, '=b2')
    const links: HTMLAnchorElement[] = []
    HTMLAnchorElement.prototype.click = function () {
      links.push(this)
    }
    try {
      await press(element, 'records.export')
      const [link] = await until(() => (links.length ? links : null), 'a file is saved')
      expect(link?.download).to.equal('records.csv')
      const bytes = await (await fetch(link?.href ?? '')).text()
      expect(bytes).to.equal("Id,Amount\r\n'=b2,4\r\n")
      expect(last()).to.deep.equal({ account: '=b', sort: '-id', pageNo: 1, pageSize: 100 })
    } finally {
      Reflect.deleteProperty(HTMLAnchorElement.prototype, 'click')
    }
  })

  it('says so where the file cannot be made', async () => {
    const element = await placeList(Saved)
    await showing(element, 'a1', 'a2')
    server.broken = true
    await press(element, 'records.export')
    await until(() => one(element, '[role=alert] [part=alert]')?.textContent.includes('NETWORK'))
    expect(ids(element)).to.deep.equal(['a1', 'a2'])
  })
})
