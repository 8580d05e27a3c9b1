import { checkReferral, hour } from '@baize/contract'
import { expect, test } from 'vitest'
import { startedPlatform } from '../../../test/started.ts'
import { runCommand } from '../../app/commands.ts'
import { standardLimits } from '../../limits/limit-table.ts'
import { playerByAccount } from '../players/players.ts'

const max = 6
const started = startedPlatform({
  games: 30,
  limits: { ...standardLimits, 'referral-checks': { max, windowMs: hour } },
})

test('a page learns whether the referral code in its markup is somebody’s, by number or username, and a network may try few [REG-28]', async () => {
  const { client, platform } = started
  const member = await playerByAccount(platform.deps.db, 'demo', 'demo')
  const check = (code: string) => client.call(checkReferral, { code })
  expect(await check('agent')).toMatchObject({ value: { valid: true } })
  expect(await check('demo'), 'members invite nobody by default').toMatchObject({ value: { valid: false } })
  await runCommand(platform.deps, ['flags', 'REFERRALPROMO3', 'on'], 'ada')
  expect(await check(` ${member?.customerId} `)).toMatchObject({ value: { valid: true } })
  expect(await check('demo')).toMatchObject({ value: { valid: true } })
  expect(await check('nobody-at-all')).toMatchObject({ value: { valid: false } })
  expect(await check("' or 1=1 --")).toMatchObject({ value: { valid: false } })
  expect(await check('demo')).toMatchObject({ status: 429, code: 'RATE_LIMITED' })
})
