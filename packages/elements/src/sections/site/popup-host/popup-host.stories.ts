import { html } from 'lit'

// No page of docs: its popups would lie over it.
export default { component: 'baize-popup-host', tags: ['!autodocs'] }

/** The login over the page; on a phone a sheet at its bottom. */
export const Login = { args: { open: 'login' } }
export const Register = { args: { open: 'register' } }
export const ForgotPassword = { args: { open: 'forgot-password' } }
export const ChangePassword = { args: { open: 'change-password' } }
/** With what a refused login said, as a property. */
export const SecondVerification = {
  render: () => {
    const detail = {
      challengeId: 'of-a-story',
      methods: [
        { method: 'sms', target: '+34 ••• ••• 001' },
        { method: 'email', target: 'd•••@baize.example' },
        { method: 'bank', target: '' },
        { method: 'totp', target: '' },
      ],
    }
    return html`<baize-popup-host open="second-verification" .detail=${detail}></baize-popup-host>`
  },
}
export const RealAccount = { args: { open: 'real-account' } }
export const QuickLogin = { args: { open: 'quick-login' } }
/** What the tile of a live lobby opens. */
export const GamePopup = {
  render: () =>
    html`<baize-popup-host open="game-popup" .detail=${{ vendor: 'MERIDIAN', category: 'LIVE' }}></baize-popup-host>`,
}
/** A guest is asked to log in whatever is chosen. */
export const AgentCentre = { args: { open: 'agent-centre' } }
