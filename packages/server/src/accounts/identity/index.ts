export { identityOf } from './identify.ts'
export { linkIdentity, playerByIdentity } from './links.ts'
export type { Identity } from './provider.ts'
