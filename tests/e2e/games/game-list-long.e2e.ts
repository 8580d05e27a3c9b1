import { expectFewTiles, openList } from '../support/long-list.ts'
import { site } from '../support/addresses.ts'
import { expect, test } from '../support/error-watch.ts'

test.use({ reducedMotion: 'reduce' })

test('through all slots and back three times, there are never more than 200 tiles, and nothing piles up', async ({
  page,
}) => {
  await openList(page, { platform: site })
  // With fewer there would be nothing to leave out.
  expect(await expectFewTiles(page)).toBeGreaterThan(200)
})
