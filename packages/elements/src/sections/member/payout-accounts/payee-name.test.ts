import { expect, it } from 'vitest'
import { isSameName } from './payee-name.ts'

it.each([
  ['Clara Hendriks', 'clara  HENDRIKS ', true],
  ['José Núñez', 'Jose Nunez', true],
  ['Đức Trần', 'DUC TRAN', true],
  ['王小明', '王小明', true],
  ['Clara Hendriks', 'C. Hendriks', false],
  ['Clara Hendriks', 'Hendriks Clara', false],
])('%s and %s are one name: %s [MEM-16]', (one, other, same) => {
  expect(isSameName(one, other)).toBe(same)
})
