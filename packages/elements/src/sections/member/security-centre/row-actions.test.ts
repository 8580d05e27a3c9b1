import { expect, it } from 'vitest'
import { maskedName } from './row-actions.ts'

it.each([
  ['Clara Hendriks', 'Clara H••••'],
  ['Ana Núñez Example', 'Ana N•••• E••••'],
  ['王小明', '王••••'],
])('the name %s is shown as %s [MEM-19]', (name, masked) => {
  expect(maskedName(name)).toBe(masked)
})
