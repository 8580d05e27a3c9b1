import { expect, it } from 'vitest'
import { agreementClient, granted } from '../../../test/agents/agreement-team.ts'
import { addBelow } from '../../../test/agents/team.ts'
import { startedPlatform } from '../../../test/started.ts'
import { hashPassword } from '../../accounts/security/password-hash.ts'
import { playerProfile } from '../../accounts/players/tables.ts'

const started = startedPlatform({ games: 30 })

it('accepting asks for the transaction password where one is set, rejecting does not', async () => {
  const { client, platform } = started
  const { deps } = platform
  const kit = agreementClient(client)
  const top = await addBelow(deps, null)
  const agent = await addBelow(deps, top)
  const paymentPasswordHash = await hashPassword(deps, '482915')
  await deps.db.insert(playerProfile).values({ playerId: agent.id, paymentPasswordHash })
  await granted(deps, top, '9')

  const first = (await kit.offer(top, agent)).value.contractId
  expect(await kit.answer(agent, first)).toMatchObject({
    code: 'FIELD_INVALID',
    value: { fields: { paymentPassword: 'empty' } },
  })
  expect(await kit.answer(agent, first, { paymentPassword: '111111' })).toMatchObject({
    code: 'PAYMENT_PASSWORD_INVALID',
    value: { left: 4 },
  })
  expect(await kit.list(agent, { side: 'asked' })).toHaveLength(1)
  expect((await kit.answer(agent, first, { decision: 'reject' })).value.state).toBe('REJECTED')

  const second = (await kit.offer(top, agent)).value.contractId
  expect((await kit.answer(agent, second, { paymentPassword: '482915' })).value.state).toBe('ACTIVE')
})
