import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { cover } from '../scripts/lib/trace/coverage.ts'
import { helpers, kindOf, type Kind } from '../scripts/lib/trace/kinds.ts'
import { idsOf, linesOfPeople, readLinesOfPeople } from '../scripts/lib/trace/people.ts'
import { readRequirements, requirementsIn } from '../scripts/lib/trace/requirements.ts'
import { shippedTags } from '../scripts/lib/trace/shipped.ts'
import { titlesIn } from '../scripts/lib/trace/titles.ts'

const folder = fileURLToPath(new URL('../docs/requirements', import.meta.url))
const lines = readRequirements(folder)
const titles = (source: string, file = 'a.test.ts') => titlesIn(file, source).map(({ title }) => title)
const named = (...list: string[]) =>
  cover(
    requirementsIn(sample),
    list.map(title => ({ file: 'a.test.ts', title, kind: 'shown' as const })),
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
    expect(area).toMatchObject({ area: 'AUTH', given: 2, tested: 1, shown: 1, missing: ['AUTH-07'] })
  })

  it('counts a line once, where it is proven best, and one that a person meets only where it is shown', () => {
    const proof = (kind: Kind, title: string) => ({ file: 'a.test.ts', title, kind })
    const proofs = [
      proof('shown', 'a [AUTH-06]'),
      proof('computed', 'b [AUTH-06]'),
      proof('answered', 'c [AUTH-07]'),
      proof('computed', 'd [AUTH-07]'),
    ]
    const kinds = { shown: 1, answered: 1, computed: 0 }
    const [met] = cover(requirementsIn(sample), proofs, new Set(['AUTH-06', 'AUTH-07'])).areas
    expect(met).toMatchObject({ ...kinds, tested: 1, missing: [], notShown: ['AUTH-07'] })
    const [other] = cover(requirementsIn(sample), proofs, new Set(['AUTH-06'])).areas
    expect(other).toMatchObject({ ...kinds, tested: 2, missing: [], notShown: [] })
  })

  it('knows tests by helpers that are there', () => {
    const there = (name: string) => globSync(`packages/{*/test,testing/src}/${name}.ts`).length
    expect(
      Object.values(helpers)
        .flat()
        .filter(name => !there(name)),
    ).toEqual([])
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

describe('what a test proves', () => {
  const shipped = new Set(['baize-login'])
  const kind = (file: string, body = '', source = body) => kindOf({ file, title: '', body, source }, shipped)
  const feature = (name: string) => `packages/elements/src/sections/account/${name}/${name}.browser.test.ts`

  it('is shown where it walks through the site or a partner’s page, unless it inserts an element that no page has', () => {
    expect(kind('tests/e2e/site/site.e2e.ts', "page.goto('/')")).toBe('shown')
    expect(kind('tests/e2e/site/site.e2e.ts', "await showOnly(page, 'baize-two-factor')")).toBe('computed')
    expect(kind('tests/e2e/site/site.e2e.ts', "await place(page, 'baize-login')")).toBe('shown')
  })

  it('is shown by an element in a browser that some page has, on a page as a partner makes it, and computed by any other', () => {
    const host = "import { openHost } from '../../../../test/support/host-page.ts'"
    const drawn = "import { createElementClass } from '../../../runtime/element.ts'"
    const names = ['login', 'two-factor']
    expect(names.map(name => kind(feature(name), '', host))).toEqual(['shown', 'computed'])
    expect(names.map(name => kind(feature(name), '', drawn))).toEqual(['computed', 'computed'])
    const section = 'packages/elements/src/sections/account/session-end.browser.test.ts'
    expect(kind(section, 'open(`<baize-login></baize-login>`)', host)).toBe('shown')
    expect(kind('packages/elements/src/shared/actions/use-action.browser.test.tsx')).toBe('computed')
  })

  it('is answered where the platform, the studio or the client on a platform runs, and computed by a function', () => {
    const started = "import { startedPlatform } from '../../test/started.ts'"
    expect(kind('packages/server/src/wallet/area.test.ts', '', started)).toBe('answered')
    const byName = "import { startedPlatform } from '@baize/server/test/started'"
    const client = "import { platformClient } from '@baize/testing/client'"
    for (const source of [byName, client])
      expect(kind('packages/client/src/read.test.ts', '', source), source).toBe('answered')
    expect(kind('packages/studio/test/kill.test.ts')).toBe('answered')
    expect(kind('packages/contract/src/money.test.ts', "import { z } from 'zod'")).toBe('computed')
  })

  it('knows which elements the pages have, in popups and inside others, too', () => {
    const tags = shippedTags(fileURLToPath(new URL('..', import.meta.url)))
    for (const tag of ['baize-game-lane', 'baize-login', 'baize-contract-popup', 'baize-agent-downlines'])
      expect(tags).toContain(tag)
    expect(tags.has('baize-hot-games')).toBe(false)
  })
})

describe('the lines that a person meets', () => {
  it('are those of elements, of their parts and of the site; not those of data, of numbers or of what draws nothing', () => {
    const rows = [
      '| `baize-login` | Login | AUTH-01..AUTH-03, POP-03, ENT-07 |',
      '| ui part "pager" | Pager | ANN-01, CONST-18 |',
      '| `examples/site` (not a tag) | The site | ROUTE-01 |',
      '| `baize-scope` | Settings | I18N-07 |',
      '| `@baize/server` (reference platform) | Serves | CON-01..CON-23 |',
    ]
    const met = ['AUTH-01', 'AUTH-02', 'AUTH-03', 'POP-03', 'ANN-01', 'ROUTE-01']
    expect([...linesOfPeople(rows.join('\n'))]).toEqual(met)
  })

  it('are lines that there are', () => {
    const known = new Set(lines.map(({ id }) => id))
    expect([...readLinesOfPeople(folder)].filter(id => !known.has(id))).toEqual([])
    expect(idsOf('MEM-01..MEM-03, POP-11')).toEqual(['MEM-01', 'MEM-02', 'MEM-03', 'POP-11'])
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
