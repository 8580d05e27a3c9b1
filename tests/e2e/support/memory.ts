import type { CDPSession, Page } from '@playwright/test'

export interface Memory {
  /** Bytes of the JavaScript heap in use. */
  heap: number
  nodes: number
  listeners: number
}

/** What a page holds once everything that can be collected has been. */
async function measure(devtools: CDPSession): Promise<Memory> {
  // What a first collection finalises, a second one frees.
  for (let round = 0; round < 3; round++) await devtools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await devtools.send('Runtime.getHeapUsage')
  const { metrics } = await devtools.send('Performance.getMetrics')
  const of = (metric: string) => metrics.find(({ name }) => name === metric)?.value ?? Number.NaN
  return { heap: usedSize, nodes: of('Nodes'), listeners: of('JSEventListeners') }
}

/** A way to weigh a page, from now on. */
export async function scaleOf(page: Page): Promise<() => Promise<Memory>> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable')
  await devtools.send('HeapProfiler.enable')
  return () => measure(devtools)
}
