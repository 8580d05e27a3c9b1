/**
 * Refusals of the studio's own calls: HTTP status and English text. Pages translate by the code.
 */
export const refusals = {
  BAD_REQUEST: [400, 'Invalid request'],
  BAD_STAKE: [400, 'This stake is not on offer'],
  BAD_CHOICE: [400, 'This game has no such bet'],
  SESSION_ENDED: [401, 'The game session has ended. Please open the game again'],
  LAUNCH_CODE_INVALID: [401, 'This game link was already used or has expired. Please open the game again'],
  SIGNATURE_INVALID: [401, 'The signature is invalid'],
  FORBIDDEN: [403, 'Not allowed from here'],
  NOT_FOUND: [404, 'Not found'],
  INSUFFICIENT_FUNDS: [409, 'Insufficient balance for this stake'],
  BET_REFUSED: [409, 'Bet not accepted'],
  ROUND_OPEN: [409, 'Your last round is still being settled'],
  REQUEST_CONFLICT: [409, 'The same request was made with another bet'],
  PAYMENT_CONFLICT: [409, 'This order number was opened as another payment'],
  TRANSFER_CONFLICT: [409, 'This reference was used for another transfer'],
  PAYMENT_ENDED: [409, 'This payment was cancelled or has expired'],
  BAD_VOUCHER: [400, 'This is not the code of a voucher'],
  DRAW_CLOSED: [409, 'Bets are closed for this draw'],
  TOO_MANY_BETS: [409, 'You have reached the bet limit for this draw'],
  ODDS_CHANGED: [409, 'The odds have changed'],
  ODDS_TOO_HIGH: [409, 'The total odds are too high for one bet'],
  TOO_MANY_CALLS: [429, 'Too many calls. Please wait a moment'],
  TOO_SOON: [429, 'The next round is not ready yet'],
  ROOM_CLOSED: [409, 'This room is closed'],
  ROOM_FULL: [409, 'All tables in this room are full'],
  NOT_YOUR_TURN: [409, 'It is not your turn'],
  BAD_CARD: [409, 'You cannot play this card now'],
  OPERATOR_DOWN: [503, 'The operator is not responding. Nothing was charged'],
  NO_ANSWER: [504, 'No answer'],
  UNKNOWN: [500, 'Something went wrong at the studio'],
} as const satisfies Record<string, readonly [status: number, text: string]>

export type RefusalCode = keyof typeof refusals

/** A refusal that reaches the player's page by its code. */
export class Refusal extends Error {
  readonly code: RefusalCode
  /** Further facts, such as `retryAfterMs`. */
  readonly facts: Record<string, string | number>

  constructor(code: RefusalCode, facts: Record<string, string | number> = {}) {
    super(refusals[code][1])
    this.code = code
    this.facts = facts
  }
}
