export { bothNames, originOf } from './origin-of.ts'
export { enterOwnSite, ownSite } from './own-site.ts'
export { siteOf, siteOfCall } from './site-of-call.ts'
