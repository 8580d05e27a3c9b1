import { describe, expect, it } from 'vitest'
import { feeOfAmount } from './fee.ts'

describe('the fee', () => {
  it.each([
    ['250.00', '0', '0.00', 'EUR', '0.00'],
    ['50.00', '1.5', '0.00', 'EUR', '0.75'],
    ['33.33', '1.5', '0.00', 'EUR', '0.50'],
    ['0.01', '0.01', '0.00', 'EUR', '0.01'],
    ['100', '2.9', '0.35', 'EUR', '3.25'],
    ['200000', '0.8', '0', 'VND', '1600'],
    ['200001.00', '0.8', '1.00', 'VND', '1602'],
    ['10.001', '1', '0.000', 'KWD', '0.101'],
    ['999999999999.99', '1', '0.00', 'EUR', '10000000000.00'],
  ])('of %s at %s %% and %s %s is %s [MEM-25] [MEM-30]', (amount, feeRate, feeFixed, currency, fee) => {
    expect(feeOfAmount(amount, { feeRate, feeFixed }, currency)).toBe(fee)
  })

  it.each([
    ['12.5', '0.000000', '0.125000'],
    ['0.000001', '0.000000', '0.000001'],
    ['12.500001', '0.25', '0.375001'],
  ])('of %s at 1 %% and %s of a coin that the table does not know is %s', (amount, feeFixed, fee) => {
    expect(feeOfAmount(amount, { feeRate: '1', feeFixed }, 'USDT')).toBe(fee)
  })
})
