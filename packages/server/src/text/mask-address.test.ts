import { expect, test } from 'vitest'
import { deviceNameOf } from '../http/device-name.ts'
import { maskedAddress } from './mask-address.ts'

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
