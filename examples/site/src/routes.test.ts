import { describe, expect, it } from 'vitest'
import { addressAfterLogin, loginAgain, loginFor, opensOverPage, routeOf, replacesPath, routeAt } from './routes.ts'

const at = (path: string) => new URL(path, 'http://localhost:4400')

describe('routes of the site', () => {
  it('shows home under all its names [ROUTE-01] [ROUTE-02]', () => {
    for (const path of ['/', '/index', '/index.html', '/home', '/HOME', '/home/'])
      expect(routeOf(path).view).toBe('home')
  })

  it('opens a popup over home for /login and /register [ROUTE-03] [ROUTE-04]', () => {
    expect(routeOf('/login')).toMatchObject({ view: 'home', popup: 'login' })
    expect(routeOf('/register')).toMatchObject({ view: 'home', popup: 'register' })
  })

  it('opens the popup of a forgotten password, also from the link of an e-mail [ROUTE-48]', () => {
    expect(routeOf(at('/forgot-password#resetToken=x').pathname)).toMatchObject({
      view: 'home',
      popup: 'forgot-password',
    })
    expect(addressAfterLogin(at('/forgot-password'))).toBe('/')
  })

  it('opens what belongs to a login that waits over the page one is on', () => {
    expect(['change-password', 'second-verification', 'real-account', 'elsewhere'].map(opensOverPage)).toEqual([
      true,
      true,
      true,
      false,
    ])
  })

  it('has a page of winners [WIN-06]', () => {
    expect(routeOf('/winners')).toMatchObject({ view: 'winners', guarded: false })
  })

  it('guards the game page [ROUTE-32] [ROUTE-37]', () => {
    expect(routeOf('/seamless')).toMatchObject({ view: 'game', guarded: true })
    expect(loginFor(at('/seamless?gameCode=jade'))).toBe('/login?redirect=%2Fseamless%3FgameCode%3Djade')
  })

  it('lists the games of a kind under its own path [ROUTE-12] [ROUTE-13] [ROUTE-14] [ROUTE-15] [ROUTE-16] [ROUTE-17] [ROUTE-18] [ROUTE-19] [ROUTE-20] [ROUTE-21]', () => {
    const lists = { live: 'LIVE', fish: 'FISH', rng: 'RNG', pvp: 'PVP', bgs: 'BGS' }
    const centres = { sports: 'SPORTS', esports: 'ESPORTS', cockfight: 'COCKFIGHT' }
    const lotteries = { lott: 'LOTT', elott: 'ELOTT' }
    for (const [path, category] of Object.entries(lists))
      expect(routeOf(`/${path}`)).toMatchObject({ view: 'game-list', category })
    for (const [path, category] of Object.entries(centres))
      expect(routeOf(`/${path}`)).toMatchObject({ view: 'game-centre', category })
    for (const [path, category] of Object.entries(lotteries))
      expect(routeOf(`/${path}`)).toMatchObject({ view: 'lottery-centre', category })
  })

  it('shows the games of a player’s own to nobody else [ROUTE-24] [ROUTE-25]', () => {
    expect(routeOf('/favorite')).toMatchObject({ view: 'account-games', page: 'favourites', guarded: true })
    expect(routeOf('/recent')).toMatchObject({ view: 'account-games', page: 'recent', guarded: true })
  })

  it('opens launch pages of lotteries for who is logged in, under all their names [ROUTE-26] [ROUTE-27] [ROUTE-28] [ROUTE-33] [ROUTE-34] [ROUTE-35] [ROUTE-36]', () => {
    const modes = {
      '/lottery': 'LOTT',
      '/lottert': 'LOTT',
      '/vnLottery': 'VN',
      '/vnlottery': 'VN',
      '/seaLottery': 'SEA',
      '/sealottery': 'SEA',
    }
    for (const [path, category] of Object.entries(modes))
      expect(routeOf(path)).toMatchObject({ view: 'lottery', category, guarded: true })
  })

  it('sends who is not logged in from a lottery to the login, and back [ROUTE-29]', () => {
    const to = loginFor(at('/vnLottery?gameCode=hanoi-draw'))
    expect(to).toBe('/login?redirect=%2FvnLottery%3FgameCode%3Dhanoi-draw')
    expect(addressAfterLogin(at(to))).toBe('/vnLottery?gameCode=hanoi-draw')
  })

  it('has a page where agents log in, and the agent centre with its pages [ROUTE-05] [ROUTE-06] [ROUTE-55]', () => {
    expect(routeOf('/agent')).toMatchObject({ view: 'agent', guarded: false })
    for (const path of ['/agentHome', '/agenthome', '/agentHome/'])
      expect(routeOf(path)).toEqual({ view: 'agent-home', popup: null, guarded: true })
    expect(routeOf('/agentHome/downlineManagmentView')).toMatchObject({
      view: 'agent-home',
      page: 'downlineManagmentView',
    })
    expect(routeOf('/agentHome/a/b').view).toBe('missing')
  })

  it('sends a visitor to the login of agents and from there to the agent centre [ROUTE-07] [ROUTE-46]', () => {
    expect(loginFor(at('/agentHome'))).toBe('/agent')
    expect(addressAfterLogin(at('/agent'))).toBe('/agentHome')
    const deep = loginFor(at('/agentHome/registerCenter'))
    expect(deep).toBe('/agent?redirect=%2FagentHome%2FregisterCenter')
    expect(addressAfterLogin(at(deep))).toBe('/agentHome/registerCenter')
    expect(replacesPath('/agent', '/agentHome/registerCenter')).toBe(true)
    expect(replacesPath('/', '/agentHome')).toBe(false)
  })

  it('lets a game stand in for the one that was open, so that the way back leads to the list', () => {
    expect(replacesPath('/seamless', '/seamless')).toBe(true)
    expect(replacesPath('/vnLottery', '/seamless')).toBe(true)
    expect(replacesPath('/rng', '/seamless')).toBe(false)
    expect(replacesPath('/seamless', '/agentHome')).toBe(false)
  })

  it('has a page of the live chat [CHAT-06]', () => {
    expect(routeOf('/live-chat')).toMatchObject({ view: 'live-chat', guarded: false })
  })

  it('has a page for what does not exist [ROUTE-54]', () => {
    expect(routeOf('/nowhere').view).toBe('missing')
  })

  it('opens the login where a session has ended, and comes back to where it was [AUTH-54]', () => {
    const back = (path: string) => loginAgain(at(path))
    expect(back('/rng?vassalage=ORIENT')).toBe('/login?redirect=%2Frng%3Fvassalage%3DORIENT')
    expect(addressAfterLogin(at(back('/rng?vassalage=ORIENT')))).toBe('/rng?vassalage=ORIENT')
    expect(['/', '/login', '/register'].map(back)).toEqual(['/login', '/login', '/login'])
  })

  it('goes back to the page the guard kept, and to no other site [ROUTE-52]', () => {
    expect(addressAfterLogin(at('/login?redirect=%2Fseamless%3FgameCode%3Djade'))).toBe('/seamless?gameCode=jade')
    const evils = [
      'https://evil.test/',
      '//evil.test/x',
      '/\\evil.test',
      'javascript:alert(1)',
      '/\\[',
      '/\\x:99999',
      '%',
    ]
    for (const evil of [...evils, '/login?redirect=%2Frng', '/register']) {
      expect(addressAfterLogin(at(`/login?redirect=${encodeURIComponent(evil)}`))).toBe('/')
    }
    expect(addressAfterLogin(at('/login'))).toBe('/')
    expect(addressAfterLogin(at('/'))).toBeNull()
    expect(addressAfterLogin(at('/login?redirect=%E0%A4%A'))).toBe('/')
  })
})

it('shows the help as a page, and an article of it as a popup over home [ROUTE-09] [ROUTE-10] [ROUTE-11]', () => {
  const at = (address: string) => {
    const { view, popup } = routeAt(new URL(address, 'https://site.test'))
    return [view, popup]
  }
  expect(at('/help')).toEqual(['help', null])
  expect(at('/helpmc')).toEqual(['help', null])
  expect(at('/help#term')).toEqual(['home', 'help'])
  expect(at('/HELP/#term')).toEqual(['home', 'help'])
  expect(at('/helpmc#term')).toEqual(['help', null])
  expect(at('/rng#term')).toEqual(['game-list', null])
})
