import { type Category, type Output, vendorLanes } from '@baize/contract'
import type { Differences } from './answers.ts'

type Lanes = Output<typeof vendorLanes>

/** A lobby in which the vendors of a category are under maintenance: all of them, or one. */
export const shut = (shutCategory: Category, vendor?: string): Differences => ({
  [vendorLanes.path]: value => {
    const { data } = value as unknown as Lanes
    const lanes = data.lanes.map(lane => ({
      ...lane,
      cards: lane.cards.map(card =>
        lane.category === shutCategory && card.vassalage === (vendor ?? card.vassalage)
          ? { ...card, state: 'maintenance' }
          : card,
      ),
    }))
    return { data: { lanes } }
  },
})
