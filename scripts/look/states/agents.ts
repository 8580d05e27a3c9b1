import { onDesktop, onPhone, partly, whole, type Part } from '../parts.ts'
import { fill, sequential, openPopup, press, waitFor } from '../steps.ts'
import type { State } from '../state.ts'
import { dialog } from './common.ts'

const framed = (tag: string, selector: string): string => `${tag} iframe >> internal:control=enter-frame >> ${selector}`
const downlines = '/agentHome/downlineManagmentView'
const row = 'baize-agent-downlines tbody tr'

/** A page of the agent centre. */
const page = (name: string, path: string, ready: string, parts: readonly Part[], more: Partial<State> = {}): State => ({
  name,
  visitor: 'agent',
  path,
  ready,
  requiredParts: [
    ...whole('baize-agent-centre h2.centre-title'),
    ...onDesktop(whole('baize-agent-centre .centre-entry')),
    ...onPhone(whole('baize-agent-centre .centre-select select')),
    ...parts,
  ],
  ...more,
})

/** Pages of agents, and pages of partners that embed elements. */
export const agents: readonly State[] = [
  {
    name: 'agent-landing',
    visitor: 'guest',
    path: '/agent',
    ready: 'baize-agent-landing input',
    requiredParts: [
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
      steps: sequential(
        waitFor(row),
        fill('baize-agent-downlines [name=account]', 'nobody1'),
        press('baize-agent-downlines button:has-text("Search")'),
      ),
    },
  ),
  {
    name: 'agent-offer',
    visitor: 'agent',
    path: downlines,
    steps: sequential(waitFor(row), press('baize-agent-downlines button[aria-label="Offer contract: agent2"]')),
    ready: 'dialog:modal :text("Your own rate")',
    requiredParts: dialog('h2', 'select', 'button:has-text("Preview")'),
    core: '390 dark',
  },
  {
    name: 'contract',
    visitor: 'agent',
    path: '/winners',
    steps: openPopup('contract'),
    ready: 'baize-contract-popup h2, baize-contract-popup h3',
    requiredParts: dialog('h2'),
  },
  {
    name: 'agent-centre-popup',
    visitor: 'agent',
    path: '/winners',
    steps: openPopup('agent-centre'),
    ready: 'dialog:modal baize-agent-centre input',
    requiredParts: dialog('h2.centre-title', 'button[type=submit]'),
  },
  {
    name: 'affiliate',
    visitor: 'guest',
    path: 'partner/affiliate/',
    ready: 'baize-register input',
    requiredParts: whole('.masthead .name', 'article h1'),
    theme: 'light',
    core: '1440 light',
  },
  {
    name: 'affiliate-form',
    visitor: 'guest',
    path: 'partner/affiliate/',
    steps: async browserPage => {
      await browserPage.locator('baize-register button[type=submit]').waitFor()
      await browserPage.locator('baize-register').evaluate(node => node.scrollIntoView({ block: 'start' }))
    },
    ready: 'baize-register input',
    requiredParts: whole('baize-register [name=username]', 'baize-register button[type=submit]'),
    theme: 'light',
    width: 390,
    core: '390 light',
  },
  {
    name: 'framed-login',
    visitor: 'guest',
    path: 'partner/agent-portal/',
    ready: framed('baize-agent-centre', '.state-title'),
    requiredParts: whole(
      'header .name',
      framed('baize-login', '[name=username]'),
      framed('baize-login', 'button[type=submit]'),
    ),
    theme: 'light',
    core: '1440 light',
  },
  {
    name: 'framed-agent-centre',
    visitor: 'guest',
    path: 'partner/agent-portal/',
    steps: sequential(
      fill(framed('baize-login', '[name=username]'), 'agent'),
      fill(framed('baize-login', '[name=password]'), 'Agent1234'),
      press(framed('baize-login', 'button[type=submit]')),
    ),
    ready: framed('baize-agent-centre', 'baize-agent-register-centre [name=username], [name=username]'),
    requiredParts: whole('header .name', framed('baize-agent-centre', 'h2.centre-title')),
    theme: 'light',
  },
]
