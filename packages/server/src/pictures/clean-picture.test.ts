import sharp from 'sharp'
import { expect, test } from 'vitest'
import { cleanPicture } from './clean-picture.ts'

const bytesMax = 20_000
const image = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 200, g: 30, b: 60, alpha: 0.5 } } })
const sent = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')
const problem = (picture: string) => ({ code: 'FIELD_INVALID', value: { fields: { picture } } })

test('takes as many bytes as its caller does, and not one more [MEM-18] [MEM-26]', async () => {
  const png = await image(8, 8).png().toBuffer()
  const { length } = png
  expect((await cleanPicture(sent(png), { bytesMax: length })).byteLength).toBeGreaterThan(0)
  await expect(cleanPicture(sent(png), { bytesMax: length - 1 })).rejects.toMatchObject(problem('size'))
})

test('keeps what is seen alone: no place, no comment, no page behind it [MEM-18]', async () => {
  const jpeg = await image(60, 30)
    .flatten()
    .withExif({ IFD0: { Make: 'TellTale' }, IFD3: { GPSLatitude: '52/1 22/1 0/1' } })
    .jpeg()
    .toBuffer()
  const kept = Buffer.from(await cleanPicture(sent(Buffer.concat([jpeg, Buffer.from('<script>')])), { bytesMax }))
  const { exif, icc, xmp, iptc, format, width, height } = await sharp(kept).metadata()
  expect({ exif, icc, xmp, iptc, format, width, height }).toEqual({ format: 'jpeg', width: 60, height: 30 })
  expect(kept.includes('TellTale') || kept.includes('script')).toBe(false)
})

test('turns it as its camera was held, and keeps a square where one is asked for [MEM-18]', async () => {
  const held = await image(60, 30).flatten().withMetadata({ orientation: 6 }).jpeg().toBuffer()
  const whole = await sharp(await cleanPicture(sent(held), { bytesMax })).metadata()
  const square = await sharp(await cleanPicture(sent(held), { bytesMax, square: 16 })).metadata()
  expect([whole.width, whole.height, square.width, square.height]).toEqual([30, 60, 16, 16])
})

test('refuses a drawing that is a program, also behind the first bytes of a picture', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')
  await expect(cleanPicture(sent(svg), { bytesMax })).rejects.toMatchObject(problem('type'))
  const hidden = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), svg])
  await expect(cleanPicture(sent(hidden), { bytesMax })).rejects.toMatchObject(problem('unreadable'))
})

test('draws one at a time, and refuses what does not fit into the queue', async () => {
  const png = sent(await image(8, 8).png().toBuffer())
  const all = await Promise.allSettled(Array.from({ length: 10 }, () => cleanPicture(png, { bytesMax })))
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(9)
  expect(all.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'BUSY' } })
})
