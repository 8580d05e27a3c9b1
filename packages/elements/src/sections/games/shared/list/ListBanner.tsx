import { announcements } from '@baize/contract'
import type { Category } from '@baize/contract'
import { useRead, useText } from '../../../../scope.ts'
import { NestedElement } from '../../../../runtime/NestedElement.tsx'

/**
 * The pictures over a list of games (GAME-41, GAME-42). They get room once it is known that the category has any: most have none, and
 * the list would jump up when the room is taken back. The banner itself asks the same, so nothing is asked for twice.
 */
export function ListBanner({ category }: { category: Category }) {
  const { language } = useText()
  const { data } = useRead(announcements, { types: 'B', platform: 'W', language })
  const group = `w_${category.toLowerCase()}`
  const found = data?.banners.find(({ groupName }) => groupName === group)
  return found?.announcementImages.length ? <NestedElement tag="baize-banner" attributes={{ group }} /> : null
}
