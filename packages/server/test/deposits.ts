import { balance, depositOrder, placeDeposit } from '@baize/contract'
import type { DepositOrder } from '@baize/contract'
import type { Account } from '@baize/testing/client'
import { beforeEach } from 'vitest'
import { writeSetting } from '../src/db/settings.ts'
import { depositsSetting } from '../src/deposits/methods-setting.ts'
import { applyStatus } from '../src/deposits/apply-status.ts'
import { brokenChecks } from './broken-checks.ts'
import type { GatewayStatus } from '../src/payment-gateways/index.ts'
import { depositInput } from './calls/deposit-calls.ts'
import { startedPlatform } from './started.ts'

/** Minutes in which an order can be paid: fewer than a session lasts without calls. */
export const depositMinutes = 5

/** A platform whose gateways do not answer, and a new member who pays in, for each test. */
export function startedDeposits() {
  const started = startedPlatform({ games: 10, report: () => undefined })
  const deps = () => started.platform.deps
  let member: Account
  beforeEach(async () => {
    await writeSetting(deps(), depositsSetting, { minutes: depositMinutes })
    member = await started.client.register()
  })
  const by = () => ({ token: member.token })
  return {
    started,
    deps,
    by,
    runOut: () => started.clock.advance(depositMinutes * 60),
    place: (more: object = {}) => started.client.call(placeDeposit, { ...depositInput(), ...more }, by()),
    placed: async (methodId?: string, amount?: string): Promise<DepositOrder> =>
      (await started.client.call(placeDeposit, depositInput(methodId, amount), by())).value.order,
    order: async (orderNo: string): Promise<DepositOrder> =>
      (await started.client.call(depositOrder, { orderNo }, by())).value.order,
    owned: async (): Promise<string> => (await started.client.call(balance, {}, by())).value.balance,
    /** The gateway says that so many minor units were paid. */
    paid: (orderNo: string, amount: bigint, more: Partial<GatewayStatus> & { eventId?: string } = {}) =>
      applyStatus(deps(), 'sandbox', { orderNo, state: 'paid', paid: amount, currency: 'EUR', ...more }),
    brokenChecks: () => brokenChecks(deps().db),
  }
}
