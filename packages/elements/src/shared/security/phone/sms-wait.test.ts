import { describe, expect, it } from 'vitest'
import { minutesAndSeconds, createSmsWaits } from './sms-wait.ts'

const number = { mobileNum: '612345678', countryDialingCode: '34' }
const setUp = () => {
  let now = 1_000_000
  const waits = createSmsWaits(() => now)
  return { waits, advance: (seconds: number) => (now += seconds * 1000) }
}

describe('the wait for the next code', () => {
  it('is expiredMinutes times 60 seconds, down to zero [AUTH-34] [CONST-07]', () => {
    const { waits, advance } = setUp()
    waits.begin('login', number, 5)
    expect(waits.left('login', number)).toBe(300)
    advance(258.5)
    expect(minutesAndSeconds(waits.left('login', number))).toBe('0:42')
    advance(41.5)
    expect(waits.left('login', number)).toBe(0)
  })

  it.each([undefined, null, 0, -3, 'soon', NaN])('is one minute where the answer says %s [AUTH-35] [AUTH-36]', said => {
    const { waits } = setUp()
    waits.begin('login', number, said)
    expect(waits.left('login', number)).toBe(60)
  })

  it('belongs to one number and one purpose', () => {
    const { waits } = setUp()
    waits.begin('login', number, 1)
    expect(waits.left('reset', number)).toBe(0)
    expect(waits.left('login', { ...number, mobileNum: '612345679' })).toBe(0)
  })

  it('remembers the number until it ends, for a form that is opened again [AUTH-36]', () => {
    const { waits, advance } = setUp()
    waits.begin('login', number, 1)
    expect(waits.last('login')).toEqual(number)
    expect(waits.last('register')).toBeNull()
    advance(60)
    expect(waits.last('login')).toBeNull()
  })
})

it('takes a press once in a second [AUTH-33] [CONST-08]', () => {
  const { waits, advance } = setUp()
  const pressed = [0, 0.5, 0.4, 0.1].map(seconds => {
    advance(seconds)
    return waits.press()
  })
  expect(pressed).toEqual([true, false, false, true])
})
