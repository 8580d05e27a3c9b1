import { expect, test } from 'vitest'
import { forPage } from './for-page.ts'

const account = 'linhtran92'

test.each([
  ['baize-login', { account, nickname: 'Linh', isAgent: false, isTrial: false }, { type: 'member' }],
  ['baize-login', { account, nickname: 'Linh', isAgent: true, isTrial: false }, { type: 'agent' }],
  ['baize-login', { account, nickname: 'Linh', isAgent: false, isTrial: true }, { type: 'trial' }],
  ['baize-login', { type: 'agent', account }, { type: 'agent' }],
  ['baize-logout', { expired: true, account }, { expired: true }],
  ['baize-register', { account }, { account: '' }],
  [
    'baize-error',
    { code: 'NETWORK', message: 'Away', element: 'baize-login', requestId: 'r1' },
    { code: 'NETWORK', message: 'Away', element: 'baize-login' },
  ],
  // A login that is asked for after a registration, or with what was typed: who it is stays in the
  // frame.
  ['baize-open', { name: 'login', detail: { username: account } }, { name: 'login', detail: {} }],
  [
    'baize-open',
    { name: 'login', detail: { to: '/game', username: account, loginRequired: true } },
    { name: 'login', detail: { to: '/game' } },
  ],
  ['baize-open', { name: 'login', detail: { to: { username: account } } }, { name: 'login', detail: {} }],
  ['baize-open', { name: 'login', detail: account }, { name: 'login', detail: {} }],
  ['baize-open', { name: 'login', detail: null }, { name: 'login', detail: {} }],
  [
    'baize-open',
    { name: 'game-popup', detail: { vendor: 'ORIENT', category: 'RNG', username: account } },
    { name: 'game-popup', detail: { vendor: 'ORIENT', category: 'RNG' } },
  ],
  [
    'baize-open',
    { name: 'register', detail: { username: account, affiliateCode: 'LONGODDS' } },
    { name: 'register', detail: {} },
  ],
  ['baize-open', { name: 'transfer', detail: { account } }, { name: 'transfer', detail: {} }],
  [
    'baize-open',
    { name: 'switch-account', detail: { from: account, to: account } },
    { name: 'switch-account', detail: {} },
  ],
  [
    'baize-open',
    { name: 'second-verification', detail: { challengeId: 'c1' } },
    { name: 'second-verification', detail: {} },
  ],
  ['baize-open', { name: 'constructor', detail: { username: account } }, { name: 'constructor', detail: {} }],
  ['baize-page', { page: 'downlineManagmentView' }, { page: 'downlineManagmentView' }],
])('of %s %j a page is told %j', (name, detail, detailForPage) => {
  expect(forPage(name, detail)).toEqual(detailForPage)
})
