import type { LoadPopup, Promotion } from '@baize/contract'
import { expect, test } from 'vitest'
import { announcedTo } from './announced.ts'

const link = { action: '', linkageType: null, linkage: '' }
const popup = (id: string, execution: LoadPopup['execution'], sequence: number): LoadPopup => ({
  ...link,
  id,
  execution,
  sequence,
  url: '',
  title: id,
  content: '',
})
const startTime = '2026-11-26T00:00:00Z'
const offer: Promotion = { ...link, id: 'offer', image: 'a.svg', title: 'Offer', content: '', startTime, endTime: null }
const answer = {
  popup: [popup('late', 'A', 2), popup('visitors', 'B', 1), popup('early', 'A', 1), popup('first', 'F', 3)],
  promotion: [offer],
  playerNotices: [{ id: 'n', title: 'Notice', content: '', time: startTime }],
}
const ids = (isLogin: boolean) => announcedTo(answer, isLogin).map(({ kind, id }) => `${kind}: ${id}`)

test('what is announced comes in the order of the operator, news for who is there first [ANN-07] [ANN-10]', () => {
  expect(ids(true)).toEqual([
    'news: A early',
    'news: A late',
    'news: F first',
    'promotion: promotion offer',
    'notice: n',
  ])
  expect(ids(false)).toEqual(['news: B visitors', 'promotion: promotion offer', 'notice: n'])
  expect(announcedTo({ playerNotices: [] }, true)).toEqual([])
})
