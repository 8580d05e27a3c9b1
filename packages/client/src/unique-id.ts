/** Random hex that nobody can guess, for one-use ids and idempotency keys. */
export const uniqueId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map(byte => byte.toString(16).padStart(2, '0')).join('')
