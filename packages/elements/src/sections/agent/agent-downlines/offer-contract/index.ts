export { OfferContract } from './OfferContract.tsx'
export type { OfferContractProps } from './OfferContract.tsx'
