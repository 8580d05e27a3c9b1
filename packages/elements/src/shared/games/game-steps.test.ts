import { describe, expect, it } from 'vitest'
import { gamePage, stepOf } from './game-steps.ts'

const game = { vassalage: 'LUMEN', gameType: 'RNG', gameCode: 'gem-cascade', isGame: 'GAME' as const }

describe('what a click on a game does', () => {
  it('opens the lottery page of a lottery vendor [GAME-15] [GAME-16] [GAME-17]', () => {
    const to = (vassalage: string) => stepOf({ ...game, vassalage, gameCode: 'a b' })
    expect(to('TCG_LOTTO_VN')).toEqual({ do: 'navigate', to: '/vnLottery?gameCode=a%20b' })
    expect(to('TCG_SEA')).toEqual({ do: 'navigate', to: '/seaLottery?gameCode=a%20b' })
    expect(to('LOTT')).toEqual({ do: 'navigate', to: '/lottery?gameCode=a%20b' })
    expect(to('ELOTT')).toEqual({ do: 'navigate', to: '/lottery?gameCode=a%20b&prizeMode=ELOTT' })
  })

  it('goes to the slots of a vendor from its card or container [GAME-18]', () => {
    expect(stepOf({ ...game, gameCode: '' })).toEqual({ do: 'navigate', to: '/rng?vassalage=LUMEN' })
    expect(stepOf({ ...game, isGame: 'VASSALAGE' })).toEqual({ do: 'navigate', to: '/rng?vassalage=LUMEN' })
  })

  it('opens the list of any other container [GAME-19]', () => {
    expect(stepOf({ ...game, gameType: 'LIVE', isGame: 'VASSALAGE' })).toEqual({
      do: 'open',
      name: 'game-popup',
      detail: { vendor: 'LUMEN', category: 'LIVE' },
    })
  })

  it('opens the rooms of a game against other people, and starts one that is closed to say why [GAME-24] [GAME-25]', () => {
    const table = {
      ...game,
      vassalage: 'ARENA',
      gameType: 'PVP',
      gameCode: 'thirteen',
      nodeId: '9',
      gameName: 'Thirteen',
    }
    expect(stepOf({ ...table, state: 'open' })).toEqual({
      do: 'open',
      name: 'room-list',
      detail: { vendor: 'ARENA', gameCode: 'thirteen', nodeId: '9', heading: 'Thirteen' },
    })
    expect(stepOf({ ...table, state: 'maintenance' })).toEqual({ do: 'start' })
  })

  it('starts everything else, a slot with its own code too [GAME-20]', () => {
    expect(stepOf(game)).toEqual({ do: 'start' })
    expect(stepOf({ ...game, gameType: 'FISH' })).toEqual({ do: 'start' })
  })

  it('names the game in the address of the game page [ROUTE-32]', () => {
    expect(gamePage({ ...game, nodeId: '7' })).toBe(
      '/seamless?vassalage=LUMEN&gameType=RNG&gameCode=gem-cascade&gameId=7',
    )
    expect(gamePage({ ...game, nodeId: '7', roomId: 'garden' })).toContain('&roomId=garden')
    expect(gamePage({ ...game, nodeId: '7', selection: 'cup.1.2:result:home' })).toContain(
      '&selection=cup.1.2%3Aresult%3Ahome',
    )
  })
})
