import { startInstance, type Instance } from '../../../scripts/lib/instance.ts'
import { listen, type Secrets } from './secret-watch.ts'
import { expect, test as base } from './error-watch.ts'

/**
 * Tests of accounts on a Baize of their own, one for all files of a run: they change settings, move
 * its clock and come from other addresses. None of them may let a secret be seen.
 */
export const test = base.extend<{ secrets: Secrets }, { baize: Instance }>({
  baize: [
    async ({ browserName: _ }, use) => {
      const baize = await startInstance({ BAIZE_TRUSTED_PROXIES: '127.0.0.1/32,::1/128' })
      await baize.ops('flags', 'set', 'entry.smsLogin', 'true')
      await use(baize)
      await baize.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  // As in the tests of access: nothing is looked at half way.
  contextOptions: { reducedMotion: 'reduce' },
  secrets: [
    async ({ context }, use) => {
      const secrets = await listen(context)
      await use(secrets)
      expect(secrets.leaks(), 'secrets that stood where others look').toEqual([])
    },
    { auto: true },
  ],
})
export { expect }

/** Moves the clock of a platform forward. @returns its time, in milliseconds */
export async function advance({ platform }: Instance, seconds: number): Promise<number> {
  const reply = await fetch(`${platform}/dev/clock`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ advanceSeconds: seconds }),
  })
  const { serverTime } = (await reply.json()) as { serverTime: string }
  return Date.parse(serverTime)
}
