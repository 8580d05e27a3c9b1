import { prove } from '@baize/testing/prove'
import { beforeAll, expect, test } from 'vitest'
import { startedPlatform } from '../../test/started.ts'
import type { Context } from '../http/route.ts'
import { writeSetting } from '../db/settings.ts'
import { isValidHumanProof, requireHuman } from './human.ts'
import { platformSecret } from './tables.ts'
import { registerSetting } from '../system/settings.ts'

const started = startedPlatform()
const deps = () => started.platform.deps
const context = (key = 'pk_demo') => ({ deps: deps(), site: { key } }) as Context
const setProvider = (provider: 'none' | 'altcha') =>
  writeSetting(deps(), registerSetting, { humanVerification: { provider, key: '' } })

const proof = (change: object = {}) => prove(started.client, change)
const required = { code: 'HUMAN_REQUIRED', message: 'Please complete verification first' }

beforeAll(() => setProvider('altcha'))

test('the work of a challenge is a proof, once [REG-38]', async () => {
  const good = await proof()
  await requireHuman(context(), good)
  await expect(requireHuman(context(), good)).rejects.toMatchObject(required)
})

test('the same proof twice at once is one proof', async () => {
  const good = await proof()
  expect((await Promise.all([isValidHumanProof(context(), good), isValidHumanProof(context(), good)])).sort()).toEqual([
    false,
    true,
  ])
})

test('nothing, or not enough, is asked for again [ERR-20]', async () => {
  await expect(requireHuman(context(), {})).rejects.toMatchObject(required)
  await expect(requireHuman(context(), await proof({ number: -1 }))).rejects.toMatchObject(required)
})

test('a proof is good for five minutes', async () => {
  const late = await proof()
  started.clock.advance(300)
  expect(await isValidHumanProof(context(), late)).toBe(false)
  const timely = await proof()
  started.clock.advance(299)
  expect(await isValidHumanProof(context(), timely)).toBe(true)
})

test('a proof of another site, or of another challenge, is none', async () => {
  expect(await isValidHumanProof(context('pk_other'), await proof())).toBe(false)
  expect(await isValidHumanProof(context(), { ...(await proof()), verifyId: 'made-up' })).toBe(false)
})

test.each([
  ['no base64', '§§§'],
  ['no JSON', 'e30gbm90'],
  ['empty', 'e30='],
  ['a list', 'W10='],
  ['of nothing', 'bnVsbA=='],
])('a proof that is %s breaks nothing', async (_how, verifyToken) => {
  expect(await isValidHumanProof(context(), { verifyId: 'x', verifyToken })).toBe(false)
})

test('an end that was moved, or an algorithm that was weakened, is seen', async () => {
  const { verifyToken } = await proof()
  const { salt } = JSON.parse(Buffer.from(verifyToken, 'base64').toString()) as { salt: string }
  expect(await isValidHumanProof(context(), await proof({ salt: salt.replace(/expires=\d/, 'expires=9') }))).toBe(false)
  expect(await isValidHumanProof(context(), await proof({ algorithm: 'SHA-1' }))).toBe(false)
})

test('nobody is asked where the site does not ask', async () => {
  await setProvider('none')
  await requireHuman(context(), {})
  await setProvider('altcha')
})

test('the key of the challenges was made here, and is made once', async () => {
  await proof()
  const keys = await deps().db.select().from(platformSecret)
  expect(keys.filter(({ name }) => name === 'human-challenge')).toHaveLength(1)
  expect(keys[0]?.value).toMatch(/^[\w-]{43}$/)
})
