import { headset, mail, messageCircle, phone, send, share2, type IconShape } from '../../../ui/media/icons.gen.ts'
import type { ServiceWay } from './use-service-ways.ts'

/** What people know an app by, for titles that name one. */
const byName: readonly (readonly [RegExp, IconShape])[] = [
  [/telegram/i, send],
  [/whats\s?app|phone|tel[eé]fono?/i, phone],
  [/mail|correo/i, mail],
]
const byPosition: Readonly<Record<string, IconShape>> = { 1: headset, 5: share2 }

/**
 * The picture of a way to customer service: by its title where that names something known, else by
 * its place (CS-03).
 */
export const serviceIcon = ({ title, csPosition }: ServiceWay): IconShape =>
  byName.find(([name]) => name.test(title))?.[1] ?? byPosition[csPosition] ?? messageCircle
