import { clientType, gameList, platform } from '@baize/contract'
import { expect, test } from 'vitest'
import { onBothPlatforms } from '../../test/databases/on-both.ts'

onBothPlatforms(started => {
  const asked = { platform: platform.games, language: 'EN', clientType, merchant: 'demo', gameType: 'RNG' } as const
  const page = async (more: { pageNo: number; vassalage?: string }) =>
    (await started.client.call(gameList, { ...asked, pageSize: 5, ...more })).value

  test('the pages of a list hold each game once, and all say how many there are', async () => {
    const { total, totalPages } = await page({ pageNo: 1 })
    const pages = await Promise.all(Array.from({ length: totalPages }, (_, index) => page({ pageNo: index + 1 })))
    const ids = pages.flatMap(({ content }) => content.map(({ nodeId }) => nodeId))
    expect(ids.length).toBe(total)
    expect(new Set(ids).size).toBe(total)
    expect(new Set(pages.map(each => each.total))).toEqual(new Set([total]))
  })

  test('a page behind the last one is empty and says how many there are, also of one vendor and of none', async () => {
    const first = await page({ pageNo: 1 })
    const vassalage = first.content[0]?.vassalage ?? ''
    const ofVendor = await page({ pageNo: 1, vassalage })
    expect(ofVendor.content.every(game => game.vassalage === vassalage && game.isGame === 'GAME')).toBe(true)
    expect(await page({ pageNo: 900 })).toMatchObject({ content: [], total: first.total })
    expect(await page({ pageNo: 900, vassalage })).toMatchObject({ content: [], total: ofVendor.total })
    expect(await page({ pageNo: 1, vassalage: 'nobody' })).toMatchObject({ content: [], total: 0 })
  })
})
