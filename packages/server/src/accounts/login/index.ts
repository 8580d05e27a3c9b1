export { enter, completeLogin, noteLogin } from './complete-login.ts'
