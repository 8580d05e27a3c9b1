import { afterEach, expect, test, vi } from 'vitest'
import { whoAsks } from './staff-commands.ts'

const nameless = () => {
  throw new Error('uv_os_get_passwd returned ENOENT')
}
afterEach(() => vi.unstubAllEnvs())

test('staff may give commands from an account without a name, as in a container: the trail has its number, or BAIZE_STAFF', () => {
  vi.stubEnv('BAIZE_STAFF', '')
  expect(whoAsks(() => 'ada')).toBe('ada')
  expect(whoAsks(nameless)).toBe(`uid ${process.getuid?.() ?? 'unknown'}`)
  vi.stubEnv('BAIZE_STAFF', 'grace')
  expect(whoAsks(nameless)).toBe('grace')
})
