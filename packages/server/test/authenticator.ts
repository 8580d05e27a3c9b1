import { createHash } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

const algorithm = { name: 'ECDSA', namedCurve: 'P-256' } as const
/** Flags of what an authenticator did: saw somebody, knew the person, sends a new key. */
const flags = { present: 0x01, verified: 0x04, attested: 0x40 } as const

const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url')
const sha256 = (text: string | Uint8Array) => createHash('sha256').update(text).digest()

/** What a page hands to its authenticator. */
export interface Ceremony {
  challenge: string
  rpId: string
  origin: string
  /** Whether it looked at the person: a finger, a face, a PIN of its own. */
  verified?: boolean
}

const clientData = (type: string, { challenge, origin }: Ceremony): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

function authenticatorData({ rpId, verified = true }: Ceremony, counter: number, attested?: Buffer): Buffer {
  const bits = flags.present | (verified ? flags.verified : 0) | (attested ? flags.attested : 0)
  const head = Buffer.alloc(5)
  head.writeUInt8(bits, 0)
  head.writeUInt32BE(counter, 1)
  return Buffer.concat([sha256(rpId), head, attested ?? Buffer.alloc(0)])
}

/** The public key as COSE writes it. */
async function coseOf(key: CryptoKey): Promise<Uint8Array> {
  const { x = '', y = '' } = await crypto.subtle.exportKey('jwk', key)
  const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'))
  return isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, bytes(x)],
      [-3, bytes(y)],
    ]),
  )
}

/** A whole number as ASN.1 writes it: without leading zeros, never negative. */
function asn1Integer(bytes: Buffer): Buffer {
  const trimmed = bytes.subarray(bytes.findIndex((byte, at) => byte !== 0 || at === bytes.length - 1))
  const value = trimmed[0]! & 0x80 ? Buffer.concat([Buffer.from([0]), trimmed]) : trimmed
  return Buffer.concat([Buffer.from([0x02, value.length]), value])
}

/** A signature as authenticators send it: WebCrypto answers its two numbers side by side. */
function derOf(raw: Buffer): Buffer {
  const both = Buffer.concat([asn1Integer(raw.subarray(0, 32)), asn1Integer(raw.subarray(32))])
  return Buffer.concat([Buffer.from([0x30, both.length]), both])
}

/**
 * An authenticator in software: makes one passkey, and signs with it. Its answers are what a
 * browser would send as JSON.
 */
export async function softwareAuthenticator() {
  const pair = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])
  const id = Buffer.from(crypto.getRandomValues(new Uint8Array(16)))
  let counter = 0

  return {
    async create(ceremony: Ceremony): Promise<string> {
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const attested = Buffer.concat([Buffer.alloc(16), length, id, await coseOf(pair.publicKey)])
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authenticatorData(ceremony, counter, attested))],
      ])
      const response = {
        clientDataJSON: base64url(clientData('webauthn.create', ceremony)),
        attestationObject: base64url(isoCBOR.encode(attestation as Map<string, string>)),
      }
      return JSON.stringify({
        id: base64url(id),
        rawId: base64url(id),
        type: 'public-key',
        clientExtensionResults: {},
        response,
      })
    },
    async sign(ceremony: Ceremony): Promise<string> {
      counter += 1
      const data = authenticatorData(ceremony, counter)
      const client = clientData('webauthn.get', ceremony)
      const signed = new Uint8Array(Buffer.concat([data, sha256(client)]))
      const raw = await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, pair.privateKey, signed)
      const response = {
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(derOf(Buffer.from(raw))),
      }
      return JSON.stringify({
        id: base64url(id),
        rawId: base64url(id),
        type: 'public-key',
        clientExtensionResults: {},
        response,
      })
    },
  }
}
