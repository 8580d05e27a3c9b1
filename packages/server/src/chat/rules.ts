const second = 1000
const minute = 60 * second

/** What holds in every room. Times in milliseconds. */
export const chatRules = {
  /** How long the address of a launch lets somebody in (CHAT-05). */
  ticket: minute,
  /** The same for the address that staff print for a host. */
  hostTicket: 10 * minute,
  /** How long a seat is good at most. */
  seat: 12 * 60 * minute,
  /** A seat counts as taken so long after the last sign of life. */
  present: 45 * second,
  /** And so long after its stream broke off, so that a page that connects again has not left in between. */
  grace: 8 * second,
  /** Between two signs of life of a stream; proxies cut what stays silent for longer. */
  beat: 15 * second,
  /** Between two looks for what other processes have written, and for who is still there. */
  look: 3 * second,
  /** Lines that somebody who comes in finds there. */
  history: 50,
  /** Lines of a room that are kept. */
  kept: 500,
  /** Letters of a line. */
  length: 300,
  /** How often one person may speak, and how often one address. */
  pace: { calls: 5, per: 10 * second },
  pacePerNetwork: { calls: 30, per: 10 * second },
  /** How long staff keep somebody out. */
  ban: 24 * 60 * minute,
} as const

/** Why a line is reported (CHAT-07). */
export const reportReasons = ['underage', 'abuse', 'fraud', 'other'] as const
export type ReportReason = (typeof reportReasons)[number]
