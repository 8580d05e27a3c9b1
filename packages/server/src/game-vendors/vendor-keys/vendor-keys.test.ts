import { vendorBalance } from '@baize/contract'
import { vendorClient } from '@baize/testing/vendor-client'
import { beforeAll, expect, test } from 'vitest'
import { startedPlatform } from '../../../test/started.ts'
import { runCommand } from '../../app/commands.ts'
import { demoSecret } from '../../app/config.ts'
import { forgetKeys } from './accepted-keys.ts'
import { vendorKeys } from './tables.ts'

const report: unknown[] = []
const started = startedPlatform({ report: error => void report.push(error) })
let vendor: ReturnType<typeof vendorClient>
const deps = () => started.platform.deps
const keys = async (...words: string[]) => {
  const { ok, lines } = await runCommand(deps(), ['keys', ...words], 'ada')
  return `${ok ? '' : 'refused: '}${lines.join('\n')}`
}
const isTaken = async (keyId: string, secret: string) => {
  const asked = { player: '01900000-0000-7000-8000-000000000000', session: 'none' }
  return (await vendor.call(vendorBalance, asked, { keyId, secret })).code !== 'SIGNATURE_INVALID'
}
const given = 'a secret that the vendor has made, in its own way'.replaceAll(' ', '-')

beforeAll(() => {
  vendor = vendorClient(started.platform.url, demoSecret, () => started.clock.now())
})

test('one key cannot be ended, and no vendor gets a third or a short one', async () => {
  expect(await keys('end', 'studio', 'k1')).toMatch(/^refused: k1 is the only key of studio\./)
  expect(await keys('begin', 'nobody')).toMatch(/^refused: Say which vendor\./)
  expect(await keys('begin', 'studio', 'x'.repeat(31))).toMatch(/^refused: A secret has at least 32 bytes\./)
  expect(await keys('begin', 'studio', given)).not.toContain(given)
  expect(await keys('begin', 'studio')).toMatch(/^refused: studio has two keys\. End one of them first\./)
  expect([await isTaken('k1', demoSecret), await isTaken('k2', given)]).toEqual([true, true])
  expect([await isTaken('k2', demoSecret), await isTaken('k1', given)]).toEqual([false, false])
})

test('a stored key opens nothing for who has the database alone', async () => {
  expect(JSON.stringify(await deps().db.select().from(vendorKeys))).not.toContain(given)
  const { config } = deps()
  const before = config.secretKey
  config.secretKey = 'another'
  forgetKeys(deps(), 'studio')
  expect([await isTaken('k1', demoSecret), await isTaken('k2', given)]).toEqual([true, false])
  expect(report).toHaveLength(1)
  config.secretKey = before
  forgetKeys(deps(), 'studio')
  expect(await isTaken('k2', given)).toBe(true)
})

test('a key that has ended stays refused when the environment names it again, and its secret is never a new one', async () => {
  expect(await keys('end', 'studio', 'k9')).toMatch(/^refused: studio has no key k9 that is accepted\./)
  expect(await keys('end', 'studio', 'k1')).toBe('k1 of studio is refused from now on; k2 stays.')
  const { config } = deps()
  config.vendors = [{ vendor: 'studio', keyId: 'k7', secret: demoSecret }]
  forgetKeys(deps(), 'studio')
  expect([await isTaken('k1', demoSecret), await isTaken('k7', demoSecret)]).toEqual([false, false])
  expect(await keys('begin', 'studio', given)).toMatch(/^refused: This secret is or was a key of the vendor already\./)
  expect(await keys()).toMatch(/^studio k2: accepted, since [^\n]+\nstudio k1: ended \S+$/)
})

test('the environment may name the key that stayed, under any id, and it still counts as one', async () => {
  deps().config.vendors = [{ vendor: 'studio', keyId: 'k1', secret: given }]
  forgetKeys(deps(), 'studio')
  expect([await isTaken('k1', given), await isTaken('k2', given)]).toEqual([true, true])
  expect(await keys('begin', 'studio')).toContain('studio may sign with k3 from now on')
  expect(await keys('end', 'studio', 'k1')).toBe('k1 of studio is refused from now on; k3 stays.')
  expect([await isTaken('k1', given), await isTaken('k2', given)]).toEqual([false, false])
})
