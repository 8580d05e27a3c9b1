import { chromium } from 'playwright'
import { startPlatform, stoppedClock } from '../../../packages/server/src/index.ts'
import { platformClient } from '../../../packages/server/test/client.ts'
import { beginning, testOptions } from '../../../packages/server/test/seeded.ts'
import { browserFlags, findBrowser } from '../browser.mjs'
import { watchFamily } from './processor-time.ts'

/** Seconds of the processor that an act takes in this process and all that it started. */
async function cost(times: number, act: () => Promise<unknown>): Promise<number> {
  const stop = watchFamily(process.pid)
  for (let turn = 0; turn < times; turn++) await act()
  return stop() / times
}

const start = async () => startPlatform({ ...(await testOptions({})), clock: stoppedClock(beginning) })

/** What tests cannot do without, in seconds of the processor: a platform in memory, a login over HTTP, home in a new context of a browser. */
export async function fixedCosts(): Promise<string> {
  // The copy that all begin with is made before anything is measured.
  const platform = await start()
  const browser = await chromium.launch({ executablePath: findBrowser() ?? '', args: browserFlags })
  try {
    const { url } = platform
    const client = platformClient(url, { origin: url, siteKey: 'pk_demo' })
    const { username, password } = await client.register()
    const home = async () => {
      const context = await browser.newContext()
      const page = await context.newPage()
      await page.goto(`${url}/?lang=EN`, { waitUntil: 'networkidle' })
      await context.close()
    }
    await home()
    const costs = {
      platform: await cost(3, async () => (await start()).close()),
      login: await cost(10, () => client.login(username, password)),
      page: await cost(3, home),
    }
    return `Processor seconds of ${Object.entries(costs)
      .map(([what, seconds]) => `a ${what}: ${seconds.toFixed(2)}`)
      .join(', ')}`
  } finally {
    await browser.close()
    await platform.close()
  }
}
