import { partly, whole } from '../parts.ts'
import { change, cutOff, refuse } from '../steps.ts'
import type { State } from '../state.ts'
import { chrome, dialog, failure, header } from './common.ts'

const status = '/wps/system/status'

/** What fails, or is closed. */
export const trouble: readonly State[] = [
  {
    name: 'home-failing',
    who: 'guest',
    at: '/',
    before: refuse('/wps/relay/GCSGAME_'),
    ready: `baize-game-lane ${failure}`,
    must: [...header, ...whole('baize-banner .slide'), ...partly(`baize-game-lane ${failure}`)],
  },
  {
    name: 'list-failing',
    who: 'guest',
    at: '/rng',
    before: refuse('/wps/relay/GCSGAME_gameList'),
    ready: `baize-game-list ${failure}`,
    must: [...chrome, ...whole('baize-game-list h2', `baize-game-list ${failure} button`)],
    core: '390 dark',
  },
  {
    name: 'winners-failing',
    who: 'guest',
    at: '/winners',
    before: refuse('/wps/v2/winners'),
    ready: `baize-winners-list ${failure}`,
    must: [...chrome, ...whole('baize-winners-list h2', `baize-winners-list ${failure} button`)],
  },
  {
    name: 'register-failing',
    who: 'guest',
    at: '/register',
    before: refuse('/wps/system/setting/register'),
    ready: `baize-register ${failure}`,
    must: dialog(`${failure} button`),
  },
  {
    name: 'game-failing',
    who: 'member',
    at: '/seamless?vassalage=ORIENT&gameType=RNG&gameCode=jade-dragon',
    before: refuse('/wps/relay/GCS_gameLaunchFB'),
    ready: 'baize-game-frame [role=alert]',
    must: whole('.bar', '.bar-back', '.state-title', '.game-failed button'),
  },
  {
    name: 'downlines-failing',
    who: 'agent',
    at: '/agentHome/downlineManagmentView',
    before: refuse('/wps/v2/agent/downlines'),
    ready: `baize-agent-downlines ${failure}`,
    must: whole('baize-agent-centre h2.centre-title', `baize-agent-downlines ${failure} button`),
  },
  {
    name: 'unreachable',
    who: 'guest',
    at: '/',
    before: cutOff(status),
    ready: '#unanswered:not([hidden])',
    must: whole('#unanswered h2', '#unanswered button'),
  },
  {
    name: 'maintenance',
    who: 'guest',
    at: '/',
    before: change(status, { maintenance: true, notice: 'New machines.', endAt: '2030-01-01T02:00:00Z' }),
    ready: 'baize-maintenance-page h2',
    must: whole('baize-maintenance-page h2', 'baize-maintenance-page button'),
    core: '390 light',
  },
  {
    name: 'restricted',
    who: 'guest',
    at: '/',
    before: change(status, { restricted: true }),
    ready: 'baize-restricted-page h2',
    must: whole('baize-restricted-page h2', 'baize-restricted-page input'),
    core: '1440 dark',
  },
]
