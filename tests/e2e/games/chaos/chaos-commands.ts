import type { ChaosCase } from '@baize/studio/test/chaos-cases'
import { callOps } from '@baize/studio/test/ops'
import type { Instance } from '../../../../scripts/lib/instance.ts'
import { askPlatform } from '../../../../packages/server/src/ops/staff-commands.ts'
import { expect } from '../../support/own-platform.ts'

/** How late a delayed call comes, in milliseconds. */
const delay = 300

/** What a command of the platform's staff says, without a process of its own for each. */
async function say(baize: Instance, ...words: string[]): Promise<string[]> {
  const said = await askPlatform(baize.data, words)
  expect(said?.ok, `${words.join(' ')}: ${said?.lines.join(' ')}`).toBe(true)
  return said?.lines ?? []
}

/** Lets a switch strike the next call of its kind, or so many. */
export async function arm(baize: Instance, { effect, call }: ChaosCase, times = 1): Promise<void> {
  for (let time = 0; time < times; time++) await say(baize, 'chaos', effect, call, 'once', String(delay))
}

/** Switches off whatever struck nothing. */
export const disarm = async (baize: Instance): Promise<void> => void (await say(baize, 'chaos', 'off'))

/** What somebody's wallet holds by the ledger, in minor units. */
export async function walletOf(baize: Instance, account: string): Promise<bigint> {
  const last = (await say(baize, 'ledger', account)).findLast(line => line.startsWith('{')) ?? '{}'
  return BigInt((JSON.parse(last) as { balance?: string }).balance ?? 0)
}

/** No round is open, no call waits, every switch has struck, and the books hold. */
export async function expectWhole(baize: Instance): Promise<void> {
  const { studio } = baize
  await expect
    .poll(async () => (await callOps(studio, 'status').catch(() => null))?.body, { timeout: 30_000 })
    .toEqual({ open: [], waiting: [] })
  expect((await say(baize, 'chaos')).filter(line => line.startsWith('Armed'))).toEqual([])
  expect((await say(baize, 'audit')).join('\n')).toContain('clean')
}
