import { mkdir, open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { browserHint, findBrowser } from '../browser.mjs'
import { features } from '../sections.ts'
import { slowest, summary, type Count, type Result } from './report.ts'
import { saveFinished, passedBefore, treeHash } from './finished.ts'
import { failedResult, reports, singleResult, type Output } from './runner.ts'
import { changedSince, isReached } from './since.ts'
import { core, stages, type Narrowing } from './stages.ts'

/**
 * Stages that run in parallel with the build. All others use both processors and run sequentially.
 */
const besideBuild = ['types', 'lint']

/** Stages that read sources alone; all others open what is built in a browser. */
const withoutBuild = ['build', ...besideBuild, 'unit', 'long']

/** Runs one stage. One that cannot start counts as one failed. */
async function runStage(stage: string, output: Output, narrowing: Narrowing): Promise<Result> {
  const started = Date.now()
  const run = stages[stage]
  const count = await (run ? run(output, narrowing) : Promise.reject(new Error('No such stage'))).catch(
    (error: unknown): Count =>
      failedResult(`The stage could not run: ${error instanceof Error ? error.message : String(error)}`),
  )
  return { stage, seconds: Math.round((Date.now() - started) / 1000), count }
}

/** Runs stages one after another in the terminal. */
async function runInTerminal(names: string[], narrowing: Narrowing, done: (result: Result) => void): Promise<void> {
  for (const stage of names) {
    console.log(`\n── ${stage}`)
    done(await runStage(stage, 'inherit', narrowing))
  }
}

/**
 * Runs stages one after another while another has the terminal, and shows the output of each when
 * it has ended.
 */
async function runInBackground(names: string[], narrowing: Narrowing, done: (result: Result) => void): Promise<void> {
  for (const stage of names) {
    const path = join(reports, `${stage}.log`)
    const log = await open(path, 'w')
    const result = await runStage(stage, log.fd, narrowing).finally(() => log.close())
    console.log(`\n── ${stage}\n${await readFile(path, 'utf8')}`)
    done(result)
  }
}

/** Prints a sentence and exits with 1 where the command was called wrongly. */
function exitWithUsage(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}

function optionsOf(words: string[]) {
  const { positionals, values } = parseArgs({
    args: words,
    allowPositionals: true,
    options: {
      all: { type: 'boolean' },
      continue: { type: 'boolean' },
      since: { type: 'string' },
      only: { type: 'string' },
    },
  })
  const known = Object.keys(stages)
  const unknown = positionals.find(name => !known.includes(name))
  if (unknown) exitWithUsage(`There is no stage ${unknown}. The stages are: ${known.join(', ')}`)
  if (values.only && !features().some(({ name }) => name === values.only))
    exitWithUsage(
      `There is no element ${values.only}; --only takes the name of its folder, as in: npm test -- --only login`,
    )
  const named = values.only && !positionals.length ? ['elements'] : positionals
  const names = named.length ? named : Object.keys(values.all ? stages : core)
  // A build is quick where nothing has changed.
  const isBuilt = names.includes('build') || names.every(name => withoutBuild.includes(name))
  return { ...values, names: isBuilt ? names : ['build', ...names] }
}

/**
 * Runs the stages of `npm test`, or of `npm run test:all` with `--all`, prints the summary and ends
 * the process.
 * @param words - names of the stages to run, none means all; `--since COMMIT`: what a change since
 *   then can reach; `--only ELEMENT`: the tests of one element in a browser, on what is built;
 *   `--continue`: without the stages that passed in the run before on the same tree
 */
export async function runStages(words: string[]): Promise<void> {
  const { names, since, only, continue: isContinued } = optionsOf(words)
  const tree = treeHash()
  const before = isContinued ? passedBefore(tree) : []
  const results = before.filter(({ stage }) => names.includes(stage))
  const elsewhere = before.filter(({ stage }) => !names.includes(stage))
  for (const { stage } of results) console.log(`${stage} passed before`)
  if (!isContinued) await rm(reports, { recursive: true, force: true })
  await mkdir(reports, { recursive: true })
  const done = (result: Result) => {
    results.push(result)
    // A partial run proves nothing about the stage.
    if (!since && !only) saveFinished(tree, [...elsewhere, ...results])
  }
  if (!findBrowser()) {
    console.error(browserHint)
    results.push({ stage: 'browser', seconds: 0, count: singleResult(false) })
  }
  const changed = since === undefined ? null : changedSince(since)
  if (since !== undefined && !changed) exitWithUsage(`There is no commit ${since}.`)
  const isPending = (stage: string) => !results.some(result => result.stage === stage)
  const pending = names.filter(stage => isPending(stage) && (!changed || isReached(stage, changed)))
  const narrowing = { since, only }
  const [build, beside, others] = [
    pending.filter(stage => stage === 'build'),
    pending.filter(stage => besideBuild.includes(stage)),
    pending.filter(stage => stage !== 'build' && !besideBuild.includes(stage)),
  ]
  await Promise.all([runInTerminal(build, narrowing, done), runInBackground(beside, narrowing, done)])
  await runInTerminal(others, narrowing, done)

  const slow = slowest(results)
  if (slow.length) console.log(`\nThe slowest tests\n${slow.join('\n')}`)
  console.log(`\n${summary(results).join('\n')}`)
  process.exit(results.some(({ count }) => count.failed) ? 1 : 0)
}
