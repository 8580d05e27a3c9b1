import { Refusal } from '../http/refusal.ts'

/** @throws Refusal BAD_REQUEST where a vendor names a player in a form that the platform never gave out */
export function playerIdOf(text: string): string {
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text)) throw new Refusal('BAD_REQUEST')
  return text
}
