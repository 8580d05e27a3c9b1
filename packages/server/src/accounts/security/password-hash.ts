import { timingSafeEqual } from 'node:crypto'
import type { Argon2Parameters } from 'node:crypto'
import { Piscina } from 'piscina'
import { hashCost } from './hash-cost.ts'
import { limitTable } from '../../limits/limit-table.ts'
import type { Deps, HashCost } from '../../deps.ts'

/**
 * Two threads, because more would occupy all processors and delay every other call by seconds. They
 * start with the first hash, and do not keep the process alive. A full queue is refused at once.
 */
const threads = new Piscina<Argon2Parameters, Uint8Array>({
  filename: new URL('./hash-thread.ts', import.meta.url).href,
  minThreads: 0,
  maxThreads: 2,
  maxQueue: limitTable['password-hashes'].standard.max,
  idleTimeout: Infinity,
})

/** Whether an error means that the pool's queue is full; the pool gives its errors no name. */
export const isQueueFull = (error: unknown): boolean =>
  error instanceof Error && error.message === 'Task queue is at limit'

interface StoredHash extends HashCost {
  salt: Buffer
  tag: Buffer
}

const tagLength = 32
const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64').replace(/=+$/, '')

/**
 * A password as it is stored: the PHC string of its argon2id hash, parameters included, so that
 * they can be raised later.
 */
export async function argon2Hash(password: string, salt: Uint8Array, cost: HashCost = hashCost): Promise<string> {
  const tag = await argon2id(password, salt, cost)
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${base64(salt)}$${base64(tag)}`
}

/**
 * Whether a password is the stored one. Without a stored one it costs the same time and is never
 * right.
 */
export async function argon2Matches(password: string, stored: string | null): Promise<boolean> {
  const hashPassword = stored === null ? hashOfNobody : parse(stored)
  const tag = await argon2id(password, hashPassword.salt, hashPassword)
  return timingSafeEqual(tag, hashPassword.tag) && stored !== null
}

/** Hash that is compared where an account does not exist, so that its answer takes as long. */
const hashOfNobody: StoredHash = { ...hashCost, salt: Buffer.alloc(16), tag: Buffer.alloc(tagLength) }

async function argon2id(password: string, salt: Uint8Array, cost: HashCost): Promise<Uint8Array> {
  const message = Buffer.from(password.normalize('NFKC'))
  return threads.run({ message, nonce: salt, ...cost, tagLength })
}

function parse(stored: string): StoredHash {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(stored)
  if (!match) throw new Error('A stored password hash cannot be read')
  const [, memory, passes, parallelism, salt = '', tag = ''] = match
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  }
}

function refuseFullQueue(error: unknown): never {
  throw isQueueFull(error) ? limitTable['password-hashes'].refuse() : error
}

/** @throws Refusal BUSY */
export const hashPassword = (deps: Deps, password: string): Promise<string> =>
  argon2Hash(password, deps.random.bytes(16), deps.config.hashCost).catch(refuseFullQueue)

/**
 * Whether a password is the stored one; without a stored one the answer takes as long and is no.
 * @throws Refusal BUSY
 */
export const passwordMatches = (password: string, stored: string | null): Promise<boolean> =>
  argon2Matches(password, stored).catch(refuseFullQueue)
