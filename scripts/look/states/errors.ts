import { partly, whole } from '../parts.ts'
import { changeAnswers, abortCalls, failCalls } from '../steps.ts'
import type { State } from '../state.ts'
import { chrome, dialog, failure, header } from './common.ts'

const status = '/wps/system/status'

/** What fails, or is closed. */
export const errorStates: readonly State[] = [
  {
    name: 'home-failing',
    visitor: 'guest',
    path: '/',
    before: failCalls('/wps/relay/GCSGAME_'),
    ready: `baize-game-lane ${failure}`,
    requiredParts: [...header, ...whole('baize-banner .slide'), ...partly(`baize-game-lane ${failure}`)],
  },
  {
    name: 'list-failing',
    visitor: 'guest',
    path: '/rng',
    before: failCalls('/wps/relay/GCSGAME_gameList'),
    ready: `baize-game-list ${failure}`,
    requiredParts: [...chrome, ...whole('baize-game-list h2', `baize-game-list ${failure} button`)],
    core: '390 dark',
  },
  {
    name: 'winners-failing',
    visitor: 'guest',
    path: '/winners',
    before: failCalls('/wps/v2/winners'),
    ready: `baize-winners-list ${failure}`,
    requiredParts: [...chrome, ...whole('baize-winners-list h2', `baize-winners-list ${failure} button`)],
  },
  {
    name: 'register-failing',
    visitor: 'guest',
    path: '/register',
    before: failCalls('/wps/system/setting/register'),
    ready: `baize-register ${failure}`,
    requiredParts: dialog(`${failure} button`),
  },
  {
    name: 'game-failing',
    visitor: 'member',
    path: '/seamless?vassalage=ORIENT&gameType=RNG&gameCode=jade-dragon',
    before: failCalls('/wps/relay/GCS_gameLaunchFB'),
    ready: 'baize-game-frame [role=alert]',
    requiredParts: whole('.bar', '.bar-back', '.state-title', '.game-failed button'),
  },
  {
    name: 'downlines-failing',
    visitor: 'agent',
    path: '/agentHome/downlineManagmentView',
    before: failCalls('/wps/v2/agent/downlines'),
    ready: `baize-agent-downlines ${failure}`,
    requiredParts: whole('baize-agent-centre h2.centre-title', `baize-agent-downlines ${failure} button`),
  },
  {
    name: 'unreachable',
    visitor: 'guest',
    path: '/',
    before: abortCalls(status),
    ready: '#unanswered:not([hidden])',
    requiredParts: whole('#unanswered h2', '#unanswered button'),
  },
  {
    name: 'maintenance',
    visitor: 'guest',
    path: '/',
    before: changeAnswers(status, { maintenance: true, notice: 'New machines.', endAt: '2030-01-01T02:00:00Z' }),
    ready: 'baize-maintenance-page h2',
    requiredParts: whole('baize-maintenance-page h2', 'baize-maintenance-page button'),
    core: '390 light',
  },
  {
    name: 'restricted',
    visitor: 'guest',
    path: '/',
    before: changeAnswers(status, { restricted: true }),
    ready: 'baize-restricted-page h2',
    requiredParts: whole('baize-restricted-page h2', 'baize-restricted-page input'),
    core: '1440 dark',
  },
]
