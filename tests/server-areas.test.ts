import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../packages/server/src')
/** Folders that every area may use, and that know none. */
const base = ['http', 'db', 'messages', 'text', 'limits', 'sealing', 'pictures']
/** The composition root. */
const app = 'app'

/**
 * Which room a file is in: a folder of the base, the composition root, an area, or '' for what lies
 * beside them.
 */
function roomOf(path: string): string {
  const folders = dirname(relative(root, path)).split(sep)
  const [first = '', second] = folders
  if (first === '.') return ''
  return ['accounts', 'agents'].includes(first) ? `${first}/${second}` : first
}
const isArea = (room: string) => room !== '' && room !== app && !base.includes(room)

interface Edge {
  file: string
  target: string
  from: string
  to: string
  isType: boolean
}

/** Files that ship. The page of the chat is built apart and imports nothing of the server. */
const files = globSync('**/*.ts', { cwd: root })
  .filter(path => !path.endsWith('.test.ts') && !path.startsWith(join('chat', 'room') + sep))
  .map(path => join(root, path))

const importLine = /^(?:import|export)\s+(type\s)?(?:[^'"]*?\sfrom\s+)?'(\.[^']+)'/gm
const edges: Edge[] = files.flatMap(file =>
  [...readFileSync(file, 'utf8').matchAll(importLine)].flatMap(([, type, specifier = '']) => {
    const target = join(dirname(file), specifier)
    if (!target.startsWith(root) || !target.endsWith('.ts')) return []
    const [from, to] = [roomOf(file), roomOf(target)]
    return from === to ? [] : [{ file: relative(root, file), target, from, to, isType: Boolean(type) }]
  }),
)
const shown = (wrong: readonly Edge[]) => wrong.map(({ file, target }) => `${file} imports ${relative(root, target)}`)

/** Rooms from which one comes back to them by imports that are there at run time. */
function circles(): string[][] {
  const next = (room: string) => [
    ...new Set(edges.filter(edge => !edge.isType && edge.from === room && edge.to !== '').map(({ to }) => to)),
  ]
  const found: string[][] = []
  const done = new Set<string>()
  const walk = (room: string, path: readonly string[]): void => {
    if (path.includes(room)) return void found.push([...path.slice(path.indexOf(room)), room])
    if (done.has(room)) return
    for (const to of next(room)) walk(to, [...path, room])
    done.add(room)
  }
  for (const { from } of edges) if (from !== '' && from !== app) walk(from, [])
  return found
}

describe('the areas of the server', () => {
  it('are found at all', () => {
    const areas = new Set(files.map(roomOf).filter(isArea))
    expect(areas.size).toBeGreaterThan(20)
    expect(edges.length).toBeGreaterThan(1000)
  })

  it('declare themselves, and app/areas.ts names each', () => {
    const named = readFileSync(join(root, app, 'areas.ts'), 'utf8')
    const declaring = globSync('**/area.ts', { cwd: root }).filter(path => path !== 'area.ts')
    expect(declaring.filter(path => !named.includes(`'../${path}'`))).toEqual([])
    const silent = [...new Set(files.map(roomOf).filter(isArea))].filter(
      room => !existsSync(join(root, room, 'area.ts')) && !existsSync(join(root, room, 'index.ts')),
    )
    expect(silent).toEqual([])
  })

  it('are known to nothing below app', () => {
    const wrong = edges.filter(({ from, to }) => (from === '' || base.includes(from)) && isArea(to))
    expect(shown(wrong)).toEqual([])
  })

  it('know nothing of app', () => {
    const wrong = edges.filter(({ file, from, to }) => to === app && from !== app && file !== 'index.ts')
    expect(shown(wrong)).toEqual([])
  })

  it('reach each other by the index only', () => {
    const entryPoints = (to: string) => [join(root, to, 'index.ts'), join(root, to, 'area.ts')]
    const wrong = edges.filter(({ from, to, target }) => {
      const [index, area] = entryPoints(to)
      return isArea(to) && target !== index && !(from === app && target === area)
    })
    expect(shown(wrong)).toEqual([])
  })

  it('form no circle at run time', () => {
    expect(circles()).toEqual([])
  })
})
