import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const tag = /baize-[a-z][a-z-]*/g
const isTest = (file: string) => /\.(test|stories|browser\.test|fixture)\.tsx?$/.test(file)

/**
 * Pages that ship: the site with its router, the popups that it opens, and pages of partners; not
 * those that are made to be hostile.
 */
const pages = [
  'examples/{affiliate,agent-portal,site}/*.html',
  'examples/site/src/*.ts',
  'packages/contract/src/site-map.ts',
]
const elements = 'packages/elements/src'

/**
 * Tags of the elements that some page of ours has: those in its own markup, in its popups, and
 * inside other elements.
 */
export function shippedTags(root: string): ReadonlySet<string> {
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  const find = (glob: string) => globSync(glob, { cwd: root, exclude: name => name === 'node_modules' })
  const tagsIn = (file: string) => read(file).match(tag) ?? []

  /** What the folder of an element draws inside, by its tag. */
  const inside = new Map<string, string[]>()
  for (const file of find(`${elements}/sections/*/*/*.element.ts`)) {
    const [own = ''] = /tag: '(baize-[a-z-]+)'/.exec(read(file))?.slice(1) ?? []
    const folder = file.slice(0, file.lastIndexOf('/'))
    const views = find(`${folder}/**/*.{ts,tsx}`).filter(each => !isTest(each))
    inside.set(own, views.flatMap(tagsIn))
  }
  const shipped = new Set<string>()
  const ship = (found: string) => {
    if (shipped.has(found) || !inside.has(found)) return
    shipped.add(found)
    inside.get(found)?.forEach(ship)
  }
  for (const glob of pages)
    find(glob)
      .filter(file => !isTest(file))
      .flatMap(tagsIn)
      .forEach(ship)
  return shipped
}
