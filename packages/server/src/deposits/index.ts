export { applyStatus } from './apply-status.ts'
