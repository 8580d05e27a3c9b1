import type { Area } from '../../area.ts'
import { deleteRegisterLinkRoute, registerLinksRoute } from './links.ts'
import { createRegisterLinkRoute } from './make-link.ts'
import { referralRoute } from './referral.ts'
import { codeVisit } from './tables.ts'
import { noteVisitRoute } from './visits.ts'

export const links: Area = {
  name: 'agents/links',
  routes: [registerLinksRoute, createRegisterLinkRoute, deleteRegisterLinkRoute, noteVisitRoute, referralRoute],
  tables: [codeVisit],
}
