import { createHash, createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { stripLengths } from '../../games/slot/strips.ts'
import { commitmentOf, drawNumbers, numbersFromBlock } from './draw.ts'
import { verifyRound } from '../../games/verify-round.ts'

const serverSeed = '9f'.repeat(32)
const round = { kind: 'slot', serverSeed, clientSeed: 'baize', nonce: 7 } as const

test('the commitment is the SHA-256 of the seed, so anybody can check it with any tool', async () => {
  expect(await commitmentOf(serverSeed)).toBe(createHash('sha256').update(Buffer.from(serverSeed, 'hex')).digest('hex'))
})

test('the stops are the HMAC of client seed, nonce and cursor under the server seed', async () => {
  const block = createHmac('sha256', Buffer.from(serverSeed, 'hex')).update('baize:7:0').digest()
  const byHand = stripLengths.map((length, i) => block.readUInt32BE(i * 4) % length)
  expect(await drawNumbers(round, stripLengths)).toEqual(byHand)
})

test('another nonce or another word of the player gives other stops', async () => {
  const stops = await drawNumbers(round, stripLengths)
  expect(await drawNumbers({ ...round, nonce: 8 }, stripLengths)).not.toEqual(stops)
  expect(await drawNumbers({ ...round, clientSeed: 'felt' }, stripLengths)).not.toEqual(stops)
})

test('a number over the last whole multiple is thrown away and the next one taken', () => {
  const block = new Uint8Array(32)
  block.set([255, 255, 255, 255, 0, 0, 0, 5])
  expect(numbersFromBlock(block, [34, 34])[0]).toBe(5)
})

test('where a block holds too few good numbers the next cursor goes on', () => {
  expect(numbersFromBlock(new Uint8Array(32).fill(255), [34, 34, 34, 34, 34])).toEqual([])
})

test('no place of a reel is favoured over a hundred thousand draws', () => {
  const seen = Array<number>(34).fill(0)
  for (let i = 0; i < 100_000; i++) {
    const [stop = 0] = numbersFromBlock(createHmac('sha256', 'key').update(`${i}`).digest(), [34])
    seen[stop] = (seen[stop] ?? 0) + 1
  }
  const expected = 100_000 / 34
  const distance = seen.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
  // Chi-squared with 33 degrees of freedom lies under 73 in all but one of ten thousand samples;
  // the sample is fixed.
  expect(distance).toBeLessThan(73)
})

test('a true round verifies, a changed seed or a changed stop does not', async () => {
  const commitment = await commitmentOf(serverSeed)
  const stops = await drawNumbers(round, stripLengths)
  expect(await verifyRound({ ...round, commitment, stops })).toMatchObject({ committed: true, stopped: true })
  expect(await verifyRound({ ...round, serverSeed: '9e'.repeat(32), commitment, stops })).toMatchObject({
    committed: false,
    stopped: false,
  })
  expect(await verifyRound({ ...round, commitment, stops: [...stops].reverse() })).toMatchObject({
    committed: true,
    stopped: false,
  })
})
