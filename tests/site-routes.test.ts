import { expect, it } from 'vitest'
import { pagesByPath } from '../examples/site/src/routes.ts'
import { isSiteRoute } from '../packages/server/src/app/pages/site-words.ts'

it('every page of the site is one to the platform, too, which answers 404 for all others [ROUTE-54]', () => {
  expect(Object.keys(pagesByPath).filter(path => !isSiteRoute(path))).toEqual([])
  expect(isSiteRoute('/nowhere')).toBe(false)
})
