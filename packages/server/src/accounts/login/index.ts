export { enter, letIn, noteLogin } from './complete-login.ts'
