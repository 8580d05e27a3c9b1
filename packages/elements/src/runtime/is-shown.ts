/** Whether an element has a box on the page; browsers know `checkVisibility` only since 2024. */
export const isShown = (element: Element): boolean =>
  'checkVisibility' in element ? element.checkVisibility() : (element as Element).getClientRects().length > 0
