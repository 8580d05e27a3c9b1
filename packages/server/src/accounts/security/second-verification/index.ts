export { knowLoopback, rememberAddress } from './addresses.ts'
export { cautiousUntil, requireCalm } from './caution.ts'
export { secondVerification } from './verify.ts'
