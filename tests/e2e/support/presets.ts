import { ops } from '../../../scripts/lib/ops.ts'
import { test } from './error-watch.ts'

/** The demo site's own registration, to which every test leaves the platform. */
const usual = 'username'

/**
 * Tests of one block see registration as the platform's staff have set it; one worker runs them one
 * after another.
 */
export function withPreset(name: string): void {
  test.beforeAll(() => ops({}, ['flags', 'preset', name]))
  test.afterAll(() => ops({}, ['flags', 'preset', usual]))
}

interface Sent {
  channel: string
  code?: string
}

/** The code of the newest message to somebody, as the sandbox shows it. */
export async function codeTo(site: string, to: string): Promise<string> {
  const reply = await fetch(`${site}/dev/outbox?to=${encodeURIComponent(to)}`)
  const answer = (await reply.json()) as Sent[] | { value: Sent[] }
  const [newest] = Array.isArray(answer) ? answer : answer.value
  return newest?.code ?? ''
}
