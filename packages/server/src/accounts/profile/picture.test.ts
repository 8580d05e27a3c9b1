import { memberInfo, profileIcons, setProfileIcon } from '@baize/contract'
import type { Account } from '@baize/testing/client'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { receiptPicture } from '../../../test/calls/deposit-calls.ts'
import { badPictures } from '../../../test/pictures.ts'
import { startedPlatform } from '../../../test/started.ts'

const started = startedPlatform({ games: 30 })
const member = () => started.client.register()
const set = ({ token }: Account, chosen: { iconId?: string; picture?: string }) =>
  started.client.call(setProfileIcon, chosen, { token })
const avatar = async ({ token }: Account) => (await started.client.call(memberInfo, {}, { token })).value.avatar
const get = (path: string) => fetch(`${started.platform.url}${path}`)

test('the gallery has twelve, and each can be seen [MEM-18] [API-12]', async () => {
  const { token } = await member()
  const { list } = (await started.client.call(profileIcons, {}, { token })).value
  expect(list).toHaveLength(12)
  for (const { iconUrl } of list) expect((await get(iconUrl)).headers.get('content-type')).toContain('image/svg+xml')
})

test('one of the gallery is shown from then on, and can be taken away [MEM-18] [API-06]', async () => {
  const account = await member()
  expect(await avatar(account)).toBe('')
  expect(await set(account, { iconId: 'owl' })).toMatchObject({ value: { iconUrl: '/cdn/u/owl.svg' } })
  expect(await avatar(account)).toBe('/cdn/u/owl.svg')
  expect(await set(account, {})).toMatchObject({ success: true, value: { iconUrl: '' } })
  expect(await avatar(account)).toBe('')
})

test('one that is sent is kept as a square, and nothing is left of it but what is seen [MEM-18]', async () => {
  const account = await member()
  const image = sharp({ create: { width: 400, height: 100, channels: 3, background: '#123456' } })
  const jpeg = await image
    .withExif({ IFD0: { Make: 'TellTale' } })
    .jpeg()
    .toBuffer()
  const hidden = Buffer.concat([jpeg, Buffer.from('<script>alert(1)</script>')])
  const { iconUrl } = (await set(account, { picture: hidden.toString('base64') })).value
  expect(await avatar(account)).toBe(iconUrl)
  const response = await get(iconUrl)
  expect(response.headers.get('content-type')).toBe('image/jpeg')
  expect(response.headers.get('cache-control')).toBe('private, max-age=86400')
  const bytes = Buffer.from(await response.arrayBuffer())
  expect(bytes.includes('TellTale') || bytes.includes('script')).toBe(false)
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 256, height: 256 })
})

test('one that is replaced is gone, and nobody finds one by guessing', async () => {
  const account = await member()
  const picture = await receiptPicture()
  const { iconUrl } = (await set(account, { picture })).value
  await set(account, { picture })
  expect((await get(iconUrl)).status).toBe(404)
  for (const guess of [crypto.randomUUID(), 'owl', '..%2f..%2fetc%2fpasswd'])
    expect((await get(`/cdn/u/${guess}.jpg`)).status).toBe(404)
  expect((await get('/cdn/u/nobody.svg')).status).toBe(404)
})

test.each(badPictures)('refuses %s', async (_what, bytes, problem) => {
  const account = await member()
  expect(await set(account, { picture: bytes.toString('base64') })).toMatchObject({
    code: 'FIELD_INVALID',
    value: { fields: { picture: problem } },
  })
  expect(await avatar(account)).toBe('')
})

test('refuses one that the gallery does not have', async () => {
  for (const iconId of ['nobody', 'toString', '__proto__'])
    expect(await set(await member(), { iconId })).toMatchObject({ value: { fields: { iconId: 'empty' } } })
})

test('is for members alone', async () => {
  expect(await started.client.call(profileIcons, {})).toMatchObject({ code: 'NOT_LOGGED_IN' })
  expect(await started.client.call(setProfileIcon, { iconId: 'owl' })).toMatchObject({ code: 'NOT_LOGGED_IN' })
})

test('keeps one of two that are sent at once', async () => {
  const account = await member()
  const both = await Promise.all([set(account, { iconId: 'owl' }), set(account, { picture: await receiptPicture() })])
  expect(both.every(({ success }) => success)).toBe(true)
  const shown = await avatar(account)
  expect(both.map(({ value }) => value.iconUrl)).toContain(shown)
  expect((await get(shown ?? '')).status).toBe(200)
})
