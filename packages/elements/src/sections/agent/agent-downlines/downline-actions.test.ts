import { expect, it } from 'vitest'
import { disabledReason, type Action, type Downline } from './downline-actions.ts'

const row = (more: Partial<Downline>): Downline => ({
  id: 'x',
  account: 'ly.agent',
  nickname: 'Ly',
  type: 'agent',
  level: 1,
  isDirect: true,
  balance: '1.00',
  currency: 'EUR',
  teamSize: 3,
  contracts: null,
  rates: [],
  registeredAt: '2026-01-11T10:00:00Z',
  lastLoginAt: null,
  status: 'active',
  ...more,
})
const actions: readonly Action[] = ['team', 'transfer', 'offer']
const reasons = (more: Partial<Downline>) =>
  actions.map(action => disabledReason(action, row(more))?.split('.').at(-1) ?? null)

it('allows everything with a direct agent who has a team [AGT-27]', () => {
  expect(reasons({})).toEqual([null, null, null])
})

it('says why not with members, masked names, disabled accounts and people without a team [AGT-27]', () => {
  expect(reasons({ type: 'member', teamSize: 0 })).toEqual(['noTeam', null, 'noAgent'])
  expect(reasons({ isDirect: false, level: 2 })).toEqual([null, 'masked', 'notDirect'])
  expect(reasons({ status: 'disabled' })).toEqual([null, 'disabled', 'disabled'])
})
