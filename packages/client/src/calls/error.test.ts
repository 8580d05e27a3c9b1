import { clientErrors, errors } from '@baize/contract'
import type { ClientErrorCode, ErrorCode } from '@baize/contract'
import { describe, expect, it } from 'vitest'
import { CallError, callError } from './error.ts'

/**
 * Of the platform's own codes these leave it open; all others are refusals, and nothing was done.
 */
const open = ['UNKNOWN', 'UNAVAILABLE']
const platformCodes = Object.keys(errors).map(code => [code, open.includes(code)] as const)

/** Trouble that the client itself reports: whether something may have been sent before it. */
const clientCodes: Readonly<Record<ClientErrorCode, boolean>> = {
  NETWORK: true,
  TIMEOUT: true,
  ABORTED: true,
  BAD_REPLY: true,
  // Told before anything is sent, or by a server that has no such address.
  NOT_LOGGED_IN: false,
  INVALID_URL: false,
  INSECURE_PAGE: false,
  TAB_BLOCKED: false,
  CONTACT_INVALID: false,
  LOGIN_POPUP_CLOSED: false,
  'config-missing': false,
  'config-conflict': false,
  'bad-attribute': false,
  'nested-form': false,
  'version-conflict': false,
  'chunk-load-failed': false,
  'render-failed': false,
}

describe('whether the platform may have acted', () => {
  it.each([...platformCodes, ...Object.entries(clientCodes)])('after %s: %s', (code, expected) => {
    expect(new CallError(code as ErrorCode | ClientErrorCode).mayHaveHappened).toBe(expected)
  })

  it('is answered for every code there is', () => {
    expect(Object.keys(clientCodes).sort()).toEqual(Object.keys(clientErrors).sort())
  })

  it('is not known of whatever else was thrown', () => {
    expect(callError(new TypeError('of ours')).mayHaveHappened).toBe(true)
  })

  it('is no for a refusal that a newer platform has and we do not know', () => {
    expect(new CallError('LATER_RULE' as ErrorCode).mayHaveHappened).toBe(false)
  })
})
