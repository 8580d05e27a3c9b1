/**
 * Attributes of the panel of a tab, by which the two find each other by id. The panels that are not
 * chosen stay, with what was typed.
 */
export const tabPanel = (prefix: string, name: string, chosen: string) => ({
  id: `${prefix}-${name}-panel`,
  role: 'tabpanel' as const,
  'aria-labelledby': `${prefix}-${name}-tab`,
  hidden: name !== chosen,
})

let groups = 0
/** A prefix of ids, one of a kind in a whole document: tabs may stand in the page's own tree. */
export const nextTabs = (): string => `baize-tabs-${++groups}`
