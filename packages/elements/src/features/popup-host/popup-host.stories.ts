// No page of docs: its popups would lie over it.
export default { title: 'Account/Popup host', component: 'baize-popup-host', tags: ['!autodocs'] }

/** The login over the page; on a phone a sheet at its bottom. */
export const Login = { args: { open: 'login' } }
export const Register = { args: { open: 'register' } }
