export { startLoginSession, completeLogin } from './complete-login.ts'
export { noteLogin } from './login-history.ts'
