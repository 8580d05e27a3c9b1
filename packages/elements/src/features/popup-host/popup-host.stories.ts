import { html } from 'lit'

export default { title: 'Account/Popup host', component: 'baize-popup-host' }

/** The login over the page; on a phone a sheet at its bottom. */
export const Login = { render: () => html`<baize-popup-host open="login"></baize-popup-host>` }
export const Register = { render: () => html`<baize-popup-host open="register"></baize-popup-host>` }
