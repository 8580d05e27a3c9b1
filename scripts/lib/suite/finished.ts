import { createHash } from 'node:crypto'
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../prepare.mjs'
import { reports } from './runner.ts'
import type { Result } from './report.ts'

const defaultPath = join(reports, 'finished.json')

/** A hash of all that is in the tree: the commit, and what differs from it. */
export function treeHash(): string {
  const git = (...words: string[]) =>
    execFileSync('git', words, { cwd: root, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 })
  const untracked = git('ls-files', '-z', '--others', '--exclude-standard').split('\0').filter(Boolean)
  const hash = createHash('sha256').update(git('rev-parse', 'HEAD')).update(git('diff', 'HEAD'))
  for (const file of untracked) if (!file.endsWith('/')) hash.update(file).update(git('hash-object', '--', file))
  return hash.digest('hex')
}

/**
 * Saves the stages that ended, so that an interrupted run can be continued.
 * @param tree - its hash when the run began
 */
export function saveFinished(tree: string, results: Result[], path = defaultPath): void {
  writeFileSync(path, JSON.stringify({ tree, results }))
}

/** The stages that passed before on this very tree. */
export function passedBefore(tree: string, path = defaultPath): Result[] {
  try {
    const before = JSON.parse(readFileSync(path, 'utf8')) as { tree: string; results: Result[] }
    return before.tree === tree ? before.results.filter(({ count }) => !count.failed) : []
  } catch {
    return []
  }
}
