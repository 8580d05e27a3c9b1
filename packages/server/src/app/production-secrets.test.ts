import { expect, test } from 'vitest'
import { startPlatform } from '../index.ts'

const long = { vendor: 'studio', keyId: 'k1', secret: 'x'.repeat(32) }
const short = { vendor: 'other', keyId: 'k1', secret: 'y'.repeat(31) }

test.each([
  ['the secret that everybody knows', { secretKey: long.secret }, 'needs a studio secret of its own'],
  ['a short secret of one vendor', { vendors: [long, short], secretKey: long.secret }, 'of at least 32 bytes'],
  ['no half of the key of stored secrets', { vendors: [long] }, 'set BAIZE_SECRET_KEY'],
  ['one that can be guessed', { vendors: [long], secretKey: 'abc' }, 'of at least 32 bytes: set BAIZE_SECRET_KEY'],
  ['a blank one', { vendors: [long], secretKey: ' '.repeat(40) }, 'of at least 32 bytes: set BAIZE_SECRET_KEY'],
])('production does not start with %s, also where it is started by code', async (_, options, sentence) => {
  await expect(startPlatform({ mode: 'production', report: () => undefined, ...options })).rejects.toThrow(sentence)
})
