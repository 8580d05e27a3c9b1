/** What every element says of a session that has begun in it; on a partner's page only `type`. */
export const loginDetail = {
  account: 'string?',
  nickname: 'string?',
  isAgent: 'boolean?',
  isTrial: 'boolean?',
  type: 'string?',
} as const
