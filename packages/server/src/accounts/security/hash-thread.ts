import { argon2Sync } from 'node:crypto'
import { constants, setPriority } from 'node:os'
import type { Argon2Parameters } from 'node:crypto'

// Of this thread alone: whoever waits for a password can wait, and all other calls come first where processors are few.
setPriority(constants.priority.PRIORITY_LOW)

/** One hash, in the thread that runs it. */
export default (parameters: Argon2Parameters): Buffer => argon2Sync('argon2id', parameters)
