import type { HashCost } from '../../deps.ts'

/** The minimum that OWASP's ASVS asks of argon2id: 19 MiB, two passes, one thread. */
export const hashCost: HashCost = { memory: 19_456, passes: 2, parallelism: 1 }

/** Whether one cost is less than another in memory, passes or threads. */
export const isCheaper = (one: HashCost, other: HashCost): boolean =>
  one.memory < other.memory || one.passes < other.passes || one.parallelism < other.parallelism
