import { createHash } from 'node:crypto'

/** What is wrong with an address. */
type Problem = 'format' | 'checksum'

const base58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
/** First bytes of addresses of Bitcoin's main network that pay to a key and to a script. */
const base58Versions: readonly number[] = [0x00, 0x05]
const base58Bytes = 25

const sha256 = (data: Uint8Array) => createHash('sha256').update(data).digest()

/** An older address: a version, a hash of 20 bytes and a checksum, as a number to the base 58. */
function base58Problem(address: string): Problem | null {
  const value = [...address].reduce((sum, letter) => sum * 58n + BigInt(base58.indexOf(letter)), 0n)
  const hex = value.toString(16).padStart(2 * base58Bytes, '0')
  const bytes = Buffer.from(hex, 'hex')
  const zeros = bytes.findIndex(byte => byte !== 0)
  const ones = /^1*/.exec(address)?.[0].length
  if (hex.length !== 2 * base58Bytes || ones !== zeros || !base58Versions.includes(bytes[0] ?? NaN)) return 'format'
  return sha256(sha256(bytes.subarray(0, 21)))
    .subarray(0, 4)
    .equals(bytes.subarray(21))
    ? null
    : 'checksum'
}

const bech32 = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'
/** What the checksum of BIP 173 and that of BIP 350 come to. */
const [bech32Rest, bech32mRest] = [1, 0x2bc830a3]
/** The prefix of the main network, `bc`, as its checksum counts it. */
const prefix = [3, 3, 0, 2, 3]
const generators = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3]

/** The rest that BIP 173 leaves of words of five bits. */
const polymod = (words: readonly number[]): number =>
  words.reduce((rest, word) => {
    const top = rest >>> 25
    const next = ((rest & 0x1ffffff) << 5) ^ word
    return generators.reduce((sum, generator, bit) => ((top >>> bit) & 1 ? sum ^ generator : sum), next)
  }, 1)

/** Whether a witness program of these words has a length that its version allows, and no rest. */
function isProgram(version: number, words: readonly number[]): boolean {
  const bytes = Math.floor((words.length * 5) / 8)
  const spare = (words.length * 5) % 8
  if (spare > 4 || ((words.at(-1) ?? 0) & ((1 << spare) - 1)) !== 0 || version > 16) return false
  return version === 0 ? bytes === 20 || bytes === 32 : bytes >= 2 && bytes <= 40
}

/** A newer address: a version and a program in words of five bits, with a checksum of six. */
function segwitProblem(address: string): Problem | null {
  const words = [...address.slice(3)].map(letter => bech32.indexOf(letter))
  const [version = 0, ...program] = words.slice(0, -6)
  if (words.includes(-1) || !isProgram(version, program)) return 'format'
  return polymod([...prefix, ...words]) === (version === 0 ? bech32Rest : bech32mRest) ? null : 'checksum'
}

/**
 * What is wrong with a Bitcoin address of the main network, segwit in small letters (BIP 173, BIP
 * 350) or older (Base58Check); null where nothing is.
 */
export function bitcoinProblem(address: string): Problem | null {
  if (/^bc1[a-z\d]{11,87}$/.test(address)) return segwitProblem(address)
  return /^[13][1-9A-HJ-NP-Za-km-z]{25,34}$/.test(address) ? base58Problem(address) : 'format'
}
