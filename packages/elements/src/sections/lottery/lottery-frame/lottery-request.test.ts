import { describe, expect, it } from 'vitest'
import { launchOf, pathOf } from './lottery-request.ts'

const back = 'https://site.test'

describe('a launch of a lottery', () => {
  it('asks for the betting view of a game in area VN and mode LOTT [LOTT-04] [LOTT-05]', () => {
    expect(launchOf({ mode: 'VN', gameCode: 'hanoi-draw' }, 'EN', back)).toEqual({
      lottoArea: 'VN',
      launchMode: 'LOTT',
      lottoPrizeMode: 'ZY',
      lottoGameCode: 'hanoi-draw',
      lottoView: 'betting',
      device: 'WEB',
      backUrl: back,
      language: 'EN',
    })
  })

  it('asks for the lobby with an empty code, in the prize mode of its page unless another is named [LOTT-04] [LOTT-05] [LOTT-13]', () => {
    const asked = (request: Parameters<typeof launchOf>[0]) => launchOf(request, 'ES', back)
    expect(asked({})).toMatchObject({ lottoPrizeMode: 'LOTT', lottoGameCode: '', lottoView: 'lobby' })
    expect(asked({ mode: 'SEA' }).lottoPrizeMode).toBe('SEA')
    expect(asked({ mode: 'LOTT', prizeMode: 'ELOTT' }).lottoPrizeMode).toBe('ELOTT')
  })

  it('is in the prize mode of its lottery where none is named, since e-lotteries share the page of the lotteries [LOTT-13]', () => {
    const playedIn = (request: Parameters<typeof launchOf>[0]) => launchOf(request, 'EN', back).lottoPrizeMode
    expect(playedIn({ mode: 'LOTT', gameCode: 'minute-five' })).toBe('ELOTT')
    expect(playedIn({ gameCode: 'five-digits' })).toBe('LOTT')
    expect(playedIn({ mode: 'VN', gameCode: 'hanoi-draw' })).toBe('ZY')
    expect(playedIn({ mode: 'SEA', gameCode: 'of-another-operator' })).toBe('SEA')
    expect(playedIn({ prizeMode: 'SEA', gameCode: 'minute-five' })).toBe('SEA')
  })

  it('has a page on the operator’s site [ROUTE-26] [ROUTE-27] [ROUTE-28]', () => {
    expect(pathOf({})).toBe('/lottery')
    expect(pathOf({ mode: 'VN', gameCode: 'a b' })).toBe('/vnLottery?gameCode=a+b')
    expect(pathOf({ mode: 'SEA', prizeMode: 'SEA' })).toBe('/seaLottery?prizeMode=SEA')
  })
})
