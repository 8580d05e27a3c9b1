import type { Browser, Page } from '@playwright/test'

interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  dur?: number
  /** Time on the processor, which a busy machine does not stretch. */
  tdur?: number
  args: { name?: string }
}

/** Milliseconds of the longest task that a page's own thread ran meanwhile, as the browser's trace tells it. */
export async function longestTask(browser: Browser, page: Page, act: () => Promise<void>): Promise<number> {
  await browser.startTracing(page, { categories: ['__metadata', 'toplevel', 'disabled-by-default-devtools.timeline'] })
  await act()
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
  const mains = traceEvents.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
  const ofPage = (event: TraceEvent) => mains.some(({ pid, tid }) => pid === event.pid && tid === event.tid)
  const tasks = traceEvents.filter(event => event.name === 'RunTask' && event.ph === 'X' && ofPage(event))
  return Math.max(0, ...tasks.map(({ tdur, dur }) => (tdur ?? dur ?? 0) / 1000))
}

export const median = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
