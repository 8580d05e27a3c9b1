import { describe, expect, it } from 'vitest'
import { chargeOf } from './charge.ts'

describe('fee and what is left', () => {
  it.each([
    ['250.00', '0', '0.00', 'EUR', '0.00', '250.00'],
    ['50.00', '1.5', '0.00', 'EUR', '0.75', '49.25'],
    ['33.33', '1.5', '0.00', 'EUR', '0.50', '32.83'],
    ['0.01', '0.01', '0.00', 'EUR', '0.01', '0.00'],
    ['100.00', '2.9', '0.35', 'EUR', '3.25', '96.75'],
    ['200000', '0.8', '0', 'VND', '1600', '198400'],
    ['10.001', '1', '0.000', 'KWD', '0.101', '9.900'],
    ['999999999999.99', '1', '0.00', 'EUR', '10000000000.00', '989999999999.99'],
  ])('of %s at %s %% and %s %s are %s and %s [MEM-25] [MEM-30]', (amount, feeRate, feeFixed, currency, fee, net) => {
    expect(chargeOf(amount, { feeRate, feeFixed }, currency)).toEqual({ fee, net })
  })

  it('have every digit of a coin that the table does not know', () => {
    const fees = { feeRate: '1.5', feeFixed: '0.000100' }
    expect(chargeOf('12.345678', fees, 'USDT')).toEqual({ fee: '0.185286', net: '12.160392' })
    expect(chargeOf('12', fees, 'USDT')).toEqual({ fee: '0.180100', net: '11.819900' })
  })
})
