import { expect, test } from 'vitest'
import { startedPlatform } from '../../../test/started.ts'
import { depthBelow, placeBelow, uplineOf } from './tree.ts'

const started = startedPlatform({ games: 30 })

/** A forest at random: each new player below one of those who are there, or below nobody. */
async function grow(count: number): Promise<Map<string, string | null>> {
  const { db, random } = started.platform.deps
  const above = new Map<string, string | null>()
  for (let index = 0; index < count; index += 1) {
    const ids = [...above.keys()]
    const id = random.id()
    const upline = random.below(5) === 0 ? null : (ids[random.below(ids.length || 1)] ?? null)
    if (upline) await placeBelow(db, id, upline)
    above.set(id, upline)
  }
  return above
}

/** The same question, answered by climbing. */
function climb(above: Map<string, string | null>, ancestor: string, descendant: string): number | null {
  let depth = 0
  for (let at: string | null = descendant; at; at = above.get(at) ?? null, depth += 1)
    if (at === ancestor) return depth || null
  return null
}

test('everybody has a right to those below, at any depth, and to nobody else [AGT-17]', async () => {
  const { db } = started.platform.deps
  const above = await grow(25)
  for (const ancestor of above.keys())
    for (const descendant of above.keys())
      expect(await depthBelow(db, ancestor, descendant)).toBe(climb(above, ancestor, descendant))
})

test('at the top there is no upline', async () => {
  const { db, random } = started.platform.deps
  expect(await uplineOf(db, random.id())).toBeNull()
})
