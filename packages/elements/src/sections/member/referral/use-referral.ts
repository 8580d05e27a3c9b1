import { referral, type Output } from '@baize/contract'
import { useRecords, type Records } from '../../../shared/records/use-records.ts'

export type Invited = Output<typeof referral>
export type Invitee = Invited['invitees'][number]

const rowsOf = ({ invitees }: Invited) => invitees

/** What a member's invitation brought, by days and page. */
export const useReferral = (): Records<Invited, Invitee> => useRecords(referral, { rowsOf })
