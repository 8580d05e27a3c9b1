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
import { captureState, type Product, type Capture } from './look/check.ts'
import { todayFolder, writeAccepted } from './look/pictures.ts'
import { drawSheet, perSheet } from './look/sheet.ts'
import { hasVariant, variants, type Variant, type State } from './look/state.ts'
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

const isWanted = (state: State, variant: Variant): boolean =>
  hasVariant(state, variant) &&
  (!positionals.length || positionals.some(word => state.name.includes(word))) &&
  (!values.width || values.width === String(variant.width)) &&
  (!values.theme || values.theme === variant.theme) &&
  (!values.core || state.core === `${variant.width} ${variant.theme}`)

const sheetFolder = join(todayFolder, 'sheets')

/** What the report needs of a capture: not the pictures, which are large. */
type Result = Pick<Capture, 'name' | 'picturePath' | 'distance' | 'faults'>

/** Captures the states at one width in one theme, sheet by sheet. */
async function walk(variant: Variant, product: Product): Promise<Result[]> {
  const results: Result[] = []
  const due = states.filter(state => isWanted(state, variant))
  for (let first = 0; first < due.length; first += perSheet) {
    const sheet: Capture[] = []
    for (const state of due.slice(first, first + perSheet)) {
      const capture = await captureState(state, variant, product)
      sheet.push(capture)
      if (values.accept && capture.isReached) await writeAccepted(capture.name, capture.thumbnail)
    }
    const path = join(sheetFolder, `${variant.width}-${variant.theme}-${first / perSheet + 1}.png`)
    await writeFile(path, await drawSheet(product.blankPage, sheet, variant.width))
    console.log(path)
    results.push(...sheet.map(({ name, picturePath, distance, faults }) => ({ name, picturePath, distance, faults })))
  }
  await product.visitors.close()
  return results
}

/** Max lines of a picture, and max pictures of a list, that are printed. */
const maxLines = 6
const maxListed = 12

function report(results: readonly Result[]): void {
  const faulty = results.filter(({ faults }) => faults.length)
  for (const { name, faults, picturePath } of faulty)
    console.log(`\n${name}  ${picturePath}\n  ${faults.slice(0, maxLines).join('\n  ')}`)
  const known = results.filter(({ distance }) => distance !== null)
  const byDistance = known.toSorted((one, other) => Number(other.distance) - Number(one.distance)).slice(0, maxListed)
  if (known.length) console.log('\nDiffer most, in thousandths')
  for (const { name, distance, picturePath } of byDistance)
    console.log(`${String(distance).padStart(6)} ${name}  ${picturePath}`)
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
  const blankPage = await browser.newPage({ viewport: { width: 2400, height: 1000 } })
  const product = { origins: instance, visitors: new Visitors(browser, instance), blankPage }
  const results: Result[] = []
  for (const variant of variants) results.push(...(await walk(variant, product)))
  report(results)
} finally {
  await browser.close()
  await instance.stop()
}
