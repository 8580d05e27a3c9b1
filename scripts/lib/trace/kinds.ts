import type { Title } from './titles.ts'

/**
 * What a test proves by where it runs: `shown` to a person on a page that ships, `answered` by the platform or the studio, or only `computed` by a
 * function or by an element that no page has.
 */
export const kinds = ['shown', 'answered', 'computed'] as const
export type Kind = (typeof kinds)[number]

/** Helpers that put an element of a test's choice on a page. */
const inserted = /\b(?:place|showOnly|mount|draw)\(\s*[^'"`()]*['"`](baize-[a-z-]+)/g
/** Parts of a test's own package that start a platform or a studio for it. */
const harness =
  /\/test\/(started|client|client-platform|second|process|postgres|databases|setup|browser|killable-studio|card-table|room|crowd)\.ts'/

/** Helpers that put an element on a page as a partner does: its tag, the script that ships, and the platform that answers. */
const partnersPage = /\/test\/support\/(host-page|own-site|member|agent)\.ts'/

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
