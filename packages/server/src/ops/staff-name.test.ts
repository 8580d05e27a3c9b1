import { afterEach, expect, test, vi } from 'vitest'
import { staffName } from './staff-commands.ts'

const nameless = () => {
  throw new Error('uv_os_get_passwd returned ENOENT')
}
afterEach(() => vi.unstubAllEnvs())

test('staff may give commands from an account without a name, as in a container: the trail has its number, or BAIZE_STAFF', () => {
  vi.stubEnv('BAIZE_STAFF', '')
  expect(staffName(() => 'ada')).toBe('ada')
  expect(staffName(nameless)).toBe(`uid ${process.getuid?.() ?? 'unknown'}`)
  vi.stubEnv('BAIZE_STAFF', 'grace')
  expect(staffName(nameless)).toBe('grace')
})
