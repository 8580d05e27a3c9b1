// npm run look: walks the states of the product, and puts today's pictures beside the accepted ones
// on sheets that a person opens. `npm run look -- slot login` walks the states whose name holds a
// word; `--width 390`, `--theme dark` and `--core` restrict it; `--accept` keeps what was seen as
// what is right from now on.
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { build } from './build.mjs'
import { browserFlags, findBrowser } from './lib/browser.mjs'
import { startInstance } from './lib/instance.ts'
import { lookAt, type Product, type Seen } from './look/check.ts'
import { todayFolder, writeAccepted } from './look/pictures.ts'
import { drawSheet, perSheet } from './look/sheet.ts'
import { isSeenAs, looks, type Look, type State } from './look/state.ts'
import { states } from './look/states.ts'
import { Visitors } from './look/visitors.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    width: { type: 'string' },
    theme: { type: 'string' },
    core: { type: 'boolean', default: false },
    accept: { type: 'boolean', default: false },
  },
})

const isWanted = (state: State, look: Look): boolean =>
  isSeenAs(state, look) &&
  (!positionals.length || positionals.some(word => state.name.includes(word))) &&
  (!values.width || values.width === String(look.width)) &&
  (!values.theme || values.theme === look.theme) &&
  (!values.core || state.core === `${look.width} ${look.theme}`)

const sheetFolder = join(todayFolder, 'sheets')

/** What the end of a walk needs of what was seen: not the pictures, which are large. */
type Result = Pick<Seen, 'name' | 'path' | 'distance' | 'faults'>

/** Walks the states at one width in one theme, sheet by sheet. */
async function walk(look: Look, product: Product): Promise<Result[]> {
  const results: Result[] = []
  const due = states.filter(state => isWanted(state, look))
  for (let first = 0; first < due.length; first += perSheet) {
    const sheet: Seen[] = []
    for (const state of due.slice(first, first + perSheet)) {
      const seen = await lookAt(state, look, product)
      sheet.push(seen)
      if (values.accept && seen.isReached) await writeAccepted(seen.name, seen.small)
    }
    const path = join(sheetFolder, `${look.width}-${look.theme}-${first / perSheet + 1}.png`)
    await writeFile(path, await drawSheet(product.paper, sheet, look.width))
    console.log(path)
    results.push(...sheet.map(({ name, path, distance, faults }) => ({ name, path, distance, faults })))
  }
  await product.visitors.close()
  return results
}

/** Lines of a picture, and pictures of a list, that are printed. */
const maxLines = 6
const maxListed = 12

function report(results: readonly Result[]): void {
  const faulty = results.filter(({ faults }) => faults.length)
  for (const { name, faults, path } of faulty)
    console.log(`\n${name}  ${path}\n  ${faults.slice(0, maxLines).join('\n  ')}`)
  const known = results.filter(({ distance }) => distance !== null)
  const byDistance = known.toSorted((one, other) => Number(other.distance) - Number(one.distance)).slice(0, maxListed)
  if (known.length) console.log('\nDiffer most, in thousandths')
  for (const { name, distance, path } of byDistance) console.log(`${String(distance).padStart(6)} ${name}  ${path}`)
  const count = `${results.length} pictures, ${results.length - known.length} without an accepted one before`
  console.log(
    `\n${count}, ${faulty.length} with something to look at.${values.accept ? ' Those that were reached are accepted.' : ''}`,
  )
}

await build()
await rm(sheetFolder, { recursive: true, force: true })
await mkdir(sheetFolder, { recursive: true })
const browser = await chromium.launch({ executablePath: findBrowser() ?? '', args: browserFlags })
const instance = await startInstance()
try {
  const paper = await browser.newPage({ viewport: { width: 2400, height: 1000 } })
  const product = { origins: instance, visitors: new Visitors(browser, instance), paper }
  const results: Result[] = []
  for (const look of looks) results.push(...(await walk(look, product)))
  report(results)
} finally {
  await browser.close()
  await instance.stop()
}
