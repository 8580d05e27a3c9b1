const second = 1000
const minute = 60 * second

/** Limits of every room. Times in milliseconds. */
export const chatRules = {
  /** How long the address of a launch lets somebody in (CHAT-05). */
  ticket: minute,
  /** The same for the address that staff print for a model. */
  modelTicket: 10 * minute,
  /** How long a seat lasts at most. */
  seat: 12 * 60 * minute,
  /** A seat counts as taken for so long after the last sign of life of its stream. */
  present: 45 * second,
  /** And for so long after its stream broke off, so that a page that connects again has not left in between. */
  grace: 8 * second,
  /** Between two signs of life of a stream; proxies cut a stream that is silent for longer. */
  heartbeat: 15 * second,
  /** Between two reads of lines that other processes have written, and of the people who are still there. */
  poll: 3 * second,
  /** Lines that a person who comes in gets. */
  history: 50,
  /** Lines of a room that are stored; older ones are deleted. */
  storedLines: 500,
  /** Letters of a line. */
  lineLength: 300,
  /** How often one person may speak, and how often one address. */
  rate: { calls: 5, per: 10 * second },
  ratePerNetwork: { calls: 30, per: 10 * second },
  /** How long a ban lasts. */
  ban: 24 * 60 * minute,
} as const

/** Reasons for which a line is reported (CHAT-07). */
export const reportReasons = ['underage', 'abuse', 'fraud', 'other'] as const
export type ReportReason = (typeof reportReasons)[number]
