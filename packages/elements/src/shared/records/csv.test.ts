import { expect, it } from 'vitest'
import { cellText, csvOf } from './csv.ts'

it('keeps commas, quotes and line breaks inside their cell', () => {
  expect(['a', 'a,b', 'say "hi"', 'one\ntwo'].map(cellText)).toEqual(['a', '"a,b"', '"say ""hi"""', '"one\ntwo"'])
})

it('lets nothing run as a formula [AGT-17]', () => {
  const evil = ['=1+1', '+1', '-cmd', '@SUM(A1)', '\t=1', '\r=1', '\u0000=1', '-1+cmd|x', '=HYPERLINK("x")']
  for (const text of evil) expect(cellText(text)).toMatch(/^"?'/)
  expect(['-12.50', '12.50', '2026-11-21', 'a=b'].map(cellText)).toEqual(['-12.50', '12.50', '2026-11-21', 'a=b'])
})

it('writes a head and a line for each row', () => {
  const columns = [
    { label: 'Account', text: ({ account }: { account: string; amount: string }) => account },
    { label: 'Amount', text: ({ amount }: { account: string; amount: string }) => amount },
  ]
  const rows = [
    { account: 'ana', amount: '-1.00' },
    { account: '=ben', amount: '2.00' },
  ]
  expect(csvOf(columns, rows)).toBe("\uFEFFAccount,Amount\r\nana,-1.00\r\n'=ben,2.00\r\n")
})
