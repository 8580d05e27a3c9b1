import { mkdir, readFile, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { browserHint, findBrowser } from '../browser.mjs'
import { features } from '../sections.ts'
import type { Count } from './counts.ts'
import { fixedCosts } from './fixed-costs.ts'
import { watchPace } from './pace.ts'
import { one, reports, type Running } from './runner.ts'
import { changedSince, isReached } from './since.ts'
import { stages } from './stages.ts'
import { slowest, summary, type Result } from './summary.ts'
import { held } from './test-costs.ts'

/**
 * What `npm test` runs: phases one after another; in each, lanes at once, and in a lane stages one after another. The first lane of a phase
 * has the terminal; what the others say is shown when they have said it.
 */
const phases: (keyof typeof stages)[][][] = [
  [
    ['build', 'storybook', 'frameworks'],
    ['types', 'lint'],
  ],
  [['unit']],
  // One after another: browsers that wait for one another's processor run into their time limits.
  [
    [
      'elements on react',
      'elements on preact',
      'end to end',
      'end to end on PostgreSQL',
      'end to end at the second merchant',
      'end to end on the light flavour',
    ],
  ],
]

/** Runs one stage. Every stage answers for itself; one that cannot start counts as one failed. */
async function runStage(stage: keyof typeof stages, voice: Running['voice']): Promise<Result> {
  const running: Running = { voice, spent: 0 }
  const started = Date.now()
  const pace = watchPace()
  const count = await stages[stage](running).catch((error: unknown): Count => {
    const message = `The stage could not run: ${error instanceof Error ? error.message : String(error)}`
    return { ...one(false), failures: [{ path: [], message }] }
  })
  const seconds = Math.round((Date.now() - started) / 1000)
  const result = { stage, seconds, spent: Math.round(running.spent), pace: pace(), count }
  // What an instance costs is spread over all tests of a stage, never over those of one element.
  return process.argv.includes('--only') ? result : held(result)
}

async function runLane(lane: (keyof typeof stages)[], aloud: boolean): Promise<Result[]> {
  const results: Result[] = []
  for (const stage of lane) {
    if (aloud) {
      console.log(`\n── ${stage}`)
      results.push(await runStage(stage, 'inherit'))
      continue
    }
    const path = join(reports, `${stage.replaceAll(' ', '-')}.log`)
    const log = await open(path, 'w')
    results.push(await runStage(stage, log.fd).finally(() => log.close()))
    console.log(`\n── ${stage}\n${await readFile(path, 'utf8')}`)
  }
  return results
}

/** @param words - words in the names of the stages to run, none means all; `--everything`: the second flavour runs every test of the elements; `--since`: what a change since a commit can reach; `--only`: the tests of one element in a browser, on what is built */
export async function runStages(words: string[]): Promise<void> {
  const {
    positionals,
    values: { since, only },
  } = parseArgs({
    args: words,
    allowPositionals: true,
    options: { everything: { type: 'boolean' }, since: { type: 'string' }, only: { type: 'string' } },
  })
  if (only && !features().some(({ name }) => name === only)) {
    console.error(`There is no element ${only}; --only takes the name of its folder, as in: npm test -- --only login`)
    process.exit(1)
  }
  // An element's tests run on what is built, which is quick where nothing has changed.
  const wanted = only ? ['build', ...(positionals.length ? positionals : ['elements'])] : positionals
  await rm(reports, { recursive: true, force: true })
  await mkdir(reports, { recursive: true })
  const results: Result[] = []
  if (!findBrowser()) {
    console.error(browserHint)
    results.push({ stage: 'browser', seconds: 0, spent: 0, pace: 1, count: one(false) })
  }
  const changed = since === undefined ? null : changedSince(since)
  const isWanted = (stage: string) =>
    (!wanted.length || wanted.some(word => stage.includes(word))) && (!changed || isReached(stage, changed))
  for (const phase of phases) {
    const lanes = phase.map(lane => lane.filter(isWanted)).filter(lane => lane.length)
    const done = await Promise.all(lanes.map((lane, index) => runLane(lane, index === 0)))
    results.push(...done.flat())
  }
  const slow = slowest(results)
  if (slow.length) console.log(`\nThe slowest tests\n${slow.join('\n')}`)
  // A run of some stages is to end soon; what a page costs it does not ask.
  if (!words.length)
    console.log(`\n${await fixedCosts().catch((error: unknown) => `What is fixed was not measured: ${String(error)}`)}`)
  console.log(`\n${summary(results).join('\n')}`)
  process.exit(results.some(({ count }) => count.failed) ? 1 : 0)
}
