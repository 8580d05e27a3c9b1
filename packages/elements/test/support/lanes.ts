import { type Category, type Output, vendorLanes } from '@baize/contract'
import type { Differences } from './answers.ts'

type Lanes = Output<typeof vendorLanes>

/** A lobby all of whose vendors of a category are under maintenance. */
export const shut = (shutCategory: Category): Differences => ({
  [vendorLanes.path]: value => {
    const { data } = value as unknown as Lanes
    const lanes = data.lanes.map(lane => ({
      ...lane,
      cards: lane.cards.map(card => (lane.category === shutCategory ? { ...card, state: 'maintenance' } : card)),
    }))
    return { data: { lanes } }
  },
})
