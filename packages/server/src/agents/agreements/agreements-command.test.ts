import { expect, it } from 'vitest'
import { agreementClient } from '../../../test/agents/agreement-team.ts'
import { addBelow } from '../../../test/agents/team.ts'
import { startedPlatform } from '../../../test/started.ts'
import { runCommand } from '../../app/commands.ts'

const started = startedPlatform({ games: 30 })
const ops = (...words: string[]) => runCommand(started.platform.deps, ['contracts', ...words], 'ada')

it('staff gives agreements to agents at the top, and ends what cannot go on below only when they say so', async () => {
  const { client, platform } = started
  const kit = agreementClient(client)
  const top = await addBelow(platform.deps, null)
  const below = await addBelow(platform.deps, top)

  expect(await ops('grant', top.account, 'dividend', 'monthly', '5:1000:4', '12:5000:7.5')).toMatchObject({ ok: true })
  expect(await kit.list(top)).toMatchObject([{ from: '', rate: '7.5', period: 'MONTHLY', state: 'ACTIVE' }])
  await kit.agreed(top, below, '7')
  expect((await ops('grant', top.account, 'DIVIDEND', 'MONTHLY', '5')).ok).toBe(false)
  expect(await kit.list(below)).toMatchObject([{ endAt: null }])
  expect((await ops('end', top.account, 'DIVIDEND', 'confirm')).ok).toBe(true)
  expect(await kit.list(top, { side: 'mine' })).toMatchObject([{ rate: '7.5', state: 'ENDED', endReason: 'STAFF' }])
  expect(await kit.list(below)).toMatchObject([{ state: 'ENDED', endReason: 'ABOVE_UPLINE' }])
})

it('says what is wrong with a command', async () => {
  const { platform } = started
  const top = await addBelow(platform.deps, null)
  const below = await addBelow(platform.deps, top)
  const said = async (...words: string[]) => (await ops('grant', ...words)).lines[0]
  expect(await said('nobody', 'DIVIDEND', 'MONTHLY', '5')).toBe('There is no account "nobody".')
  expect(await said(top.account, 'BONUS', 'MONTHLY', '5')).toMatch(/^A kind is one of DIVIDEND/)
  expect(await said(top.account, 'DIVIDEND', 'MONTHLY', 'much')).toMatch(/^"much" is neither a rate/)
  expect(await said(top.account, 'DIVIDEND', 'MONTHLY', '101')).toMatch(/at most your own rate, 100%$/)
  expect(await said(below.account, 'DIVIDEND', 'MONTHLY', '5')).toMatch(/no agent at the top/)
})
