export { startLoginSession, completeLogin, noteLoginTime } from './complete-login.ts'
