import { describe, expect, it } from 'vitest'
import { readMessage } from './game-protocol.ts'

const good = { ns: 'baize.game', v: 1, type: 'idle', id: '1', data: {} }

describe('what a game may say', () => {
  it('reads a message of the protocol', () => {
    expect(readMessage(good)).toEqual({ type: 'idle', data: {} })
  })

  it('drops everything else', () => {
    const bad = [
      null,
      'idle',
      [],
      { ...good, ns: 'other' },
      { ...good, v: 2 },
      { ...good, type: 'logout' },
      { ...good, type: 'toString' },
      { ...good, data: null },
      { ...good, data: [] },
    ]
    for (const value of bad) expect(readMessage(value)).toBeNull()
  })
})
