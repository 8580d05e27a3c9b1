import { expect, it } from 'vitest'
import { missing } from './missing.ts'

const words = { empty: 'Input cannot be empty', captcha: 'Please enter the captcha' }

it('asks for username and password and for nothing more [AUTH-03] [VAL-38]', () => {
  expect(missing({ username: '', password: undefined }, false, words)).toEqual({
    username: words.empty,
    password: words.empty,
  })
  expect(missing({ username: 'newbie', password: '123456' }, false, words)).toEqual({})
})

it('asks for the captcha once the platform has [AUTH-04] [VAL-39]', () => {
  expect(missing({ username: 'demo', password: 'x' }, true, words)).toEqual({ captcha: 'Please enter the captcha' })
})
