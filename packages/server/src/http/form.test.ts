import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import type { Endpoint } from '@baize/contract'
import type { Gates } from './route.ts'
import { readInput, textOfCall } from './input.ts'

const endpoint = {
  name: 'form',
  summary: '',
  method: 'POST',
  path: '/wps/form',
  access: 'public',
  encoding: 'form',
  request: zod => zod.object({ username: zod.string(), email: zod.optional(zod.string()) }),
  reply: zod => zod.object({}),
  errors: [],
} as const satisfies Endpoint

const config = { answerTimes: { call: 0, health: 0, body: 0 } }
const formType = 'application/x-www-form-urlencoded'
const read = async (body: string, type: string = formType) => {
  const request = new Request('http://localhost/wps/form', { method: 'POST', headers: { 'content-type': type }, body })
  const said = { request, text: await textOfCall(endpoint, request, config), origin: null }
  return readInput(endpoint, endpoint.request(z), said, {} as Gates)
}

test('an endpoint that takes a form is sent one [AUTH-41]', async () => {
  const typed = { username: 'jürgen +&=', email: 'j@example.test' }
  expect(await read(new URLSearchParams(typed).toString())).toEqual(typed)
  expect(await read('username=a', `${formType}; charset=UTF-8`)).toEqual({ username: 'a' })
})

test.each([
  ['JSON', '{"username":"a"}', 'application/json'],
  ['a form that says nothing of its kind', 'username=a', ''],
  ['a form without what is asked', 'email=a', formType],
  ['a name twice', 'username=a&username=b', formType],
  ['a NUL', 'username=a%00b', formType],
  ['a body too long', `username=${'x'.repeat(70_000)}`, formType],
])('and refuses %s', async (_title, body, type) => {
  await expect(read(body, type)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
})
