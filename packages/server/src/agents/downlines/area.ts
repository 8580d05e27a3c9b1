import type { Area } from '../../area.ts'
import { createDownlineRoute } from './create-downline.ts'
import { downlinesRoute } from './downlines.ts'

export const downlines: Area = {
  name: 'agents/downlines',
  routes: [downlinesRoute, createDownlineRoute],
}
