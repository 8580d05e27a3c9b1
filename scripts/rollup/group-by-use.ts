/** Cost of one more request for a view, in bytes that could have been transferred meanwhile. */
const requestCost = 2500

/** A module, and which views need it. */
export interface UsedModule {
  id: string
  /** On the wire. */
  bytes: number
  views: ReadonlySet<string>
}

interface Group {
  /** Of each view whether it needs a part of the group. */
  needs: readonly boolean[]
  bytes: number
  ids: readonly string[]
}

/**
 * Bytes that all views together save where two groups are one: a request where both are needed,
 * less what the rest need not.
 */
function savedBy(one: Group, other: Group, weights: readonly number[]): number {
  let sum = 0
  for (const [view, weight] of weights.entries()) {
    if (one.needs[view] && other.needs[view]) sum += weight * requestCost
    else if (one.needs[view]) sum -= weight * other.bytes
    else if (other.needs[view]) sum -= weight * one.bytes
  }
  return sum
}

const union = (one: Group, other: Group): Group => ({
  needs: one.needs.map((needed, view) => needed || other.needs[view] === true),
  bytes: one.bytes + other.bytes,
  ids: [...one.ids, ...other.ids],
})

/**
 * What the same views need is one group from the start; by name, so that the order in which modules
 * were found changes nothing.
 */
function ofSameViews(modules: readonly UsedModule[], views: readonly string[]): Group[] {
  const keyOf = (used: UsedModule) => views.map(view => Number(used.views.has(view))).join('')
  return [...Map.groupBy(modules, keyOf)]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, alike]) => ({
      needs: views.map(view => alike[0]?.views.has(view) === true),
      bytes: alike.reduce((sum, { bytes }) => sum + bytes, 0),
      ids: alike.map(({ id }) => id),
    }))
}

/**
 * Puts modules into groups by which views need them, so that a view loads little that it does not
 * run, in few requests: the two groups whose union saves all views together most become one, until
 * no union saves anything.
 *
 * @param weightOf - how much a view counts, by its name
 * @returns ids of the modules of each group
 */
export function groupByUse(modules: readonly UsedModule[], weightOf: (view: string) => number): (readonly string[])[] {
  const views = [...new Set(modules.flatMap(({ views: needed }) => [...needed]))].sort()
  const weights = views.map(weightOf)
  const groups = new Set(ofSameViews(modules, views))
  /** Of each group what it saves with those that were there before it. */
  const savings = new Map<Group, Map<Group, number>>()
  const compare = (group: Group, others: Iterable<Group>) =>
    savings.set(group, new Map([...others].map(other => [other, savedBy(group, other, weights)])))
  const first = [...groups]
  for (const [index, group] of first.entries()) compare(group, first.slice(0, index))

  const bestPair = (): [Group, Group] | null => {
    let best: { saving: number; pair: [Group, Group] | null } = { saving: 0, pair: null }
    for (const group of groups)
      for (const [other, saving] of savings.get(group) ?? [])
        if (saving > best.saving && groups.has(other)) best = { saving, pair: [other, group] }
    return best.pair
  }
  for (let pair = bestPair(); pair; pair = bestPair()) {
    const [one, other] = pair
    groups.delete(one)
    groups.delete(other)
    const both = union(one, other)
    compare(both, groups)
    groups.add(both)
  }
  return [...groups].map(({ ids }) => ids)
}
