import type { Way } from '../../login/complete-login.ts'

/** What is kept of a login while it waits for its second verification. */
export type KeptWay = Pick<Way, 'kind' | 'side' | 'device'>

/**
 * Ways that show more than a password does: a code that reached the mobile number, or the word of an identity provider. They are themselves
 * what a strange address is asked for (AUTH-28).
 */
const proves: Readonly<Record<Way['kind'], boolean>> = {
  password: false,
  quick: false,
  sms: true,
  identity: true,
  reset: true,
}

export const provesItself = ({ kind }: Pick<Way, 'kind'>): boolean => proves[kind]
