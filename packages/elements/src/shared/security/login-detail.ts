/** The detail of `baize-login`; on a partner's page it holds only `type`. */
export const loginDetail = {
  account: 'string?',
  nickname: 'string?',
  isAgent: 'boolean?',
  isTrial: 'boolean?',
  type: 'string?',
} as const
