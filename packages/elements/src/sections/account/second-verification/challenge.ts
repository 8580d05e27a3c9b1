import { secondMethods, type SecondMethod } from '@baize/contract'

export interface OfferedMethod {
  method: SecondMethod
  /** Where a code goes, masked; empty where nothing is sent. */
  target: string
}
export interface Challenge {
  challengeId: string
  methods: readonly OfferedMethod[]
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const isMethod = (value: unknown): value is OfferedMethod =>
  isRecord(value) && secondMethods.some(method => method === value['method']) && typeof value['target'] === 'string'

/** Reads the challenge that a host set; null where it is none, or has no known method. */
export function readChallenge(value: unknown): Challenge | null {
  if (!isRecord(value) || typeof value['challengeId'] !== 'string' || !Array.isArray(value['methods'])) return null
  const methods = value['methods'].filter(isMethod)
  return methods.length ? { challengeId: value['challengeId'], methods } : null
}

/** Methods whose code is sent first, wherever the account has its target. */
export const sendsCode = (method: SecondMethod): boolean => method === 'sms' || method === 'email'
