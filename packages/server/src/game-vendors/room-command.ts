import { askStudio } from './ask-studio.ts'
import type { Command } from '../area.ts'
import { UsageError } from '../ops/index.ts'

const states = ['closed', 'open']

/** Closes a room of the studio for whoever is not in it yet, or opens it again (GAME-26). */
export const room: Command = {
  usage: 'room ROOM closed|open',
  does: 'closes a card room for whoever is not in it yet, or opens it again',
  run: async (deps, [roomId = '', state = '']) => {
    if (!roomId || !states.includes(state)) throw new UsageError('Say which room, and closed or open.')
    const reply = await askStudio(deps, '/ops/room', { roomId, closed: state === 'closed' })
    if (!reply) return { ok: false, lines: ['The studio does not answer.'] }
    if (reply.status !== 200) throw new UsageError(`The studio has no room ${roomId}.`)
    return { ok: true, lines: [`${roomId} is ${state}.`] }
  },
}
