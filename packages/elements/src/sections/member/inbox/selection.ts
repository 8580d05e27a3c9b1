/** Ids of chosen rows. */
export type Selection = ReadonlySet<string>

export const nothing: Selection = new Set()

/** The same with a row chosen, or no longer. */
export function toggled(selection: Selection, id: string): Selection {
  const next = new Set(selection)
  if (!next.delete(id)) next.add(id)
  return next
}

/** All rows of the page; none where all of them are chosen already. */
export const toggledAll = (selection: Selection, ids: readonly string[]): Selection =>
  ids.every(id => selection.has(id)) ? nothing : new Set(ids)

/** The chosen rows that are on the page, in its order: a row may have left it since. */
export const chosenOf = (selection: Selection, ids: readonly string[]): string[] => ids.filter(id => selection.has(id))
