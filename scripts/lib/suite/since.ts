import { execFileSync } from 'node:child_process'
import { root } from '../prepare.mjs'

/** Files that differ from a commit, those that are not committed yet among them. */
export function changedSince(commit: string): string[] {
  const git = (...words: string[]) =>
    execFileSync('git', words, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)
  return [...git('diff', '--name-only', commit), ...git('ls-files', '--others', '--exclude-standard')]
}

/** Tests of the other runners, and prose: nothing that a page under test is made of. */
const inert = /\.test\.tsx?$|\.e2e\.ts$|\.md$|^docs\/|^tests\/(?!support\/)/
/** Where the tests of a browser stage lie, with what helps them. */
const ownTests: [stage: RegExp, files: RegExp][] = [
  [/^elements/, /\.browser\.test\.tsx?$|^packages\/elements\/test\//],
  [/^end to end/, /^tests\/(e2e|support)\//],
]

/**
 * Whether a change can reach a stage. Types, lint and build are always run, and the unit stage asks its own import graph; tests in a browser
 * reach all that is built and served, by no import that one could follow.
 */
export function isReached(stage: string, changed: readonly string[]): boolean {
  const own = ownTests.find(([name]) => name.test(stage))
  if (!own) return changed.length > 0
  return changed.some(file => own[1].test(file) || !inert.test(file))
}
