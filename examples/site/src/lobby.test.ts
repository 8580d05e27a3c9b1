import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { nextLobby, returnToLobby } from './lobby.ts'

const go = vi.fn()
const close = vi.fn()
const dataset: Record<string, string> = {}
/** Where somebody is: the page that is shown, and what its entry of the history remembers. */
function at(view: string, state: object | null = null): void {
  dataset['view'] = view
  vi.stubGlobal('history', { state, go, length: 1 })
}

beforeEach(() => {
  vi.stubGlobal('document', { body: { dataset } })
  vi.stubGlobal('addEventListener', vi.fn())
  vi.stubGlobal('opener', null)
  vi.stubGlobal('close', close)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

test('a game knows how far behind it the page lies on which it was chosen, also after another game', () => {
  at('list')
  expect(nextLobby(true)).toBe(1)
  at('game', { lobby: 1 })
  expect(nextLobby(true)).toBe(2)
  // The login that a guest meets on the way gives its entry to the game.
  at('home', { lobby: 1 })
  expect(nextLobby(false)).toBe(1)
})

test('one that was opened by its address has none, nor has the next game', () => {
  at('game')
  expect([nextLobby(true), returnToLobby()]).toEqual([undefined, false])
  expect(go).not.toHaveBeenCalled()
})

test('the way back leads there, and from a tab of its own to the one that opened it', () => {
  at('game', { lobby: 2 })
  expect(returnToLobby()).toBe(true)
  expect(go).toHaveBeenCalledWith(-2)
  at('game')
  vi.stubGlobal('opener', {})
  expect(returnToLobby()).toBe(true)
  expect(close).toHaveBeenCalled()
})

test('no other page has such a way', () => {
  at('list', { lobby: 1 })
  expect(returnToLobby()).toBe(false)
})
