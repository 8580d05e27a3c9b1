import { expect, it } from 'vitest'
import { english } from '../../../locales/english.ts'
import { passwordCredentials } from './password-credentials.ts'

it('asks for username and password and for nothing more [AUTH-03] [VAL-38]', () => {
  expect(passwordCredentials.check({ username: '', password: undefined }, english)).toEqual({
    username: 'Input cannot be empty',
    password: 'Input cannot be empty',
  })
  expect(passwordCredentials.check({ username: 'newbie', password: '123456' }, english)).toEqual({})
})

it('sends these two and nothing else of the form [AUTH-01]', () => {
  expect(passwordCredentials.credentials({ username: 'demo', password: 'Demo1234', remember: 'on' })).toEqual({
    username: 'demo',
    password: 'Demo1234',
  })
})
