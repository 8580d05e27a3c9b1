import { chromium, type Page } from 'playwright'
import { browserFlags, findBrowser } from '../lib/browser.mjs'
import type { Instance } from '../lib/instance.ts'
import { maxTaskTime } from './max-task-time.ts'
import { ms, quantile, table } from './table.ts'

const runs = 7
/**
 * Words to search for, the last with a typo: each finds more than is shown, in either catalogue.
 */
const words = ['slots', 'lumen', 'orient', 'harbor', 'vlot']

type Measure = (page: Page, platform: string) => Promise<number>

/** Milliseconds from the start of the navigation until the home page shows a tile. */
async function home(page: Page, platform: string): Promise<number> {
  await page.goto(`${platform}/?lang=EN`)
  await page.locator('baize-game-lane .tile').first().waitFor()
  return page.evaluate(() => performance.now())
}

/** Milliseconds from a press of a button of the game list until what it requests is drawn. */
const press =
  (name: string, shown: string): Measure =>
  async (page, platform) => {
    await page.goto(`${platform}/rng?lang=EN&vassalage=ALL`, { waitUntil: 'networkidle' })
    await page.locator('baize-game-list .tile').first().waitFor()
    return page.evaluate(
      async ({ name, shown }) => {
        const root = document.querySelector('baize-game-list')?.shadowRoot
        const button = [...(root?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent === name)
        if (!root || !button) throw new Error(`No button ${name}`)
        const started = performance.now()
        button.click()
        const isDrawn = () =>
          new RegExp(shown).test(root.querySelector('.more [role=status]')?.textContent ?? '') &&
          !root.querySelector('.band .skeleton')
        while (!isDrawn()) await new Promise(requestAnimationFrame)
        return performance.now() - started
      },
      { name, shown },
    )
  }

/** Milliseconds of the longest task between a key of the search and its answer. */
async function search(page: Page, platform: string): Promise<number> {
  await page.goto(`${platform}/?lang=EN`)
  const finder = page.locator('baize-game-search')
  await finder.getByRole('button').click()
  await finder.getByRole('listbox').getByRole('option').first().waitFor()
  const box = page.getByRole('combobox', { name: 'Search games' })
  const type = async (word: string) => {
    await box.fill('')
    await box.pressSequentially(word)
    await finder.getByRole('status').filter({ hasText: 'Games found' }).waitFor()
  }
  for (const word of words) await type(word)
  const tasks: number[] = []
  for (const word of words) tasks.push(await maxTaskTime(page, () => type(word)))
  return quantile(tasks)
}

const measures: Readonly<Record<string, Measure>> = {
  'home, to its first tile': home,
  'game list, next page': press('Load more', '^40 of'),
  'game list, filter': press('Hot', '^\\d+ of \\d\\d games$'),
  'game search, longest task of a key': search,
}

/**
 * What visitors wait for among 400 games and among 10,000, measured in turns so that other load
 * meets both.
 */
export async function scaleTimes({ small, large }: { small: Instance; large: Instance }): Promise<string> {
  const browser = await chromium.launch({ executablePath: findBrowser() ?? '', args: browserFlags })
  try {
    const rows: string[][] = []
    for (const [name, measure] of Object.entries(measures)) {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
      const times = { small: [] as number[], large: [] as number[] }
      // The first turn warms up.
      for (let run = 0; run <= runs; run++)
        for (const [size, { platform }] of [
          ['small', small],
          ['large', large],
        ] as const) {
          const time = await measure(page, platform)
          if (run) times[size].push(time)
        }
      await page.close()
      const [few, many] = [quantile(times.small), quantile(times.large)]
      rows.push([name, ms(few), ms(many), (many / few).toFixed(2)])
    }
    const columns = ['what', '400 games, ms', '10,000 games, ms', 'ratio']
    return table(`A visitor among more games (medians of ${String(runs)} runs)`, columns, rows)
  } finally {
    await browser.close()
  }
}
