import type { CentrePage } from '../../../shared/navigation/centre-pages.ts'
import { arrowLeftRight, chartLine, shieldCheck, userPlus } from '../../../ui/media/icons.gen.ts'
import type { PageKey } from './page-keys.ts'

/** The pages that there are, in the order of their keys (MEM-01). */
export const pages: readonly CentrePage<PageKey>[] = [
  { key: 'securityCenter', section: null, tag: 'baize-security-centre', icon: shieldCheck },
  {
    key: 'transferUpline',
    section: null,
    tag: 'baize-transfer-upline',
    icon: arrowLeftRight,
    visibleWhen: 'transferUpline',
  },
  { key: 'personalProfit', section: null, tag: 'baize-personal-profit', icon: chartLine },
  { key: 'referral', section: null, tag: 'baize-referral', icon: userPlus, visibleWhen: 'referral' },
]
