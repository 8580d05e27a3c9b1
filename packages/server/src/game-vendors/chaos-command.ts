import * as z from 'zod/mini'
import { askStudio } from './ask-studio.ts'
import type { Command } from '../area.ts'
import { UsageError } from '../ops/index.ts'

const path = '/ops/chaos'
const calls = ['bet', 'win', 'rollback']
const modes = ['once', 'on', 'off']

/** How chaos stands at the studio. */
const View = z.object({
  armed: z.array(z.object({ effect: z.string(), call: z.string(), ms: z.number(), lasting: z.boolean() })),
  effects: z.array(z.object({ effect: z.string(), calls: z.array(z.string()), does: z.string() })),
})
type View = z.infer<typeof View>

/** What the words of a command mean; each is told by itself, so that only the effect has a place. */
function orderOf(words: readonly string[]): Record<string, string | number> {
  const order: Record<string, string | number> = {}
  for (const word of words) {
    if (calls.includes(word)) order['call'] = word
    else if (modes.includes(word)) order['mode'] = word
    else if (/^\d+$/.test(word)) order['ms'] = Number(word)
    else if (order['effect'] === undefined) order['effect'] = word
    else throw new UsageError(`What is "${word}"?`)
  }
  return order
}

const lines = ({ armed, effects }: View): string[] => [
  ...effects.map(({ effect, calls: struck, does }) => `${effect.padEnd(17)} ${struck.join(', ').padEnd(19)} ${does}`),
  ...(armed.length ? [] : ['Nothing is armed.']),
  ...armed.map(
    ({ effect, call, ms, lasting }) =>
      `Armed: ${effect} for ${lasting ? `every ${call}` : `the next ${call}`}${effect === 'delay' ? `, ${ms} ms` : ''}.`,
  ),
]

/** Trouble on the line between studio and platform, on purpose; the sandbox alone has it. */
export const chaos: Command = {
  usage: 'chaos [EFFECT [bet|win|rollback] [once|on|off] [MS] | off]',
  does: 'lists what can go wrong between studio and platform, and lets it happen to the next call, or to all until off',
  run: async (deps, words) => {
    const reply = await askStudio(deps, path, orderOf(words))
    if (!reply) return { ok: false, lines: ['The studio does not answer.'] }
    if (reply.status === 404) return { ok: false, lines: ['The studio has no chaos in production.'] }
    const view = z.safeParse(View, reply.body)
    if (!view.success) throw new UsageError('The studio knows no such trouble.')
    return { ok: true, lines: lines(view.data) }
  },
}
