import type { Input, Output, peerTransfers } from '@baize/contract'

/** Transfers on a page of the history. */
export const pageSize = 10

export type Config = Output<typeof peerTransfers>['config']
export type Transfer = Output<typeof peerTransfers>['content'][number]

/**
 * Input for a page of the history; the answer to the first one also brings the settings of the
 * form.
 */
export const pageOf = (pageNo: number): Input<typeof peerTransfers> => ({ pageNo, pageSize })
