import { announcements, gameList } from '@baize/contract'
import { describe, expect, it } from 'vitest'
import { startedPlatform } from '../../test/started.ts'

const started = startedPlatform({ games: 40 })
const get = (path: string, headers: Record<string, string> = {}) => fetch(`${started.platform.url}${path}`, { headers })
const firstGame = async () => {
  const asked = { clientType: 3, platform: 'html5-desktop', merchant: 'demo', gameType: 'RNG', language: 'EN' } as const
  const { value } = await started.client.call(gameList, { ...asked, pageNo: 1, pageSize: 1 })
  return value.content[0]!
}
const size = (svg: string) => /viewBox="0 0 (\d+) (\d+)"/.exec(svg)?.slice(1).join(':')

describe('the pictures', () => {
  it('of a game come in three shapes, with its title for those who do not see', async () => {
    const { showIcon, iconUrl, lagerIcon, gameName } = await firstGame()
    const texts = await Promise.all([showIcon, iconUrl, lagerIcon].map(async path => (await get(path)).text()))
    expect(texts.map(size)).toEqual(['240:320', '240:240', '320:180'])
    for (const text of texts) expect(text).toContain(gameName)
  })

  it('of a vendor is its mark, named for those who do not see, and there is none of an unknown one [NAV-18]', async () => {
    const { vassalage } = await firstGame()
    const text = await (await get(`/cdn/v/${vassalage}.svg`)).text()
    expect(size(text)).toBe('48:48')
    expect(text).toMatch(/aria-label="\w+/)
    expect((await get('/cdn/v/NOBODY.svg')).status).toBe(404)
  })

  it('of a game are sent in the shape that a tile asks for, whichever of them it names [GAME-11]', async () => {
    const { showIcon } = await firstGame()
    const shapes = ['', '?crop=w', '?crop=s', '?crop=toString']
    const texts = await Promise.all(shapes.map(async shape => (await get(showIcon + shape)).text()))
    expect(texts.map(size)).toEqual(['240:320', '320:180', '240:240', '240:320'])
  })

  it('may be shown by a page of any origin, are kept for ever, and can run nothing', async () => {
    const { headers } = await get((await firstGame()).showIcon)
    expect(Object.fromEntries(headers)).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'",
      'content-type': 'image/svg+xml; charset=utf-8',
      'x-content-type-options': 'nosniff',
    })
  })

  it('stand behind every entry of the displays', async () => {
    const { value } = await started.client.call(announcements, { types: 'B', platform: 'W', language: 'EN' })
    for (const { url } of value.banners.flatMap(group => group.announcementImages)) {
      const response = await get(url)
      expect(response.status, url).toBe(200)
      expect(await response.text()).toMatch(/^<svg /)
    }
  })

  it('have one to fall back to [GAME-11]', async () => {
    expect((await get('/cdn/default.svg')).status).toBe(200)
  })

  it('are plain 404 where there is none', async () => {
    for (const path of ['/cdn/g/999-p.svg', '/cdn/g/100001-x.svg', '/cdn/p/none.svg', '/cdn/'])
      expect((await get(path)).status, path).toBe(404)
  })

  it('have addresses that no blocker of advertisements minds', async () => {
    const { value } = await started.client.call(announcements, { types: 'B', platform: 'W', language: 'EN' })
    const urls = value.banners.flatMap(group => group.announcementImages.map(image => image.url))
    for (const url of [...urls, (await firstGame()).showIcon])
      expect(url).not.toMatch(/ad[sv_-]|banner|promo|track|pixel/i)
  })
})
