import type { Command } from '../area.ts'
import { UsageError } from '../area.ts'
import * as z from 'zod/mini'
import { auditStaff } from '../audit-trail/index.ts'
import { callStudio } from './call-studio.ts'

const states = ['closed', 'open']
const otherState = (state: string): string => (state === 'open' ? 'closed' : 'open')

/** The studio's answer: whether the room was in the other state until now. */
const RoomSwitched = z.object({ changed: z.boolean() })

/** Closes a room of the studio for whoever is not in it yet, or opens it again (GAME-26). */
export const roomCommand: Command = {
  usage: 'room ROOM closed|open',
  does: 'closes a card room for whoever is not in it yet, or opens it again',
  run: async (deps, [roomId = '', state = ''], by) => {
    if (!roomId || !states.includes(state)) throw new UsageError('Say which room, and closed or open.')
    const reply = await callStudio(deps, '/ops/room', { roomId, closed: state === 'closed' })
    if (!reply) return { ok: false, lines: ['The studio does not answer.'] }
    if (reply.status !== 200) throw new UsageError(`The studio has no room ${roomId}.`)
    const { changed } = z.parse(RoomSwitched, reply.body)
    const before = { state: changed ? otherState(state) : state }
    await auditStaff(deps, deps.db, by, { what: 'room-switched', reason: roomId, before, after: { state } })
    return { ok: true, lines: [`${roomId} is ${state}.`] }
  },
}

const chaosPath = '/ops/chaos'
const calls = ['bet', 'win', 'rollback']
const modes = ['once', 'on', 'off']

const Fault = z.object({ effect: z.string(), call: z.string(), ms: z.number(), lasting: z.boolean() })
/** The studio's answer: the failures that were armed, those that are now, and those that can be. */
const ChaosState = z.object({
  before: z.array(Fault),
  armed: z.array(Fault),
  effects: z.array(z.object({ effect: z.string(), calls: z.array(z.string()), does: z.string() })),
})
type ChaosState = z.infer<typeof ChaosState>

/**
 * The order that a command's words give. They may come in any order: call, mode and delay are known
 * by their form, the rest is the effect.
 */
function orderOf(words: readonly string[]): Record<string, string | number> {
  const order: Record<string, string | number> = {}
  for (const word of words) {
    if (calls.includes(word)) order['call'] = word
    else if (modes.includes(word)) order['mode'] = word
    else if (/^\d+$/.test(word)) order['ms'] = Number(word)
    else if (order['effect'] === undefined) order['effect'] = word
    else throw new UsageError(`What is "${word}"?`)
  }
  return order
}

const chaosLines = ({ armed, effects }: ChaosState): string[] => [
  ...effects.map(({ effect, calls: struck, does }) => `${effect.padEnd(17)} ${struck.join(', ').padEnd(19)} ${does}`),
  ...(armed.length ? [] : ['Nothing is armed.']),
  ...armed.map(
    ({ effect, call, ms, lasting }) =>
      `Armed: ${effect} for ${lasting ? `every ${call}` : `the next ${call}`}${effect === 'delay' ? `, ${ms} ms` : ''}.`,
  ),
]

/** Failures that are armed, as the audit trail names them. */
const armedFacts = (faults: ChaosState['armed']) => ({
  armed: faults.map(({ effect, call, ms, lasting }) => `${effect} ${call} ${lasting ? 'on' : 'once'} ${ms}`).join(', '),
})

/** Failures between studio and platform, made on purpose; only the sandbox has them. */
export const chaosCommand: Command = {
  usage: 'chaos [EFFECT [bet|win|rollback] [once|on|off] [MS] | off]',
  does: 'lists what can go wrong between studio and platform, and lets it happen to the next call, or to all until off',
  run: async (deps, words, by) => {
    const reply = await callStudio(deps, chaosPath, orderOf(words))
    if (!reply) return { ok: false, lines: ['The studio does not answer.'] }
    if (reply.status === 404) return { ok: false, lines: ['The studio has no chaos in production.'] }
    const view = z.safeParse(ChaosState, reply.body)
    if (!view.success) throw new UsageError('The studio knows no such trouble.')
    if (words.length) {
      const change = { before: armedFacts(view.data.before), after: armedFacts(view.data.armed) }
      await auditStaff(deps, deps.db, by, { what: 'chaos-armed', reason: words.join(' '), ...change })
    }
    return { ok: true, lines: chaosLines(view.data) }
  },
}
