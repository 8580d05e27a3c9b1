/** A wash of the colour of the page's text, so that it fits any ground. */
const wash = 'color-mix(in srgb,currentColor 8%,transparent)'
const plain = `linear-gradient(${wash} 0 0)`
/** Boxes of 44 px over each other. */
const rows = `repeating-linear-gradient(${wash} 0 44px,transparent 0 52px)`
/** Three of them, as two fields and a button stand. */
const fields = `linear-gradient(${[0, 72, 144].map(top => `${wash} ${top}px ${top + 44}px,transparent 0 ${top + 72}px`).join(',')})`
/** So many boxes beside each other. */
const tiles = (count: number, gap: number) => {
  const step = `(100% + ${gap}px)/${count}`
  return `repeating-linear-gradient(90deg,${wash} 0 calc(${step} - ${gap}px),transparent 0 calc(${step}))`
}

/**
 * What stands in the place of elements until they are drawn: the outline of what comes. On a phone,
 * and where it differs on wider pages.
 */
const outlines: readonly (readonly [names: string, phone: string, tablet?: string, desktop?: string])[] = [
  ['game-lane hot-games game-list', tiles(2, 8), tiles(3, 12), tiles(6, 20)],
  ['login register forgot-password quick-login change-password', fields],
  ['winner-board winners-list lottery-results agent-downlines room-list', rows],
  ['account-bar game-search notice-marquee side-menu top-nav banner', plain],
]

const selector = (names: string) =>
  `:is(${names.replaceAll(/\S+/g, 'baize-$&').replaceAll(' ', ',')}):not(:state(ready),[hidden])`

/** Seconds after which an outline is removed: what has not loaded by then may never load. */
const timeoutSeconds = 20

/**
 * Rules of one width of the page. Not a background: elements choose their colours by what is
 * painted behind them, and would take the outline for a part of the page.
 */
export function skeletonRules(column: number): string {
  const rules = outlines.flatMap(([names, ...gradients]) => {
    const gradient = gradients[column]
    const wait = column === 0 ? `;animation:baize-wait 1ms ${timeoutSeconds}s forwards` : ''
    return gradient ? [`${selector(names)}{border-image:${gradient} fill 0${wait}}`] : []
  })
  return rules.join('') + (column === 0 ? '@keyframes baize-wait{to{border-image:none}}' : '')
}
