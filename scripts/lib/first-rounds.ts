import { randomUUID } from 'node:crypto'
import { signatureHeaders, signVendorCall } from '@baize/contract'
import { settingsFrom } from '@baize/studio'
import type { Addresses } from './addresses.ts'
import { ops } from './ops.ts'

/**
 * Launches for the seeded players, and rounds of each. One round in seven pays more than twice its
 * stake, so that the boards are full.
 */
const launches = 24
const spins = 12

/** Asks the studio to play: signed with the secret that studio and platform share. */
async function play({ studio, env }: Addresses, body: string): Promise<void> {
  const { vendor, keyId, secret } = settingsFrom({ ...process.env, ...env })
  const path = '/ops/seed'
  const timestamp = String(Math.floor(Date.now() / 1000))
  const nonce = randomUUID()
  const response = await fetch(studio + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [signatureHeaders.vendor]: vendor,
      [signatureHeaders.keyId]: keyId,
      [signatureHeaders.timestamp]: timestamp,
      [signatureHeaders.nonce]: nonce,
      [signatureHeaders.signature]: await signVendorCall(secret, { timestamp, nonce, path, body }),
    },
    body,
  })
  if (!response.ok) throw new Error(`The studio could not play the first rounds (${response.status}).`)
}

/**
 * Lets the seeded players of a fresh sandbox play their first rounds, so that the winner board
 * begins with a week of rounds that can be looked up. On a platform that has rounds already, and in
 * production, nothing happens.
 */
export async function playFirstRounds(where: Addresses): Promise<void> {
  const lines = (await ops(where.env, ['launches', String(launches)])).split('\n').filter(line => line.startsWith('{'))
  if (lines.length === 0) return
  console.log('The seeded players play their first rounds …')
  const codes = lines.map(line => JSON.parse(line) as { code: string; gameCode: string })
  const played = codes.map(({ code, gameCode }) => ({ code, gameCode }))
  await play(where, JSON.stringify({ launches: played, spins }))
  await ops(where.env, ['spread-rounds', '7'])
}
