import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { skeletonRules } from './skeletons.ts'

/**
 * Block size in CSS pixels that an element has once it is drawn for a guest, by the width there is
 * for it: 358, 700 and 1184 pixels. What opens over a page, and what a page leaves out until there
 * is something to say, has none. `embedding-layout-shift.e2e.ts` compares.
 */
export const reservedSizes: Readonly<Record<string, readonly [phone: number, tablet: number, desktop: number]>> = {
  'account-bar': [40, 40, 40],
  'account-games': [260, 260, 268],
  'agent-centre': [455, 427, 324],
  'agent-downlines': [260, 260, 260],
  'agent-landing': [1581, 1501, 973],
  'agent-register-centre': [260, 260, 260],
  banner: [256, 256, 332],
  'change-password': [260, 260, 260],
  'forgot-password': [328, 300, 300],
  'game-centre': [640, 512, 392],
  'game-lane': [441, 464, 641],
  'game-list': [1974, 1610, 1387],
  'game-search': [40, 40, 40],
  'hot-games': [423, 444, 641],
  'live-chat': [3142, 2569, 1578],
  login: [388, 446, 444],
  'lottery-launcher': [1188, 860, 492],
  'lottery-results': [326, 290, 290],
  'notice-marquee': [60, 40, 40],
  'payout-accounts': [260, 260, 260],
  'personal-profit': [260, 260, 260],
  promotions: [888, 451, 472],
  'quick-login': [288, 288, 288],
  referral: [260, 260, 260],
  register: [498, 504, 452],
  'room-list': [308, 288, 288],
  'second-verification': [328, 300, 300],
  'side-menu': [40, 40, 40],
  'switch-account': [204, 204, 204],
  'top-nav': [48, 48, 48],
  'transfer-upline': [260, 260, 260],
  'two-factor': [260, 260, 260],
  'winner-board': [718, 722, 610],
  'winners-list': [1455, 1204, 1210],
}

/** Min width of the page, in CSS pixels, from which the sizes of a column apply. */
const widths = [0, 640, 1024]

/**
 * A style sheet that holds the place of each element, and shows its outline, until its first
 * content is drawn. In a layer, so that any rule of a page is stronger; `baize.css` is for pages
 * that may not move, and none needs it.
 */
export function reservingSheet(): string {
  const rules = (column: number) =>
    Object.entries(reservedSizes)
      // A size that has not changed is said once.
      .filter(([, sizes]) => column === 0 || sizes[column] !== sizes[column - 1])
      .map(
        ([name, sizes]) => `baize-${name}:not(:state(ready),[hidden]){display:block;min-block-size:${sizes[column]}px}`,
      )
  const sheets = widths.map((width, column) => {
    const all = rules(column).join('') + skeletonRules(column)
    return width === 0 ? all : `@media(width>=${width}px){${all}}`
  })
  return `@layer baize{${sheets.join('')}}\n`
}

export const writeReservingSheet = (out: string): Promise<void> => writeFile(join(out, 'baize.css'), reservingSheet())
