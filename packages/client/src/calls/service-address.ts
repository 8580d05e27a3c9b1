import { isServiceAddress, sealing, systemStatus } from '@baize/contract'
import { base64url, compactDecrypt, exportJWK, generateKeyPair } from 'jose'
import type { Call } from './caller.ts'
import { toJson } from '../native-globals.ts'

/**
 * The address of an entry of customer service. It comes sealed to a key that is made for this one
 * question, so it lies in no store, no page and no log (ENT-24, CS-04). Null where there is no such
 * entry, or its address is of a kind that is never opened.
 */
export async function serviceAddress(call: Call, csPosition: string): Promise<string | null> {
  const { publicKey, privateKey } = await generateKeyPair(sealing.alg, { crv: 'P-256' })
  const answerKey = base64url.encode(toJson(await exportJWK(publicKey)))
  const { customerService } = await call(systemStatus, {}, { answerKey })
  const sealed = customerService.find(entry => entry.csPosition === csPosition)?.path
  if (!sealed) return null
  const { plaintext } = await compactDecrypt(sealed, privateKey)
  const address = new TextDecoder().decode(plaintext)
  return isServiceAddress(address) ? address : null
}
