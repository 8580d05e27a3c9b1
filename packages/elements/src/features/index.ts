// Every feature there is: one line each, in the order of the alphabet, naming its declaration. The folder is the tag without `baize-`.
// `npm run create <name>` adds the next.
export { accountBar } from './account-bar/account-bar.element.ts'
export { login } from './login/login.element.ts'
export { popupHost } from './popup-host/popup-host.element.ts'
export { register } from './register/register.element.ts'
