import type { Area } from '../../area.ts'
import { agentLine } from './tables.ts'

export const tree: Area = {
  name: 'agents/tree',
  tables: [agentLine],
}
