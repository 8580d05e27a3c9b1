import { publishNotice } from './index.ts'
import { readSetting } from '../system/index.ts'
import type { Command } from '../app/commands.ts'
import { UsageError } from '../ops/usage-error.ts'

export const announce: Command = {
  usage: 'announce TITLE TEXT',
  does: 'shows a notice to players, in every language as it is written',
  run: async (deps, [title, ...text]) => {
    const content = text.join(' ')
    if (!title || !content) throw new UsageError('A notice needs a title and a text.')
    const { languages } = await readSetting(deps, 'site')
    const id = await publishNotice(deps, {
      texts: Object.fromEntries(languages.map(code => [code, { title, content }])),
    })
    return { ok: true, lines: [`Published as ${id}.`] }
  },
}
