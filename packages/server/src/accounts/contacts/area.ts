import type { Area } from '../../area.ts'
import { bindContactRoute } from './bind.ts'
import { contactsRoute } from './list.ts'
import { sendContactCodeRoute } from './send-code.ts'

export const contacts: Area = {
  name: 'accounts/contacts',
  routes: [contactsRoute, sendContactCodeRoute, bindContactRoute],
}
