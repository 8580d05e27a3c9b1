import type { Title } from './titles.ts'

/**
 * What a test proves by where it runs: `shown` to a person on a page that ships, `answered` by the
 * platform or the studio, or only `computed` by a function or by an element that no page has.
 */
export const kinds = ['shown', 'answered', 'computed'] as const
export type Kind = (typeof kinds)[number]

/** Helpers that put an element of a test's choice on a page. */
const inserted = /\b(?:place|showOnly|mount|draw)\(\s*[^'"`()]*['"`](baize-[a-z-]+)/g
/**
 * Helpers of tests, below the `test` folder of a package or in packages/testing: each is there, as
 * a test proves, since a name that is gone would be passed over.
 */
export const helpers = {
  /** They start a platform or a studio. */
  harness: [
    'started',
    'client',
    'client-platform',
    'player-helpers',
    'process',
    'databases/on-both',
    'postgres',
    'setup',
    'browser',
    'card-table',
    'room',
    'crowd',
  ],
  /**
   * They put an element on a page as a partner does: its tag, the script that ships, and the
   * platform that answers.
   */
  partnersPage: ['support/host-page', 'support/own-site', 'support/member', 'support/agent'],
} as const
const importOf = (names: readonly string[]) => new RegExp(`/test(?:ing)?/(?:${names.join('|')})(?:\\.ts)?'`)
const [harness, partnersPage] = [importOf(helpers.harness), importOf(helpers.partnersPage)]

/** @param shipped - tags of elements that some page has */
export function kindOf({ file, body, source }: Title, shipped: ReadonlySet<string>): Kind {
  const only = (tags: readonly string[]) => tags.length > 0 && !tags.some(tag => shipped.has(tag))
  if (file.startsWith('tests/e2e/'))
    return only([...body.matchAll(inserted)].map(([, tag = '']) => tag)) ? 'computed' : 'shown'
  if (/\.browser\.test\.tsx?$/.test(file)) {
    if (!partnersPage.test(source)) return 'computed'
    const own = /\/sections\/[\w-]+\/([\w-]+)\/[^/]+$/.exec(file)?.[1]
    const tags = own
      ? [`baize-${own}`]
      : (body.match(/baize-[a-z][a-z-]*/g) ?? source.match(/baize-[a-z][a-z-]*/g) ?? [])
    return tags.some(tag => shipped.has(tag)) ? 'shown' : 'computed'
  }
  const ofPlatform = /^packages\/(server|studio)\/test\//.test(file) || harness.test(source)
  return ofPlatform ? 'answered' : 'computed'
}
