import { describe, expect, it } from 'vitest'
import type { ListedGame } from '../launch-list.ts'
import { neighboursOf } from './neighbours.ts'

const game = { vassalage: 'LUMEN', gameType: 'RNG', isGame: 'GAME', state: 'open' } as const
const slot = (gameCode: string) => ({ ...game, gameCode, nodeId: gameCode, gameName: gameCode.toUpperCase() })
const pageOf = (code: string) => `/seamless?vassalage=LUMEN&gameType=RNG&gameCode=${code}&gameId=${code}`
const games = [
  slot('gem'),
  { ...slot('closed'), state: 'maintenance' },
  { ...slot('lumen'), isGame: 'VASSALAGE' },
  { ...slot('tab'), openMode: 'tab' },
  { ...slot('thirteen'), gameType: 'PVP' },
  { ...slot('sun'), gameName: '', nodeName: 'SUN' },
  { ...slot('five'), vassalage: 'ELOTT', gameType: 'ELOTT' },
] satisfies ListedGame[]
const stored = (at: unknown, list: unknown = games) => JSON.stringify([at, list])
const gem = { name: 'GEM', address: pageOf('gem') }
const sun = { name: 'SUN', address: pageOf('sun') }
const five = { name: 'FIVE', address: '/lottery?gameCode=five&prizeMode=ELOTT' }

describe('the neighbours of a game', () => {
  it('are those before and after it that can be played on a page', () => {
    expect(neighboursOf(stored(pageOf('sun')), pageOf('sun'))).toEqual({ previous: gem, next: five })
    expect(neighboursOf(stored(pageOf('gem')), pageOf('gem'))).toEqual({ previous: undefined, next: sun })
    expect(neighboursOf(stored(five.address), '/lottery?gameCode=five')).toEqual({ previous: sun, next: undefined })
  })

  it('are none where the game was not chosen from the list, or is alone in it', () => {
    expect(neighboursOf(null, pageOf('gem'))).toBe(null)
    expect(neighboursOf(stored(pageOf('sun')), pageOf('gem')), 'another one was chosen').toBe(null)
    expect(neighboursOf(stored(pageOf('sunset')), pageOf('sun')), 'a longer name').toBe(null)
    expect(neighboursOf(stored(pageOf('gem'), []), pageOf('gem')), 'it was found by a search').toBe(null)
    expect(neighboursOf(stored(pageOf('moon')), pageOf('moon')), 'it is not among them').toBe(null)
    expect(neighboursOf(stored(pageOf('gem'), games.slice(0, 5)), pageOf('gem'))).toBe(null)
  })

  it.each(['', 'null', '7', '[]', '["/a"]', '["/a",{}]', '["/a",[7]]', '["/a",[null]]', '[null,[]]'])(
    'are none where the storage holds %j',
    text => expect(neighboursOf(text, '/a')).toBe(null),
  )
})
