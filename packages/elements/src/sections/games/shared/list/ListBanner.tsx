import type { Category } from '@baize/contract'
import { useAnnouncements } from '../../../../shared/announcements/use-announcements.ts'
import { NestedElement } from '../../../../runtime/NestedElement.tsx'

/**
 * The pictures over a list of games (GAME-41, GAME-42). They have room until it is known that the
 * category has none, so that the list does not jump down when they come. The banner itself asks the
 * same, so nothing is asked for twice.
 */
export function ListBanner({ category }: { category: Category }) {
  const { data } = useAnnouncements('B')
  const group = `w_${category.toLowerCase()}`
  const found = data?.banners.find(({ groupName }) => groupName === group)
  return data && !found?.announcementImages.length ? null : <NestedElement tag="baize-banner" attributes={{ group }} />
}
