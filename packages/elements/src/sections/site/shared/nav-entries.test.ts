import { categories } from '@baize/contract'
import { describe, expect, it } from 'vitest'
import type { VendorLane } from '../../../shared/games/vendors.ts'
import { navEntries } from './nav-entries.ts'

const lane = (category: VendorLane['category'], ...states: ('open' | 'maintenance')[]): VendorLane => ({
  title: category,
  category,
  gameClassify: null,
  cards: states.map((state, index) => ({
    vassalage: `V${index}`,
    gameType: category,
    gameCategory: category,
    displayName: 'Vendor',
    games: 1,
    state,
  })),
})
const paths = (lanes: VendorLane[] | null, without = false) => navEntries(lanes, without).map(({ path }) => path)

describe('the navigation', () => {
  it('lists its entries in this order [NAV-01]', () => {
    expect(paths(categories.map(category => lane(category, 'open')))).toEqual([
      '/',
      '/promotions',
      '/elott',
      '/bgs',
      '/lott',
      '/live',
      '/sports',
      '/fish',
      '/rng',
      '/pvp',
      '/esports',
      '/cockfight',
    ])
  })

  it('leaves a category away that has no vendor, or none that is open [NAV-02]', () => {
    const lanes = [lane('RNG', 'maintenance', 'open'), lane('LIVE', 'maintenance'), lane('FISH')]
    expect(paths(lanes)).toEqual(['/', '/promotions', '/bgs', '/rng'])
  })

  it('always holds home, promotions and in-house games, whatever the vendors are [NAV-03]', () => {
    expect(paths(null)).toEqual(['/', '/promotions', '/bgs'])
    expect(paths([])).toEqual(['/', '/promotions', '/bgs'])
    expect(paths(null, true)).toEqual(['/', '/bgs'])
  })
})
