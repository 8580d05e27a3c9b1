/** Pages of the member centre, in the order of its menu (MEM-01). */
export const pageKeys = [
  'securityCenter',
  'transferFund',
  'depositv2',
  'withdraw',
  'transferUpline',
  'personalHistoryCopy',
  'transactionHistory',
  'personalProfit',
  'bonusDetails',
  'rewardCenter',
  'referral',
  'missionLeaderboard',
  'manualRebate',
  'messageV2',
] as const
export type PageKey = (typeof pageKeys)[number]
