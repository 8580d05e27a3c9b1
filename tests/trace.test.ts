import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { cover } from '../scripts/lib/trace/coverage.ts'
import { readRequirements, requirementsIn } from '../scripts/lib/trace/requirements.ts'
import { titlesIn } from '../scripts/lib/trace/titles.ts'

const folder = fileURLToPath(new URL('../docs/requirements', import.meta.url))
const lines = readRequirements(folder)
const titles = (source: string, file = 'a.test.ts') => titlesIn(file, source).map(({ title }) => title)
const named = (...list: string[]) =>
  cover(
    requirementsIn(sample),
    list.map(title => ({ file: 'a.test.ts', title })),
  )

const sample = `
| ID | Requirement | Section | Status |
| --- | --- | --- | --- |
| AUTH-06 | Captcha on demand | §4 | given |
| AUTH-07 | Captcha \`a|b\` | §4 | given |
| AUTH-08 | Something else | §4 | open |
`

describe('the trace of requirements', () => {
  it('counts a given line as tested when a title names it literally', () => {
    const [area] = named('asks for the captcha [AUTH-06]').areas
    expect(area).toEqual({ area: 'AUTH', given: 2, tested: 1, missing: ['AUTH-07'] })
  })

  it('takes several ids of one title', () => {
    expect(named('both [AUTH-06] [AUTH-07]').areas[0]?.missing).toEqual([])
  })

  it('reports an id that no requirement has', () => {
    expect(named('x [ATUH-06]').faults).toMatchObject([{ id: 'ATUH-06', reason: 'unknown id' }])
  })

  it('reports ids that share their brackets, and does not count them', () => {
    const { areas, faults } = named('x [AUTH-06..AUTH-07]', 'y [AUTH-06, AUTH-07]')
    expect(areas[0]?.tested).toBe(0)
    expect(faults).toHaveLength(2)
  })

  it('leaves other brackets in titles alone', () => {
    expect(named('draws [object Object] and [1-2]').faults).toEqual([])
  })
})

describe('the titles of a test file', () => {
  it('are those of it, test and describe, in every form they are called', () => {
    const source = `
      describe('a', () => { it('b', () => {}); it.only('c', run) })
      test.describe('d', () => test.each(rows)('e %s', run))
      it.each\`x\`('f', run)
      test(\`g \${name} h\`, run)
      test('i ' + 'j', run)`
    expect(titles(source)).toEqual(['a', 'b', 'c', 'd', 'e %s', 'f', 'g  h', 'i j'])
  })

  it('are not comments, other strings or other calls', () => {
    expect(titles(`// it('a [AUTH-06]')\nconst text = "it('b')"\nexpect('c')\ntitle('d')`)).toEqual([])
  })

  it('are not those of tests that do not run, nor of what is inside them', () => {
    expect(
      titles(`it.skip('a', run); it.todo('b'); describe.skip('c', () => it('d', run)); test.fixme('e', run)`),
    ).toEqual([])
  })

  it('are found between JSX as well', () => {
    expect(titles(`it('a', () => <p title="b" />)`, 'a.test.tsx')).toEqual(['a'])
  })
})

describe('the requirement files', () => {
  it('give every id once, without gaps, in the file of its area', () => {
    for (const area of new Set(lines.map(each => each.area))) {
      const [file = ''] = globSync(`${folder}/*/${area.toLowerCase()}.md`)
      const ids = requirementsIn(readFileSync(file, 'utf8')).map(({ id }) => id)
      expect(ids).toEqual(ids.map((_, i) => `${area}-${String(i + 1).padStart(2, '0')}`))
    }
  })

  it('have as many lines as their README says', () => {
    const claims = [
      ...readFileSync(`${folder}/README.md`, 'utf8').matchAll(/^\| \[([A-Z0-9]+)\].*\| (\d+) \| (\d+) \| (\d+) \|$/gm),
    ]
    const counts = claims.map(([, area]) => {
      const own = lines.filter(each => each.area === area)
      return [
        own.length,
        own.filter(each => each.status === 'given').length,
        own.filter(each => each.status === 'open').length,
      ]
    })
    expect(claims.map(([, , ...numbers]) => numbers.map(Number))).toEqual(counts)
    expect(claims.length).toBe(new Set(lines.map(each => each.area)).size)
  })
})
