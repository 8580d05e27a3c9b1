import { partly, whole, type Part } from '../parts.ts'
import { changeAnswers, failCalls, fill, openPopup, press, sequential } from '../steps.ts'
import type { State } from '../state.ts'
import { dialog, page, popup, scrolledPage } from './common.ts'

const submit = 'button[type=submit]'
const loginForm = dialog('h2', '[name=username]', '[name=password]', `baize-login ${submit}`)
const registerForm = dialog('h2', '[name=username]', 'baize-register [name=password]', `baize-register ${submit}`)
const emptyText = ':text("cannot be empty")'

/** A form at an address of its own, over home. */
const form = (name: string, path: string, ready: string, parts: readonly Part[], more: Partial<State> = {}): State => ({
  name,
  visitor: 'guest',
  path,
  ready,
  requiredParts: parts,
  ...more,
})

/** A dialog that a button of the security centre opens. */
const securityDialog = (name: string, button: string, ready: string, ...parts: string[]): State => ({
  name,
  visitor: 'member',
  path: '/member/securityCenter',
  steps: press(`baize-security-centre ${button}`),
  ready: `dialog:modal ${ready}`,
  requiredParts: dialog(...parts),
})

/** Messages to one member: two that are new, the first of them to be answered. */
const messages = [
  [
    'Your withdrawal was sent',
    'Part 1 of your withdrawal, €400.00, is on its way. Please confirm it once it has arrived.',
  ],
  ['Deposit credited', '€19.70 was credited to your balance.'],
  ['Security change on your account', 'Two-factor authentication was switched on.'],
].map(([title, content], index) => ({
  ...{ id: `message${index}`, title, content, time: `2026-11-${20 - index}T08:30:00.000Z` },
  ...{ isRead: index === 2, isPinned: index === 0, action: '', linkageType: null, linkage: '' },
}))

/** Forms and pages of an account. */
export const accounts: readonly State[] = [
  form('login', '/login', 'baize-login [name=username]', loginForm, { core: '1440 light' }),
  form('login-errors', '/login', `baize-login ${emptyText}`, [...loginForm, ...whole(`baize-login ${emptyText}`)], {
    steps: press(`baize-login ${submit}`),
    core: '390 dark',
  }),
  form('login-refused', '/login', 'baize-login [part~=alert]', [...loginForm, ...whole('baize-login [part~=alert]')], {
    // Who is refused several times has to enter a captcha, too.
    before: failCalls('/wps/session/login', 'LOGIN_FAILED', 200),
    steps: sequential(
      fill('baize-login [name=username]', 'nobody'),
      fill('baize-login [name=password]', 'Wrong1234'),
      press(`baize-login ${submit}`),
    ),
  }),
  form('register', '/register', 'baize-register [name=username]', registerForm, { core: '1440 dark' }),
  form(
    'register-errors',
    '/register',
    `baize-register ${emptyText}`,
    [...registerForm, ...whole(`baize-register ${emptyText}`)],
    {
      steps: press(`baize-register ${submit}`),
      core: '390 light',
    },
  ),
  form('forgot-password', '/forgot-password', 'baize-forgot-password input', dialog('h2', 'input', submit)),
  popup('quick-login', 'guest', openPopup('quick-login'), 'baize-quick-login button', 'h2', 'baize-quick-login button'),
  page(
    'my-account',
    '/member',
    'baize-security-centre summary',
    whole('baize-member-centre h2', 'baize-security-centre summary'),
    { core: '1440 light' },
  ),
  securityDialog(
    'payout-accounts',
    'button:has-text("Manage")',
    'baize-payout-accounts .payout-lead',
    'h2',
    'baize-payout-accounts button',
  ),
  securityDialog('bind-email', 'button[aria-label$=": E-mail"]', '[name=verificationCode]', 'h2', submit),
  securityDialog('profile-picture', 'button[aria-label="Profile picture"]', '.gallery img', 'h2', '.gallery-ways'),
  securityDialog('login-history', 'button[aria-label="View: Login history"]', '.activity', 'h2', '.activity'),
  securityDialog(
    'personal-information',
    'button:has-text("Personal information")',
    '[name=nickname]',
    'h2',
    '[name=nickname]',
  ),
  scrolledPage(
    'open-sessions',
    '/member/securityCenter',
    'baize-security-centre .sessions',
    whole('baize-security-centre .sessions'),
    { steps: press('baize-security-centre button[aria-label="Show: Open sessions"]') },
  ),
  page('inbox', '/member/messageV2', 'baize-inbox [part=row] >> nth=0', partly('baize-inbox [part=row] >> nth=0'), {
    before: changeAnswers('/wps/v2/messages', { content: messages, total: 3, unreadMessage: 2, personal: 2 }),
    core: '390 dark',
  }),
  popup(
    'member-centre-popup',
    'member',
    openPopup('member-centre'),
    'dialog:modal baize-security-centre summary',
    'h2',
    'baize-security-centre summary',
  ),
  popup(
    'change-password',
    'member',
    openPopup('change-password'),
    'baize-change-password [type=password]',
    'h2',
    '[type=password]',
    submit,
  ),
  popup('feedback', 'member', openPopup('feedback'), 'baize-feedback form', 'h2', 'select', submit),
  popup(
    'sign-out',
    'member',
    sequential(
      press('baize-account-bar .account-menu'),
      press('baize-account-bar [role=menuitem]:has-text("Sign out")'),
    ),
    'dialog:modal button',
    'button:has-text("Stay")',
    'button:has-text("Sign out")',
  ),
  page(
    'favourites-empty',
    '/favorite',
    'baize-account-games .state',
    whole('baize-account-games h2', 'baize-account-games .state-title', 'baize-account-games .state button'),
  ),
  page('recent', '/recent', 'baize-account-games h2', whole('baize-account-games h2')),
]
