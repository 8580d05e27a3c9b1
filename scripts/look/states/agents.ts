import { onDesk, onPhone, partly, whole, type Part } from '../parts.ts'
import { fill, inTurn, openPopup, press, see } from '../steps.ts'
import type { State } from '../state.ts'
import { dialog } from './common.ts'

const framed = (tag: string, at: string): string => `${tag} iframe >> internal:control=enter-frame >> ${at}`
const downlines = '/agentHome/downlineManagmentView'
const row = 'baize-agent-downlines tbody tr'

/** A page of the agent centre. */
const page = (name: string, at: string, ready: string, must: readonly Part[], more: Partial<State> = {}): State => ({
  name,
  who: 'agent',
  at,
  ready,
  must: [
    ...whole('baize-agent-centre h2.centre-title'),
    ...onDesk(whole('baize-agent-centre .centre-entry')),
    ...onPhone(whole('baize-agent-centre .centre-select select')),
    ...must,
  ],
  ...more,
})

/** Pages of agents, and pages of partners that embed elements. */
export const agents: readonly State[] = [
  {
    name: 'agent-landing',
    who: 'guest',
    at: '/agent',
    ready: 'baize-agent-landing input',
    must: [
      ...whole('baize-header .logo img', 'baize-agent-landing h2'),
      ...partly('baize-agent-landing [name=username]'),
    ],
  },
  page(
    'agent-register',
    '/agentHome',
    'baize-agent-centre input',
    whole(
      'baize-agent-register-centre [role=tab]',
      'baize-agent-register-centre [name=username]',
      'baize-agent-register-centre button[type=submit]',
    ),
    { core: '390 light' },
  ),
  page(
    'agent-links',
    '/agentHome',
    'baize-agent-register-centre .state',
    whole('baize-agent-register-centre .state-title', 'baize-agent-register-centre .state button'),
    {
      steps: press('baize-agent-centre [role=tab]:has-text("Registration links")'),
    },
  ),
  page('agent-downlines', downlines, row, partly(row, 'baize-agent-downlines table'), { core: '1440 light' }),
  page(
    'agent-downlines-empty',
    downlines,
    'baize-agent-downlines .state',
    partly('baize-agent-downlines .state-title'),
    {
      steps: inTurn(
        see(row),
        fill('baize-agent-downlines [name=account]', 'nobody1'),
        press('baize-agent-downlines button:has-text("Search")'),
      ),
    },
  ),
  {
    name: 'agent-offer',
    who: 'agent',
    at: downlines,
    steps: inTurn(see(row), press('baize-agent-downlines button[aria-label="Offer contract: agent2"]')),
    ready: 'dialog:modal :text("Your own rate")',
    must: dialog('h2', 'select', 'button:has-text("Preview")'),
    core: '390 dark',
  },
  {
    name: 'contract',
    who: 'agent',
    at: '/winners',
    steps: openPopup('contract'),
    ready: 'baize-contract-popup h2, baize-contract-popup h3',
    must: dialog('h2'),
  },
  {
    name: 'agent-centre-popup',
    who: 'agent',
    at: '/winners',
    steps: openPopup('agent-centre'),
    ready: 'dialog:modal baize-agent-centre input',
    must: dialog('h2.centre-title', 'button[type=submit]'),
  },
  {
    name: 'affiliate',
    who: 'guest',
    at: 'partner/affiliate/',
    ready: 'baize-register input',
    must: whole('.masthead .name', 'article h1'),
    theme: 'light',
    core: '1440 light',
  },
  {
    name: 'affiliate-form',
    who: 'guest',
    at: 'partner/affiliate/',
    steps: async browserPage => {
      await browserPage.locator('baize-register button[type=submit]').waitFor()
      await browserPage.locator('baize-register').evaluate(node => node.scrollIntoView({ block: 'start' }))
    },
    ready: 'baize-register input',
    must: whole('baize-register [name=username]', 'baize-register button[type=submit]'),
    theme: 'light',
    width: 390,
    core: '390 light',
  },
  {
    name: 'framed-login',
    who: 'guest',
    at: 'partner/agent-portal/',
    ready: framed('baize-agent-centre', '.state-title'),
    must: whole('header .name', framed('baize-login', '[name=username]'), framed('baize-login', 'button[type=submit]')),
    theme: 'light',
    core: '1440 light',
  },
  {
    name: 'framed-agent-centre',
    who: 'guest',
    at: 'partner/agent-portal/',
    steps: inTurn(
      fill(framed('baize-login', '[name=username]'), 'agent'),
      fill(framed('baize-login', '[name=password]'), 'Agent1234'),
      press(framed('baize-login', 'button[type=submit]')),
    ),
    ready: framed('baize-agent-centre', 'baize-agent-register-centre [name=username], [name=username]'),
    must: whole('header .name', framed('baize-agent-centre', 'h2.centre-title')),
    theme: 'light',
  },
]
