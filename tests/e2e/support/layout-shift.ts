import type { Page } from '@playwright/test'

interface Shift {
  value: number
  /** Where it happened, as a person would look for it. */
  at: string
}

/** Collects what moves on a page by itself, from its very beginning. */
export async function watchShifts(page: Page): Promise<() => Promise<Shift[]>> {
  await page.addInitScript(() => {
    const shifts: Shift[] = []
    Object.assign(globalThis, { shifts })
    type LayoutShift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node?: Node }[] }
    const nameOf = (node?: Node) =>
      node instanceof Element ? `${node.localName}.${node.getAttribute('class') ?? ''}` : String(node?.nodeName)
    new PerformanceObserver(list => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[])
        if (!hadRecentInput) shifts.push({ value, at: sources.map(({ node }) => nameOf(node)).join(', ') })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (globalThis as unknown as { shifts: Shift[] }).shifts)
}
