// A maintained list of the passwords that leaks hold most often; of the package only this list is
// wanted.
import list from '@zxcvbn-ts/language-common/src/passwords.json' with { type: 'json' }
import { defaultPassword } from '@baize/contract'

const common: ReadonlySet<string> = new Set(list)

/** Whether a password is one of the most common ones, in any case (VAL-07). */
export const isCommonPassword = (password: string): boolean => common.has(password.normalize('NFKC').toLowerCase())

/**
 * Whether a password is the opening password of accounts that agents open, or the account's own
 * name (VAL-07).
 * @param name - in lower case
 */
export const isGuessablePassword = (password: string, name: string): boolean =>
  password === defaultPassword || password.toLowerCase() === name
