import { Refusal } from '../http/refusal.ts'
import { isUuid } from '../random.ts'

/**
 * @throws Refusal BAD_REQUEST where a vendor names a player in a form that the platform never gave
 *   out
 */
export function playerIdOf(text: string): string {
  if (!isUuid(text)) throw new Refusal('BAD_REQUEST')
  return text
}
