/** Pages of the agent centre, in the order of its menu (AGT-01). */
export const pageKeys = [
  'agentAnnouncement',
  'agentTeamOverview',
  'registerCenter',
  'downlineManagmentView',
  'personalHistoryCopy',
  'palStatementsAgentCopy',
  'agentRevenueReport',
  'agentDownlineTransactionDetailsCopy',
] as const
export type PageKey = (typeof pageKeys)[number]
