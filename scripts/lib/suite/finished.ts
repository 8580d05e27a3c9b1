import { createHash } from 'node:crypto'
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../prepare.mjs'
import { reports } from './runner.ts'
import type { Result } from './summary.ts'

const path = join(reports, 'finished.json')

/** A hash of all that is in the tree: the commit, and what differs from it. */
function treeHash(): string {
  const git = (...words: string[]) =>
    execFileSync('git', words, { cwd: root, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 })
  const untracked = git('ls-files', '--others', '--exclude-standard').split('\n').filter(Boolean)
  const hash = createHash('sha256').update(git('rev-parse', 'HEAD')).update(git('diff', 'HEAD'))
  for (const file of untracked) hash.update(file).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

/** Keeps the stages that ended, so that a run that was cut off can go on where it was. */
export function keepFinished(results: Result[]): void {
  writeFileSync(path, JSON.stringify({ tree: treeHash(), results }))
}

/** The stages that passed in the run before on this very tree. */
export function passedBefore(): Result[] {
  try {
    const { tree, results } = JSON.parse(readFileSync(path, 'utf8')) as { tree: string; results: Result[] }
    return tree === treeHash() ? results.filter(({ count }) => !count.failed) : []
  } catch {
    return []
  }
}
