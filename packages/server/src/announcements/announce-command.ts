import { publishNotice } from './publish.ts'
import { readSetting } from '../db/settings.ts'
import type { Command } from '../area.ts'
import { UsageError } from '../ops/index.ts'
import { siteSetting } from '../system/index.ts'

export const announce: Command = {
  usage: 'announce TITLE TEXT',
  does: 'shows a notice to players, in every language as it is written',
  run: async (deps, [title, ...text]) => {
    const content = text.join(' ')
    if (!title || !content) throw new UsageError('A notice needs a title and a text.')
    const { languages } = await readSetting(deps, siteSetting)
    const id = await publishNotice(deps, {
      texts: Object.fromEntries(languages.map(code => [code, { title, content }])),
    })
    return { ok: true, lines: [`Published as ${id}.`] }
  },
}
