/** What one hash costs: kibibytes, passes, lanes. */
export interface HashCost {
  memory: number
  passes: number
  parallelism: number
}

/** The least that OWASP's ASVS asks of argon2id: 19 MiB, two passes, one lane. */
export const hashCost: HashCost = { memory: 19_456, passes: 2, parallelism: 1 }

/** Whether one cost is less than another in any way. */
export const isCheaper = (one: HashCost, other: HashCost): boolean =>
  one.memory < other.memory || one.passes < other.passes || one.parallelism < other.parallelism
