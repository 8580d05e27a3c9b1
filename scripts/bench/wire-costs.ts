import { setTimeout as sleep } from 'node:timers/promises'
import type { CDPSession } from 'playwright'

/** What a page fetches, pictures and documents apart. */
export interface WireCost {
  /** As they come, heads of answers included. */
  bytes: number
  requests: number
  /** What the browser asks before a call to another origin: it says no bytes of them. */
  preflights: number
}

/** Milliseconds without a request after which a page is quiet. */
const quiet = 1500
const uncounted: readonly string[] = ['Image', 'Document']

/**
 * Counts what a page fetches from now on, in Chromium.
 * @returns a function that waits until nothing more comes, and says what came
 */
export async function countWire(devtools: CDPSession): Promise<() => Promise<WireCost>> {
  const cost: WireCost = { bytes: 0, requests: 0, preflights: 0 }
  const counted = new Set<string>()
  let last = performance.now()
  devtools.on('Network.requestWillBeSent', ({ requestId, type, initiator }) => {
    last = performance.now()
    if (uncounted.includes(type ?? '')) return
    counted.add(requestId)
    cost[initiator.type === 'preflight' ? 'preflights' : 'requests']++
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    last = performance.now()
    if (counted.has(requestId)) cost.bytes += encodedDataLength
  })
  await devtools.send('Network.enable')
  return async () => {
    while (performance.now() - last < quiet) await sleep(100)
    return { ...cost }
  }
}
