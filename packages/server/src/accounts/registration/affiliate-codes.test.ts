import { checkAffiliate, register } from '@baize/contract'
import { newUsername, registration } from '@baize/testing/client'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { startedPlatform } from '../../../test/started.ts'
import { runCommand } from '../../app/commands.ts'
import { playerByAccount } from '../players/players.ts'
import type { Player } from '../players/players.ts'
import { player } from '../players/tables.ts'
import { addAffiliateCode } from './affiliate-codes.ts'
import { playerBinding } from './tables.ts'

const started = startedPlatform({ games: 30 })
const db = () => started.platform.deps.db
const check = async (code: string, domain = 'site.example') =>
  (await started.client.call(checkAffiliate, { code, domain })).value
const unknown = { valid: false, agentAccount: '' }

async function account(name: string): Promise<Player> {
  const found = await playerByAccount(db(), 'demo', name)
  if (!found) throw new Error(`No ${name}`)
  return found
}

let agent: Player
beforeAll(async () => {
  agent = await account('agent')
  await addAffiliateCode(db(), agent, 'Bound1', 'partner.example')
})

test('an agent’s code is good, in any case, and tells whose it is no further than strangers may know [REG-26] [ROLE-27] [API-14]', async () => {
  expect(await check('LONGODDS')).toEqual({ valid: true, agentAccount: 'ag***' })
  expect(await check(' longodds ')).toMatchObject({ valid: true })
  expect(await check('CORNER7')).toMatchObject({ valid: true })
  expect(await check('NOBODYS')).toEqual(unknown)
  expect(await check("' or 1=1 --")).toEqual(unknown)
})

test('a code of one domain is good there and below it alone [REG-26]', async () => {
  expect(await check('BOUND1', 'partner.example')).toMatchObject({ valid: true })
  expect(await check('BOUND1', 'www.Partner.example')).toMatchObject({ valid: true })
  for (const domain of ['example', 'notpartner.example', 'partner.example.evil', ''])
    expect([domain, await check('BOUND1', domain)]).toEqual([domain, unknown])
})

test('a code ends with its agent', async () => {
  const set = (change: Partial<Player>) => db().update(player).set(change).where(eq(player.id, agent.id))
  await set({ disabled: true })
  expect(await check('LONGODDS')).toEqual(unknown)
  await set({ disabled: false, type: 0 })
  expect(await check('LONGODDS')).toEqual(unknown)
  await set({ type: 41 })
  expect(await check('LONGODDS')).toMatchObject({ valid: true })
  await set({ type: 1 })
})

test('a code is one agent’s', async () => {
  const other = await account('demo')
  expect(await addAffiliateCode(db(), other, 'longodds')).toBe(false)
})

test('a typed code that is nobody’s stops the registration before its captcha is used up [REG-12] [REG-18] [REG-26] [VAL-37]', async () => {
  const run = (...words: string[]) => runCommand(started.platform.deps, ['flags', ...words], 'ada')
  await run('preset', 'captcha')
  await run('set', 'register.fields.affiliateCode.show', 'true')
  const solved = await started.client.solveCaptcha()
  const tried = (affiliateCode: string, domain = 'site.example') =>
    started.client.call(register, registration({ ...solved, affiliateCode, domain }))
  expect(await tried('NOBODYS')).toMatchObject({ code: 'AFFILIATE_INVALID', message: 'Invalid invitation code' })
  expect(await tried('BOUND1')).toMatchObject({ code: 'AFFILIATE_INVALID' })
  expect(await tried('not a code')).toMatchObject({
    code: 'FIELD_INVALID',
    value: { fields: { affiliateCode: 'format' } },
  })
  expect(await tried('BOUND1', 'partner.example')).toMatchObject({ success: true })
  await run('preset', 'username')
})

test('binds a player to a referrer by affiliate code, then referral code, then recommender [REG-11] [REG-27] [REG-28]', async () => {
  await runCommand(started.platform.deps, ['flags', 'set', 'register.fields.recommenderId.show', 'true'], 'ada')
  const demo = await account('demo')
  const newbie = await account('newbie')
  const brought = async (codes: Record<string, string>) => {
    const username = newUsername()
    const reply = await started.client.call(register, registration({ username, ...codes }))
    expect(reply).toMatchObject({ success: true })
    const { id } = await account(username)
    const [bound] = await db().select().from(playerBinding).where(eq(playerBinding.playerId, id))
    return bound && [bound.boundBy, bound.boundTo]
  }
  expect(
    await brought({ referralCode: demo.customerId, recommenderId: 'newbie' }),
    'members invite nobody',
  ).toBeUndefined()
  expect(await brought({ referralCode: 'agent' })).toEqual(['referralCode', agent.id])
  await runCommand(started.platform.deps, ['flags', 'REFERRALPROMO3', 'on'], 'ada')
  const codes = { affiliateCode: 'LONGODDS', referralCode: demo.customerId, recommenderId: 'newbie' }
  expect(await brought(codes)).toEqual(['affiliateCode', agent.id])
  expect(await brought({ ...codes, affiliateCode: 'NOBODYS' })).toEqual(['referralCode', demo.id])
  expect(await brought({ recommenderId: 'newbie' })).toEqual(['recommenderId', newbie.id])
  expect(await brought({ recommenderId: demo.customerId })).toEqual(['recommenderId', demo.id])
  expect(await brought({ referralCode: 'NOBODYS', recommenderId: 'nobody' })).toBeUndefined()
  expect(await brought({})).toBeUndefined()
})
