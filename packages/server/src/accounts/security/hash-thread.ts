import { argon2Sync } from 'node:crypto'
import { constants, setPriority } from 'node:os'
import type { Argon2Parameters } from 'node:crypto'

// The priority of this thread alone is lowered, so that all other calls come before password hashes
// where processors are few.
setPriority(constants.priority.PRIORITY_LOW)

/** One hash, in the thread that runs it. */
export default (parameters: Argon2Parameters): Buffer => argon2Sync('argon2id', parameters)
