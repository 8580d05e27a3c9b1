import type { CentrePage } from '../../../shared/navigation/centre-pages.ts'
import { userPlus, users } from '../../../ui/media/icons.gen.ts'
import type { PageKey } from './keys.ts'

/** The pages that there are, in the order of their keys (AGT-01). */
export const pages: readonly CentrePage<PageKey>[] = [
  { key: 'registerCenter', section: null, tag: 'baize-agent-register-centre', icon: userPlus },
  { key: 'downlineManagmentView', section: null, tag: 'baize-agent-downlines', icon: users },
]
