import { gameLaunch, namedGame, tilesCsp } from '../../../shared/games/declarations.ts'
import type { Declaration } from '../../../runtime/declare.ts'

export const roomList = {
  tag: 'baize-room-list',
  summary: 'The rooms of a game that people play against each other: what each costs, who is in it, and the way in.',
  since: '0.1',
  status: 'stable',
  props: {
    vendor: { type: 'string', doc: 'Code of the vendor; ARENA where it is not given.' },
    gameCode: { type: 'string', doc: 'Code of the game at its vendor; `thirteen` where it is not given.' },
    nodeId: { type: 'string', doc: 'Id of the game in the catalogue.' },
    heading: { type: 'string', doc: 'Title in place of its own, such as the name of the game.' },
  },
  events: {
    'baize-room-enter': {
      ...gameLaunch,
      doc: 'A room was chosen by somebody who may enter it. Prevent it to start the game yourself.',
      detail: { ...namedGame, roomId: 'string' },
      otherwise: "Starts the game in that room in a new tab; on the operator's own site asks for its page.",
    },
  },
  parts: {
    title: 'The title.',
    room: 'A room.',
    badge: 'What keeps somebody from entering.',
    empty: 'What stands there for guests and trial accounts, or when there are no rooms.',
    error: 'What stands there when the rooms did not load.',
  },
  states: { loading: 'The rooms are on their way.' },
  csp: tilesCsp,
} as const satisfies Declaration
