import { demoSecret } from '../src/config.ts'
import { signedHeaders } from '../src/engine/wallet/sign.ts'

/**
 * Makes a staff call to the studio, signed with the sandbox's secret at `at` (milliseconds since
 * 1970).
 */
export async function callOps<T>(
  url: string,
  path: string,
  body: unknown = {},
  at = Date.now(),
): Promise<{ status: number; body: T }> {
  const text = JSON.stringify(body)
  const headers = await signedHeaders({ vendor: 'studio', keyId: 'k1', secret: demoSecret }, `/ops/${path}`, text, at)
  const response = await fetch(`${url}/ops/${path}`, { method: 'POST', headers, body: text })
  return { status: response.status, body: (await response.json()) as T }
}
