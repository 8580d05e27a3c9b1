import { execFileSync } from 'node:child_process'
import { root } from '../prepare.mjs'

/**
 * Files that differ from a commit, those that are not committed yet among them; null where there is
 * no such commit.
 */
export function changedSince(commit: string): string[] | null {
  const git = (...words: string[]) =>
    execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
      .split('\n')
      .filter(Boolean)
  try {
    return [...git('diff', '--name-only', commit, '--'), ...git('ls-files', '--others', '--exclude-standard')]
  } catch {
    return null
  }
}

/** Tests of other runners, and documents: no page under test depends on them. */
const irrelevant = /\.test\.tsx?$|\.e2e\.ts$|\.md$|^docs\/|^tests\/(?!support\/)/
const browserTests = /\.browser\.test\.tsx?$|^packages\/elements\/test\//
const endToEndTests = /^tests\/(e2e|support|look)\//
/** Where the tests of a browser stage lie, with what helps them. */
const ownTests: Readonly<Record<string, RegExp>> = {
  ...Object.fromEntries(['elements', 'preact'].map(stage => [stage, browserTests])),
  ...Object.fromEntries(
    [
      ['core', 'storybook', 'frameworks', 'site', 'hostile', 'frames', 'chaos', 'accessibility', 'crawl'],
      ['postgres', 'quay', 'light', 'firefox'],
    ]
      .flat()
      .map(stage => [stage, endToEndTests]),
  ),
}

/**
 * Whether a change can reach a stage. Types, lint and build are always run, and the unit stages ask
 * their own import graph; tests in a browser reach all that is built and served, by no import that
 * one could follow.
 */
export function isReached(stage: string, changed: readonly string[]): boolean {
  const own = ownTests[stage]
  if (!own) return changed.length > 0
  return changed.some(file => own.test(file) || !irrelevant.test(file))
}
