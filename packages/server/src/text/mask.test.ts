import { describe, expect, it, test } from 'vitest'
import { deviceNameOf } from '../http/device-name.ts'
import { maskedAddress, maskName } from './mask.ts'

test.each([
  ['203.0.113.7', '203.0.113.*'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['', ''],
])('shows %s as %s', (ip, shown) => expect(maskedAddress(ip)).toBe(shown))

test.each([
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/156.0 Safari/537.36 Edg/156.0', 'Edge, Windows'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1', 'Safari, iPhone'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0', 'Firefox, Linux'],
  ['Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/156.0 Mobile Safari/537.36', 'Chrome, Android'],
  ['<script>alert(1)</script>', 'Unknown device'],
])('calls the device of %s by its name', (agent, name) =>
  expect(deviceNameOf(new Headers({ 'user-agent': agent }))).toBe(name),
)

describe('the name of a winner', () => {
  it('keeps the first two letters and the last one [WIN-09]', () => {
    expect(maskName('linhtran')).toBe('li***n')
    expect(maskName('marina')).toBe('ma***a')
  })

  it('shows at most half of a short name [WIN-09]', () => {
    for (const name of ['a', 'jo', 'ana', 'luis', 'maria']) {
      const letters = maskName(name).replaceAll('*', '')
      expect(letters.length, name).toBeLessThanOrEqual(name.length / 2)
    }
  })

  it('does not tell how long the name is [WIN-09]', () => {
    expect(maskName('abcdefgh')).toHaveLength(maskName('abcdefghijklmnop').length)
  })

  it('cuts between letters, not within them', () => {
    expect(maskName('😀😃😄😁😆😅')).toBe('😀😃***😅')
  })
})
