import { mkdir, readFile, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { browserHint, findBrowser } from './browser.mjs'
import type { Count } from './counts.ts'
import { one, reports, type Voice } from './runner.ts'
import { stages } from './stages.ts'
import { summary, type Result } from './summary.ts'

/**
 * What `npm test` runs: phases one after another; in each, lanes at once, and in a lane stages one after another. The first lane of a phase
 * has the terminal; what the others say is shown when they have said it.
 */
const phases: (keyof typeof stages)[][][] = [
  [
    ['build', 'storybook'],
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
      'end to end on the light flavour',
    ],
  ],
]

/** Runs one stage. Every stage answers for itself; one that cannot start counts as one failed. */
async function runStage(stage: keyof typeof stages, voice: Voice): Promise<Result> {
  const started = Date.now()
  const count = await stages[stage](voice).catch((error: unknown): Count => {
    const message = `The stage could not run: ${error instanceof Error ? error.message : String(error)}`
    return { ...one(false), failures: [{ path: [], message }] }
  })
  return { stage, seconds: Math.round((Date.now() - started) / 1000), count }
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

/** @param wanted - words in the names of the stages to run; none means all */
export async function runStages(wanted: string[]): Promise<void> {
  await rm(reports, { recursive: true, force: true })
  await mkdir(reports, { recursive: true })
  const results: Result[] = []
  if (!findBrowser()) {
    console.error(browserHint)
    results.push({ stage: 'browser', seconds: 0, count: one(false) })
  }
  const isWanted = (stage: string) => !wanted.length || wanted.some(word => stage.includes(word))
  for (const phase of phases) {
    const lanes = phase.map(lane => lane.filter(isWanted)).filter(lane => lane.length)
    const done = await Promise.all(lanes.map((lane, index) => runLane(lane, index === 0)))
    results.push(...done.flat())
  }
  console.log(`\n${summary(results).join('\n')}`)
  process.exit(results.some(({ count }) => count.failed) ? 1 : 0)
}
