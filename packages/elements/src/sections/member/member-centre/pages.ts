import type { CentrePage } from '../../../shared/navigation/centre-pages.ts'
import {
  arrowDownToLine,
  arrowLeftRight,
  arrowUpFromLine,
  arrowUpRight,
  chartLine,
  coins,
  history,
  mail,
  receiptText,
  shieldCheck,
  userPlus,
} from '../../../ui/media/icons.gen.ts'
import type { PageKey } from '../shared/page-keys.ts'

/** The pages that there are, in the order of their keys (MEM-01). */
export const pages: readonly CentrePage<PageKey>[] = [
  { key: 'securityCenter', section: 'account', tag: 'baize-security-centre', icon: shieldCheck },
  {
    key: 'transferFund',
    section: 'money',
    tag: 'baize-transfer-fund',
    icon: arrowLeftRight,
    visibleWhen: 'transferFund',
  },
  { key: 'depositv2', section: 'money', tag: 'baize-deposit', icon: arrowDownToLine },
  { key: 'withdraw', section: 'money', tag: 'baize-withdraw', icon: arrowUpFromLine },
  {
    key: 'transferUpline',
    section: 'money',
    tag: 'baize-transfer-upline',
    icon: arrowUpRight,
    visibleWhen: 'transferUpline',
  },
  { key: 'personalHistoryCopy', section: 'records', tag: 'baize-bet-history', icon: receiptText },
  { key: 'transactionHistory', section: 'records', tag: 'baize-transactions', icon: history },
  { key: 'personalProfit', section: 'records', tag: 'baize-personal-profit', icon: chartLine },
  { key: 'bonusDetails', section: 'records', tag: 'baize-bonuses', icon: coins },
  { key: 'referral', section: 'rewards', tag: 'baize-referral', icon: userPlus, visibleWhen: 'referral' },
  { key: 'messageV2', section: 'rewards', tag: 'baize-inbox', icon: mail, badge: 'messages' },
]
