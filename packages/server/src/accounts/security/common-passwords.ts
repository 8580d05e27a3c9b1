// A maintained list of the passwords that leaks hold most often; of the package only this list is wanted.
import list from '@zxcvbn-ts/language-common/src/passwords.json' with { type: 'json' }

const common: ReadonlySet<string> = new Set(list)

/** Whether a password stands among those that everybody tries first, however it is written (VAL-07). */
export const isCommonPassword = (password: string): boolean => common.has(password.normalize('NFKC').toLowerCase())
