import { agreementKinds, type AgreementKind, type contracts, type Output } from '@baize/contract'

/** A day without its time: agreements begin and end with days. */
export const day = { dateStyle: 'medium' } as const

export type AgreementRequest = Output<typeof contracts>['content'][number]

/** Requests by kind, in the order of the kinds, of which something waits (CON-19). */
export function byKind(
  requests: readonly AgreementRequest[],
): readonly (readonly [AgreementKind, readonly AgreementRequest[]])[] {
  return agreementKinds
    .map(kind => [kind, requests.filter(one => one.kind === kind)] as const)
    .filter(([, own]) => own.length > 0)
}
